// @ts-check
// The GM answers for somebody: for own combatants as a prompt, for others by "answer for".
import { html } from "lit-html";
import { answerFor } from "../../lib/commands.js";
import { nameOf } from "../../lib/read.js";
import { say, t } from "../../lib/text.js";
import { price } from "../shared/marks.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** What this combatant may answer, where the room tells us. @param {State} state @param {any} frame @param {any} one */
const optionsOf = (state, frame, one) =>
  one.options ?? state.me.prompts.find((each) => each.window === frame.id && each.actor === one.actor)?.options ?? [];

/** Whether nobody but the GM answers for it. @param {State} state @param {any} frame @param {any} one */
const own = (state, frame, one) => state.me.prompts.some((each) => each.window === frame.id && each.actor === one.actor && each.status === "open");

/** @param {State} state @param {On} on @param {any} frame @param {any} one */
export const answerMenu = (state, on, frame, one) => {
  if (one.answered && !state.ui.answering) return "";
  const key = `${frame.id} ${one.actor}`;
  const open = state.ui.answering === key || own(state, frame, one);
  const who = nameOf(state, one.actor);
  const answer = (/** @type {string | null} */ reaction) => {
    on.ui({ answering: null });
    on.send(answerFor(frame.id, one.actor, reaction));
  };
  if (!open) {
    return html`<button class="small answer-for" aria-expanded="false" aria-label=${t("answer-for", { who })} @click=${() => on.ui({ answering: key })}>${t("answer-for-short")}</button>`;
  }
  return html`<div class="answers" role="group" aria-label=${t("answer-for", { who })}>
    ${optionsOf(state, frame, one).map((/** @type {any} */ option) => html`<button class="option" @click=${() => answer(option.reaction)}>
      <span>${say(option.label)}</span>${price(state, option.cost ?? [])}</button>`)}
    <button class="option" @click=${() => answer(null)}><span>${t("decline")}</span></button>
    ${state.ui.answering === key ? html`<button class="quiet" @click=${() => on.ui({ answering: null })}>${t("cancel")}</button>` : ""}
  </div>`;
};
