// @ts-check
// Editing a combatant: nothing here starts or ends a turn.
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { appear, defeat, edit, initiative, place, remove, show } from "../../lib/commands.js";
import { budgetName } from "../../lib/budget-name.js";
import { t } from "../../lib/text.js";
import { abilities } from "./abilities.js";
import { effectsEditor } from "./effects.js";
import { moves } from "./moves.js";
import { ownEditor } from "./own.js";
import { statsEditor } from "./stats.js";
import { squareForm } from "../shared/square-form.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On @typedef {import("../../lib/types.js").Row} Row */

/** @param {string} label @param {string | number} value @param {(value: string) => void} set @param {string} [type] */
const field = (label, value, set, type = "number") => html`<label class="field">
  <span>${label}</span><input type=${type} .value=${live(String(value))} @change=${(/** @type {any} */ event) => set(event.target.value)} />
</label>`;

/** Hit points for somebody who came without any. @param {State} state @param {On} on @param {Row} one */
const firstHp = ({ room }, on, one) => {
  const { health } = room.system;
  const set = (/** @type {number} */ hp) => hp > 0 && on.send(edit(one.id, { hp, stats: { [health]: hp } }));
  return health ? field(t("hp"), "", (value) => set(Math.round(Number(value)))) : "";
};

/** @param {State} state @param {On} on @param {Row} one */
const hurt = (state, on, one) => {
  if (!one.hp) return firstHp(state, on, one);
  if (one.hp.level) return "";
  const set = (/** @type {number} */ value) => on.send(edit(one.id, { hp: Math.max(0, value) }));
  return html`<div class="stepper" role="group" aria-label=${t("hp")}>
    <span>${t("hp")}</span>
    <button aria-label=${t("hp-less")} @click=${() => set(one.hp.value - 1)}>−</button>
    <input type="number" aria-label=${t("hp")} .value=${live(String(one.hp.value))} @change=${(/** @type {any} */ event) => set(Number(event.target.value))} />
    <button aria-label=${t("hp-more")} @click=${() => set(one.hp.value + 1)}>+</button>
  </div>`;
};

/** @param {On} on @param {Row} one */
const purse = (on, one) => one.budgets.map(({ id, value, cap }) => {
  const set = (/** @type {number} */ next) => on.send(edit(one.id, { budgets: { [id]: next } }));
  return html`<div class="stepper" role="group" aria-label=${budgetName(id)}>
    <span>${budgetName(id)}</span>
    <button aria-label=${t("less")} ?disabled=${value <= 0} @click=${() => set(value - 1)}>−</button>
    <output>${value}</output>
    <button aria-label=${t("more")} ?disabled=${value >= cap} @click=${() => set(value + 1)}>+</button>
  </div>`;
});

/** @param {State} state @param {On} on @param {Row} one */
const verbs = (state, on, one) => html`<div class="chips">
  ${moves(state, on, one)}
  <button class="chip" @click=${() => on.send(show(one.id, one.hidden))}>${t(one.hidden ? "reveal" : "hide")}</button>
  ${one.hidden && !one.appears ? html`<button class="chip" @click=${() => on.send(appear(one.id))}>${t("reveal-at-turn")}</button>` : ""}
  <button class="chip" @click=${() => on.send(defeat(one.id, !one.defeated))}>${t(one.defeated ? "undefeat" : "defeat")}</button>
  <button class="chip danger" @click=${() => on.send(remove(one.id))}>${t("remove")}</button>
</div>`;

/** @param {State} state @param {On} on @param {Row} one */
export const editor = (state, on, one) => {
  const token = state.board?.tokens.find((/** @type {any} */ each) => each.id === one.id);
  return html`<section class="editor" aria-label=${t("edit", { name: one.name })}>
    ${field(t("name"), one.name, (name) => name.trim() && on.send(edit(one.id, { name: name.trim() })), "text")}
    ${state.room.system.ranked ? html`<div class="row">${field(t("initiative"), one.initiative ?? "", (value) => on.send(initiative(one.id, value === "" ? null : Number(value))))}
      <button @click=${() => on.send(initiative(one.id, null))}>${t("roll")}</button></div>` : ""}
    ${hurt(state, on, one)} ${purse(on, one)} ${effectsEditor(state, on, one)} ${verbs(state, on, one)}
    ${state.board ? squareForm({ value: token ? [token.x, token.y] : null, board: state.board, label: t("place") }, ([x, y]) => on.send(place(one.id, x, y))) : ""}
    ${statsEditor(state, on, one)} ${abilities(state, on, one)} ${ownEditor(state, on, one)}
  </section>`;
};
