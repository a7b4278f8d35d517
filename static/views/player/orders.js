// @ts-check
// Standing orders: what to do with a reaction next time, said from its prompt, listed, changed and taken back.
import { html } from "lit-html";
import { standing } from "../../lib/commands.js";
import { nameOf } from "../../lib/read.js";
import { say, t } from "../../lib/text.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On @typedef {import("../../lib/types.js").Prompt} Prompt */

const MODES = ["ask", "always", "never", "round", "expiry"];
const MODES_OF_PROMPT = ["always", "never", "round", "expiry"];

/** "Not this round" is a "never" that ends with the round. @param {any} rule */
const modeOf = (rule) => (rule?.mode === "never" && typeof rule.round === "number" ? "round" : rule?.mode);

/** @param {State} state @param {string} mode */
const asRule = (state, mode) => (mode === "round" ? { mode: "never", round: state.order.round } : { mode, round: null });

/** From the prompt itself: from the next time on. @param {State} state @param {On} on @param {Prompt} one @param {any} option */
export const nextTime = (state, on, one, option) => {
  if (!option) return "";
  const now = modeOf(state.me.standing?.find((/** @type {any} */ each) => each.actor === one.actor && each.reaction === option.reaction)?.rule);
  return html`<details class="next-time"><summary>${t("next-time")}</summary><div class="chips">${MODES_OF_PROMPT.map((mode) => html`<button class="chip" aria-pressed=${String(now === mode)}
    @click=${() => on.send(standing(one.actor, option.reaction, now === mode ? null : asRule(state, mode)))}>${t(`standing-${mode}`)}</button>`)}</div></details>`;
};

/** A rule with its conditions. @param {State} state @param {any} rule */
const inWords = (state, rule) =>
  [
    t(`standing-${modeOf(rule)}`),
    rule.source ? t("standing-if-source", { who: nameOf(state, rule.source) }) : "",
    typeof rule.hp_at_most === "number" ? t("standing-if-hp", { percent: rule.hp_at_most }) : "",
    rule.keep ? t("standing-if-keep", { left: rule.keep }) : "",
  ].filter(Boolean).join(" · ");

/** Against whom alone. @param {State} state @param {any} rule @param {(change: object) => void} set */
const against = (state, rule, set) => {
  const others = state.order.rows.filter((one) => !state.me.controls.includes(one.id));
  return html`<label class="field"><span>${t("standing-source")}</span><select @change=${(/** @type {any} */ event) => set({ source: event.target.value || null })}>
    <option value="" ?selected=${!rule.source}>${t("anybody")}</option>
    ${others.map((one) => html`<option value=${one.id} ?selected=${one.id === rule.source}>${one.name}</option>`)}</select></label>`;
};

/** Of several that fit, the first decides. @param {State} state @param {any} order @param {(change: object) => void} set */
const first = (state, { actor, reaction }, set) => {
  const same = (state.me.standing ?? []).filter((/** @type {any} */ one) => one.actor === actor);
  return same[0]?.reaction === reaction
    ? ""
    : html`<button class="wide-button" @click=${() => set({ rank: same[0].rule.rank - 1 })}>${t("standing-first")}</button>`;
};

/** The rule as it will be when what was sent has arrived: two quick changes are both kept. @param {State} state @param {any} order */
const newest = ({ pending }, { actor, reaction, rule }) =>
  Object.values(pending).findLast(({ cmd }) => cmd.type === "standing" && cmd.actor === actor && cmd.reaction === reaction)?.cmd.rule ?? rule;

/** @param {State} state @param {On} on @param {any} order */
const line = (state, on, order) => {
  const { actor, reaction, label } = order;
  const rule = newest(state, order);
  const set = (/** @type {object} */ change) => on.send(standing(actor, reaction, { ...rule, ...change }));
  const number = (/** @type {any} */ event, /** @type {number | null} */ none) => (event.target.value === "" ? none : Number(event.target.value));
  return html`<li class="order"><h3>${say(label)} <span class="soft">${nameOf(state, actor)}</span></h3><p>${inWords(state, rule)}</p>
    <label class="field"><span>${t("standing-what")}</span><select @change=${(/** @type {any} */ event) => set(asRule(state, event.target.value))}>
      ${MODES.map((mode) => html`<option value=${mode} ?selected=${mode === modeOf(rule)}>${t(`standing-${mode}`)}</option>`)}</select></label>
    <div class="row"><label class="field"><span>${t("standing-hp")}</span><input type="number" inputmode="numeric" min="1" max="100" .value=${String(rule.hp_at_most ?? "")}
        @change=${(/** @type {any} */ event) => event.target.reportValidity() && set({ hp_at_most: number(event, null) })} /></label>
      <label class="field"><span>${t("standing-keep")}</span><input type="number" inputmode="numeric" min="0" max="100" .value=${String(rule.keep)}
        @change=${(/** @type {any} */ event) => event.target.reportValidity() && set({ keep: number(event, 0) })} /></label></div>
    ${against(state, rule, set)} ${first(state, order, set)}
    <button class="wide-button" @click=${() => on.send(standing(actor, reaction, null))}>${t("standing-end")}</button></li>`;
};

/** @param {State} state @param {On} on */
export const orders = (state, on) => {
  const all = state.me.standing ?? [];
  return all.length
    ? html`<details class="orders"><summary>${t("standing-count", { count: all.length })}</summary><ul class="plain">${all.map((/** @type {any} */ one) => line(state, on, one))}</ul></details>`
    : "";
};
