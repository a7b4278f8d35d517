// @ts-check
// What goes together with a reaction: free actions, each on or off.
import { html } from "lit-html";
import { say, t } from "../../lib/text.js";
import { price } from "../shared/marks.js";
import { promptKey } from "./prompts.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On @typedef {import("../../lib/types.js").Prompt} Prompt */

/** The actions chosen to go with it, as far as they can. @param {State} state @param {Prompt} one @returns {string[]} */
export const chosenAlso = (state, one) => {
  const kept = state.ui.also?.[promptKey(one)] ?? [];
  return (one.also ?? []).map((/** @type {any} */ each) => each.action).filter((/** @type {string} */ id) => kept.includes(id));
};

/** @param {State} state @param {On} on @param {Prompt} one */
export const also = (state, on, one) => {
  if (!one.also?.length) return "";
  const chosen = chosenAlso(state, one);
  const turned = (/** @type {string} */ id) => (chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return html`<fieldset class="targets"><legend>${t("together-with")}</legend>
    ${one.also.map((/** @type {any} */ each) => html`<button class="chip" aria-pressed=${String(chosen.includes(each.action))}
      @click=${() => on.ui({ also: { ...state.ui.also, [promptKey(one)]: turned(each.action) } })}>${say(each.label)} ${price(state, each.cost)}</button>`)}
  </fieldset>`;
};
