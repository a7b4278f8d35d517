// @ts-check
// The stack: what waits on what, the newest on top and full, the ones beneath as title lines.
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { closeAll } from "../../lib/commands.js";
import { nameOf, rowOf } from "../../lib/read.js";
import { say, t } from "../../lib/text.js";
import { sideMark } from "../shared/marks.js";
import { question } from "./question.js";
import { windowCard } from "./window.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

const MOST = 4;

/** @param {any} frame */
const titleOf = (frame) => say(frame.kind === "window" ? frame.trigger : frame.title);

/** @param {State} state @param {any} frame */
const pending = (state, frame) => html`<h3>${sideMark(rowOf(state, frame.by)?.side ?? "others")} ${titleOf(frame)}</h3>
  <p class="soft">${t(frame.kind === "chosen" ? "stack-chosen" : frame.reaction ? "stack-reaction" : "stack-pending", { who: nameOf(state, frame.by) })}</p>`;

/** @param {State} state @param {On} on @param {any} frame */
const whole = (state, on, frame) => {
  if (frame.kind === "window") return windowCard(state, on, frame);
  if (frame.kind === "question") return question(state, on, frame);
  return pending(state, frame);
};

/** Chosen reactions and what they answer: chosen ones that follow each other lie side by side. @param {State} state @param {On} on @param {any} frame @param {boolean} top @param {number} depth */
const card = (state, on, frame, top, depth) => html`<li class="frame frame-${frame.kind} depth-${depth} ${top ? "top" : ""}">
  ${frame.order ? html`<span class="tab"><span aria-hidden="true">${frame.order}</span><span class="unseen">${t("order-number", { order: frame.order })}</span></span>` : ""}
  ${top ? whole(state, on, frame) : html`<h3>${titleOf(frame)}</h3>`}
</li>`;

/** @param {State} state @param {On} on */
export const stack = (state, on) => {
  const { frames } = state.stack;
  const shown = frames.slice(-MOST);
  const below = frames.length - shown.length;
  return html`<section class=${frames.length ? "stack" : "stack quiet-stack"} aria-label=${t("stack")}>
    <header><h2 tabindex="-1" data-home>${t("stack")}</h2>${frames.length ? html`<span class="soft">${t("stack-depth", { count: frames.length })}</span>` : ""}</header>
    ${frames.length
      ? html`${below ? html`<p class="soft below">${t("stack-below", { count: below })}</p>` : ""}
        <ol class="frames">${repeat(shown, (one) => one.id, (one, n) => card(state, on, one, n === shown.length - 1, n))}</ol>
        <footer><button class="wide-button" @click=${() => on.send(closeAll())}>${t("close-all")}</button></footer>`
      : html`<p class="empty soft">${t("stack-empty")}</p>`}
  </section>`;
};
