// @ts-check
// The prompt: what happens, what I can do and what it costs, how long I have; decline as big as use.
import { html } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { budgetName } from "../../lib/budget-name.js";
import { nameOf, rowOf } from "../../lib/read.js";
import { refusal, say, t } from "../../lib/text.js";
import { price, sideMark } from "../shared/marks.js";
import { also } from "./also.js";
import { crumbs } from "./crumbs.js";
import { nextTime } from "./orders.js";
import { promptFoot } from "./prompt-foot.js";
import { promptTop } from "./prompt-top.js";
import { promptKey } from "./prompts.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On @typedef {import("../../lib/types.js").Prompt} Prompt */

const LONG = 56;
const FAR = ["adjacent", "range", "reach"];

/** @param {State} state @param {Prompt} one */
export const pickedOption = (state, one) => {
  const picked = state.ui.picked?.[promptKey(one)];
  return one.options.find((option) => option.reaction === picked) ?? (one.options.length === 1 ? one.options[0] : null);
};

/** @param {State} state @param {On} on @param {Prompt} one @param {any} option */
const pick = (state, on, one, option) => on.ui({ picked: { ...state.ui.picked, [promptKey(one)]: option.reaction } });

/** @param {any} option */
const leaves = (option) => option.cost.map((/** @type {any} */ { budget, left }) =>
  left === undefined ? "" : html`<span class="soft">${t("leaves", { budget: budgetName(budget), left })}</span>`);

/** Why an answer would come to nothing as things stand. @param {any} why */
const missing = ({ reason, params }) => (FAR.includes(params.what) ? t("misses-far") : t("misses", { why: refusal(reason, params) }));

/** @param {State} state @param {On} on @param {Prompt} one @param {any} option */
const card = (state, on, one, option) => html`<label class="card">
  <input type="radio" name="reaction" .checked=${pickedOption(state, one) === option} @change=${() => pick(state, on, one, option)} />
  <span class="card-words"><b>${say(option.label)}</b><span class="card-cost">${price(state, option.cost)} ${leaves(option)}</span>
    ${option.text ? html`<span class="soft">${option.text}</span>` : ""}
    ${option.misses ? html`<span class="misses">${missing(option.misses)}</span>` : ""}</span>
</label>`;

/** @param {State} state @param {Prompt} one @param {any} option */
const chosenTargets = (state, one, option) => {
  if ((option?.targets?.length ?? 0) < 2) return [];
  const kept = state.ui.aimed?.[promptKey(one)];
  return [option.targets.includes(kept) ? kept : option.targets.includes(one.source) ? one.source : option.targets[0]];
};

/** @param {State} state @param {On} on @param {Prompt} one @param {any} option */
const aim = (state, on, one, option) => {
  const [target] = chosenTargets(state, one, option);
  if (!target) return "";
  return html`<fieldset class="targets"><legend>${t("choose-targets", { count: 1 })}</legend>
    ${option.targets.map((/** @type {string} */ id) => html`<button class="chip" aria-pressed=${String(id === target)}
      @click=${() => on.ui({ aimed: { ...state.ui.aimed, [promptKey(one)]: id } })}>${sideMark(rowOf(state, id)?.side ?? "others")} ${nameOf(state, id)}</button>`)}
  </fieldset>`;
};

/** The cell of the way at which an answer is aimed: where the actor stands now, unless another is chosen. @param {State} state @param {Prompt} one @param {any} option @returns {number[] | null} */
export const chosenPoint = (state, one, option) => {
  const cells = option?.squares ?? [];
  const kept = state.ui.points?.[promptKey(one)];
  return cells.find((/** @type {number[]} */ cell) => String(cell) === kept) ?? cells.at(-1) ?? null;
};

/** @param {State} state @param {On} on @param {Prompt} one @param {any} option */
const point = (state, on, one, option) => {
  if ((option.squares?.length ?? 0) < 2) return "";
  const now = String(chosenPoint(state, one, option));
  return html`<label class="field"><span>${t("choose-point")}</span>
    <select @change=${(/** @type {any} */ event) => on.ui({ points: { ...state.ui.points, [promptKey(one)]: event.target.value } })}>
      ${option.squares.map((/** @type {number[]} */ cell) => html`<option value=${String(cell)} ?selected=${String(cell) === now}>${cell.join(":")}</option>`)}
    </select></label>`;
};

/** @param {State} state @param {On} on @param {Prompt} one @param {unknown} list */
export const prompt = (state, on, one, list) => {
  const option = pickedOption(state, one);
  return keyed(promptKey(one), html`<focus-scope class="phone prompt"><section class="phone" role="alertdialog" aria-labelledby="trigger"
    @pointerdown=${() => on.touched(one)} @keydown=${() => on.touched(one)}>
    ${promptTop(state, one, t("asked-as", { who: one.actor_name }))}
    <div class="phone-body">
      ${list}
      <h1 id="trigger" class=${say(one.trigger).length > LONG ? "long" : ""} tabindex="-1" data-first data-home>
        ${sideMark(rowOf(state, one.source)?.side ?? "others")} ${say(one.trigger)}</h1>
      ${crumbs(state, one.window)}
      ${one.options.length ? html`<div class="cards" role="radiogroup" aria-label=${t("your-reactions")}>${one.options.map((each) => card(state, on, one, each))}</div>` : html`<p class="soft">${t("nothing-to-use")}</p>`}
      ${option ? aim(state, on, one, option) : ""}
      ${option ? point(state, on, one, option) : ""}
      ${also(state, on, one)}
      ${nextTime(state, on, one, option)}
    </div>
    ${promptFoot(state, on, one, option, chosenTargets(state, one, option), chosenPoint(state, one, option))}
  </section></focus-scope>`);
};
