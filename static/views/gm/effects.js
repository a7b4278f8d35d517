// @ts-check
// What lies on a combatant: ended with a press; a condition, or words of one's own, until some moment.
import { html } from "lit-html";
import { effect } from "../../lib/commands.js";
import { say, t } from "../../lib/text.js";

const UNTIL = ["never", "turn_start", "turn_end", "next_turn_end", "encounter", "save", "round_end"];

/** @param {any} on @param {any} one @param {any} each */
const lasting = (on, one, each) => html`<li><button class="chip" @click=${() => on.send(effect(one.id, { end: each.id }))}>
  <span>${say(each.name)} ${each.until ? html`<span class="soft">${say(each.until)}</span>` : ""}</span> <span class="soft">${t("end-effect")}</span></button></li>`;

/** @param {any} on @param {any} one */
const submit = (on, one) => (/** @type {any} */ event) => {
  event.preventDefault();
  const { condition, name, until, anchor } = Object.fromEntries(new FormData(event.target));
  if (!condition && !String(name).trim()) return event.target.elements.name.focus();
  const what = condition ? { condition } : { name: String(name).trim() };
  on.send(effect(one.id, { ...what, until, ...(until.startsWith("turn") || until.startsWith("next") ? { anchor } : {}) }));
  event.target.reset();
};

/** @param {any} state @param {any} on @param {any} one */
export const effectsEditor = (state, on, one) => {
  const mine = state.effects.filter((/** @type {any} */ each) => each.on === one.id);
  return html`${mine.length ? html`<ul class="chips">${mine.map((/** @type {any} */ each) => lasting(on, one, each))}</ul>` : ""}
    <details><summary>${t("add-effect")}</summary><form class="effect-form" @submit=${submit(on, one)}>
      <label class="field"><span>${t("condition")}</span><select name="condition"><option value="">–</option>
        ${state.room.system.conditions.map((/** @type {string} */ id) => html`<option value=${id}>${t(`condition-${id}`)}</option>`)}</select></label>
      <label class="field"><span>${t("effect-own")}</span><input name="name" maxlength="60" autocomplete="off" /></label>
      <label class="field"><span>${t("effect-until")}</span><select name="until">${UNTIL.map((id) => html`<option value=${id}>${t(`effect-until-${id}`)}</option>`)}</select></label>
      <label class="field"><span>${t("effect-anchor")}</span><select name="anchor">${state.order.rows.map((/** @type {any} */ each) =>
        html`<option value=${each.id} ?selected=${each.id === one.id}>${each.name}</option>`)}</select></label>
      <button>${t("add")}</button>
    </form></details>`;
};
