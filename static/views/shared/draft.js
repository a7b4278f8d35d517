// @ts-check
// Filling an option: targets, a square and amounts, then the command. Shared by GM and player.
import { html } from "lit-html";
import { fill } from "../../lib/commands.js";
import { keyOf } from "../../lib/reduce.js";
import { busy, nameOf, rowOf } from "../../lib/read.js";
import { say, t } from "../../lib/text.js";
import { budgetName, sideMark } from "./marks.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On @typedef {import("../../lib/types.js").Option} Option */

/** @param {Option} option */
const open = (option) => !!(option.targets?.candidates.length || option.squares?.length || option.choices || option.picks);

/** Press an option: send it, or start filling it. @param {On} on @param {Option} option @param {number[][] | null} [path] where it goes, when that is known */
export const press = (on, option, path = null) => {
  if (!open(option)) return on.send(option.command);
  if (path && !option.targets?.candidates.length && !option.choices && !option.picks) return on.send(fill(option, { path }));
  const { count = 0, candidates = [] } = option.targets ?? {};
  const targets = candidates.length && candidates.length <= count ? candidates : [];
  const choices = Object.fromEntries(Object.entries(option.choices ?? {}).map(([id, [least]]) => [id, least]));
  const picks = Object.fromEntries((option.picks ?? []).map(({ key, choices: [first] }) => [key, first?.id]));
  on.ui({ draft: { key: keyOf(option.command), targets, path, choices, picks } });
};

/** The option being filled. @param {State} state @returns {Option | null} */
export const drafted = (state) => state.me.options.find((one) => keyOf(one.command) === state.ui.draft?.key) ?? null;

/** Whether it is a target at all. @param {State} state @param {On} on @param {string} id */
export const toggleTarget = (state, on, id) => {
  const option = drafted(state);
  const count = option?.targets?.count ?? 1;
  if (!option?.targets?.candidates.includes(id)) return false;
  const { draft } = state.ui;
  const chosen = draft.targets.includes(id) ? draft.targets.filter((/** @type {string} */ one) => one !== id) : [...draft.targets, id];
  on.ui({ draft: { ...draft, targets: chosen.slice(-count) } });
  return true;
};

/** @param {State} state @param {Option} option */
const ready = ({ ui: { draft } }, option) =>
  (!option.targets?.candidates.length || draft.targets.length > 0) && (!option.squares?.length || !!draft.path);

/** @param {State} state @param {On} on @param {Option} option */
const targets = (state, on, option) => html`<fieldset class="targets">
  <legend>${t("choose-targets", { count: option.targets?.count ?? 1 })}</legend>
  ${option.targets?.candidates.map((id) => html`<button class="chip" aria-pressed=${String(state.ui.draft.targets.includes(id))}
    @click=${() => toggleTarget(state, on, id)}>${sideMark(rowOf(state, id)?.side ?? "others")} ${nameOf(state, id)}</button>`)}
</fieldset>`;

/** @param {State} state @param {On} on @param {[string, [number, number]]} choice */
const amount = (state, on, [id, [least, most]]) => {
  const { draft } = state.ui;
  const now = draft.choices[id];
  const label = id === "turns" ? t("turns-of-work") : budgetName(id);
  const set = (/** @type {number} */ value) => on.ui({ draft: { ...draft, choices: { ...draft.choices, [id]: value } } });
  return html`<div class="stepper" role="group" aria-label=${label}>
    <span>${label}</span>
    <button ?disabled=${now <= least} aria-label=${t("less")} @click=${() => set(now - 1)}>−</button>
    <output>${now}</output>
    <button ?disabled=${now >= most} aria-label=${t("more")} @click=${() => set(now + 1)}>+</button>
  </div>`;
};

/** One of several things to pick: what is readied, and for what. @param {State} state @param {On} on @param {any} pick */
const pick = (state, on, { key, choices }) => {
  const { draft } = state.ui;
  const set = (/** @type {any} */ event) => on.ui({ draft: { ...draft, picks: { ...draft.picks, [key]: event.target.value } } });
  return html`<label class="field"><span>${t(`pick-${key}`)}</span>
    <select @change=${set}>${choices.map((/** @type {any} */ one) => html`<option value=${one.id} ?selected=${draft.picks?.[key] === one.id}>${say(one.label)}</option>`)}</select></label>`;
};

/** @param {State} state @param {On} on @param {Option} option @param {unknown} squares how a square is chosen here */
export const draftForm = (state, on, option, squares) => html`<section class="draft" aria-label=${say(option.label)}>
  <h2>${say(option.label)}</h2>
  ${option.targets?.candidates.length ? targets(state, on, option) : ""}
  ${Object.entries(option.choices ?? {}).map((one) => amount(state, on, one))}
  ${(option.picks ?? []).map((one) => pick(state, on, one))}
  ${option.squares?.length ? squares : ""}
</section>`;

/** @param {State} state @param {On} on @param {Option} option @param {string} [size] */
export const draftButtons = (state, on, option, size = "") => html`<div class="row">
  <button class=${size} @click=${() => on.ui({ draft: null })}>${t("cancel")}</button>
  <button class="primary ${size}" ?disabled=${!ready(state, option) || busy(state, option.command.actor)}
    @click=${() => on.send(fill(option, state.ui.draft))}>${t("do-it")}</button>
</div>`;
