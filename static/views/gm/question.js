// @ts-check
// A question in the stack: the GM may answer any, also in a player's place.
import { html } from "lit-html";
import { judge } from "../../lib/commands.js";
import { say, t } from "../../lib/text.js";
import { holderName } from "../../lib/turns.js";
import { questionForm } from "../shared/question.js";

/** @param {any} state @param {any} on @param {any} frame */
export const question = (state, on, frame) => {
  const clock = html`<count-down .opened=${frame.opened_at} .until=${frame.closes_at} .paused=${state.room.paused_at !== null}></count-down>`;
  return html`<div class="window-head">${clock}<h3 tabindex="-1" data-home>${say(frame.title)}</h3></div>
    ${frame.to || frame.seat ? html`<p class="soft">${t("question-for", { who: frame.seat ?? holderName(state, frame.to) ?? "" })}</p>` : ""}
    ${questionForm(state, on, frame, (value) => on.send(judge(frame.id, value)))}`;
};
