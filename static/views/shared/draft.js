// @ts-check
// The form of an option that is being filled: targets, a square and amounts. Shared by GM and player.
import { html } from "lit-html";
import { budgetName } from "../../lib/budget-name.js";
import { filled, isFilled, payable, toggleTarget } from "../../lib/draft.js";
import { busy, nameOf, rowOf } from "../../lib/read.js";
import { say, t } from "../../lib/text.js";
import { sideMark } from "./marks.js";
import { lastTest } from "./works.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On @typedef {import("../../lib/types.js").Option} Option */

/** @param {State} state @param {On} on @param {Option} option */
const targets = (state, on, option) => html`<fieldset class="targets">
  <legend>${t("choose-targets", { count: option.targets?.count ?? 1 })}</legend>
  ${option.targets?.candidates.map((id) => html`<button class="chip" aria-pressed=${String(state.ui.draft.targets.includes(id))}
    @click=${() => toggleTarget(state, on, id)}>${sideMark(rowOf(state, id)?.side ?? "others")} ${nameOf(state, id)}${option.targets?.far?.includes(id)
      ? html` <small class="misses">${t("target-far")}</small>` : ""}</button>`)}
</fieldset>`;

/** @param {State} state @param {On} on @param {[string, [number, number]]} choice @param {Option} option */
const amount = (state, on, [id, [least, most]], option) => {
  const { draft } = state.ui;
  const now = draft.choices[id];
  const label = id === "turns" ? t("turns-of-work") : budgetName(id);
  const set = (/** @type {number} */ value) => on.ui({ draft: { ...draft, choices: { ...draft.choices, [id]: value } } });
  return html`<div class="stepper" role="group" aria-label=${label}>
    <span>${label}</span>
    <button ?disabled=${now <= least} aria-label=${t("less")} @click=${() => set(now - 1)}>−</button>
    <output>${now}</output>
    <button ?disabled=${now >= most || !payable(option, { ...draft.choices, [id]: now + 1 })} aria-label=${t("more")} @click=${() => set(now + 1)}>+</button>
    ${id === "turns" && option.work ? html`<small class="soft">${t("work-done", option.work)}</small> ${lastTest(option.work)}` : ""}
  </div>`;
};

/** One of several things to pick: what is readied, and for what. @param {State} state @param {On} on @param {any} pick */
const pick = (state, on, { key, label, choices }) => {
  const { draft } = state.ui;
  const set = (/** @type {any} */ event) => on.ui({ draft: { ...draft, picks: { ...draft.picks, [key]: event.target.value } } });
  return html`<label class="field"><span>${label ? say(label) : t(`pick-${key}`)}</span>
    <select @change=${set}>${choices.map((/** @type {any} */ one) => html`<option value=${one.id} ?selected=${draft.picks?.[key] === one.id}>${say(one.label)}</option>`)}</select></label>`;
};

/** What no trigger of the rules says. @param {State} state @param {On} on */
const inWords = ({ ui: { draft } }, on) => html`<label class="field"><span>${t("ready-words")}</span>
  <input maxlength="120" autocomplete="off" .value=${draft.picks.text ?? ""} @input=${(/** @type {any} */ event) => on.ui({ draft: { ...draft, picks: { ...draft.picks, text: event.target.value } } })} /></label>`;

/** @param {State} state @param {On} on @param {Option} option @param {unknown} squares how a square is chosen here */
export const draftForm = (state, on, option, squares) => html`<section class="draft" aria-label=${say(option.label)}>
  <h2>${say(option.label)}</h2>${option.text ? html`<p class="soft">${option.text}</p>` : ""}
  ${option.targets?.candidates.length ? targets(state, on, option) : ""}
  ${Object.entries(option.choices ?? {}).map((one) => amount(state, on, one, option))}
  ${(option.picks ?? []).map((one) => pick(state, on, one))}
  ${option.command.type === "ready" ? inWords(state, on) : ""}
  ${option.squares?.length ? squares : ""}
</section>`;

/** @param {State} state @param {On} on @param {Option} option @param {string} [size] */
export const draftButtons = (state, on, option, size = "") => html`<div class="row">
  <button class=${size} @click=${() => on.ui({ draft: null })}>${t("cancel")}</button>
  <button class="primary ${size}" ?disabled=${!isFilled(state, option) || busy(state, option.command.actor)}
    @click=${() => on.send(filled(state) ?? {})}>${t("do-it")}</button>
</div>`;
