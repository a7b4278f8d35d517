// @ts-check
// The GM answers for somebody: for own combatants as a prompt, for others by "answer for".
import { html } from "lit-html";
import { answerFor, reroute, skip } from "../../lib/commands.js";
import { nameOf } from "../../lib/read.js";
import { say, t } from "../../lib/text.js";
import { price } from "../shared/marks.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** The GM's own prompt for this combatant. @param {State} state @param {any} frame @param {any} one */
const promptOf = (state, frame, one) => state.me.prompts.find((each) => each.window === frame.id && each.actor === one.actor && each.status === "open");

/** Wait no longer, or let another seat answer. @param {State} state @param {On} on @param {any} frame @param {any} one */
const elsewhere = (state, on, frame, one) => {
  const seats = state.room.seats.filter((/** @type {any} */ each) => each.role === "player" || each.role === "gm");
  const go = (/** @type {object} */ command) => {
    on.ui({ answering: null });
    on.send(command);
  };
  return html`<button class="option" @click=${() => go(skip(frame.id, one.actor))}><span>${t("skip")}</span></button>
    <select aria-label=${t("reroute")} @change=${(/** @type {any} */ event) => go(reroute(frame.id, one.actor, event.target.value || null))}>
      <option value="" ?selected=${!one.seat}>${t("reroute")}</option>
      ${seats.map((/** @type {any} */ each) => html`<option value=${each.id} ?selected=${each.id === one.seat}>${each.role === "gm" ? t("gm-only") : each.name}</option>`)}</select>`;
};

/** @param {State} state @param {On} on @param {any} frame @param {any} one */
export const answerMenu = (state, on, frame, one) => {
  if (one.answered) return "";
  const key = `${frame.id} ${one.actor}`;
  const own = promptOf(state, frame, one);
  const open = state.ui.answering === key || !!own;
  const who = nameOf(state, one.actor);
  const answer = (/** @type {string | null} */ reaction) => {
    on.ui({ answering: null });
    const option = own?.options.find((each) => each.reaction === reaction);
    on.send(own ? (option ?? own.decline).command : answerFor(frame.id, one.actor, reaction));
  };
  if (!open) {
    return html`<button class=${one.absent ? "small primary" : "small"} aria-expanded="false" aria-label=${t("answer-for", { who })} @click=${() => on.ui({ answering: key })}>${t("answer-for-short")}</button>`;
  }
  return html`<div class="answers" role="group" aria-label=${t("answer-for", { who })}>
    ${(own?.options ?? one.options ?? []).map((/** @type {any} */ option) => html`<button class="option" @click=${() => answer(option.reaction)}>
      <span>${say(option.label)}</span>${price(state, option.cost ?? [])}</button>`)}
    <button class="option" @click=${() => answer(null)}><span>${t("decline")}</span></button>
    ${state.ui.answering === key ? elsewhere(state, on, frame, one) : ""}
    ${state.ui.answering === key ? html`<button class="quiet" @click=${() => on.ui({ answering: null })}>${t("cancel")}</button>` : ""}
  </div>`;
};
