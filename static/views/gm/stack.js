// @ts-check
// The stack: what waits on what, the newest on top and full, the ones beneath as title lines.
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { closeAll, interrupt } from "../../lib/commands.js";
import { nameOf, rowOf } from "../../lib/read.js";
import { say, t } from "../../lib/text.js";
import { declared } from "../shared/declared.js";
import { icon } from "../shared/icon.js";
import { sideMark } from "../shared/marks.js";
import { hider } from "./panes.js";
import { question } from "./question.js";
import { windowCard } from "./window.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

const MOST = 4;

/** @param {any} frame */
const titleOf = (frame) => say(frame.kind === "window" ? frame.trigger : frame.title);

/** What it is in a word, over its title. @param {any} frame */
const kind = (frame) => t(frame.kind === "pending" && frame.reaction ? "frame-reaction" : `frame-${frame.kind}`);

/** @param {State} state @param {On} on @param {any} frame */
const pending = (state, on, frame) => html`<h3 tabindex="-1" data-home>${sideMark(rowOf(state, frame.by)?.side ?? "others")} ${titleOf(frame)}</h3>
  <p class="soft">${t(frame.kind === "chosen" ? "stack-chosen" : frame.reaction ? "stack-reaction" : "stack-pending", { who: nameOf(state, frame.by) })}</p>
  ${declared(state, frame)}
  ${frame.kind === "pending" ? html`<button @click=${() => on.send(interrupt(frame.id))}>${t("interrupt")}</button>` : ""}`;

/** @param {State} state @param {On} on @param {any} frame */
const whole = (state, on, frame) => {
  if (frame.kind === "window") return windowCard(state, on, frame);
  if (frame.kind === "question") return question(state, on, frame);
  return pending(state, on, frame);
};

/** @param {State} state @param {On} on @param {any} frame @param {boolean} top @param {number} depth */
const card = (state, on, frame, top, depth) => html`<li class="frame frame-${frame.kind} depth-${depth} ${top ? "top" : ""}">
  <p class="kicker">${depth ? icon("chevron") : ""}${kind(frame)}
    ${frame.order ? html`<span class="tab"><span aria-hidden="true">${frame.order}</span><span class="unseen">${t("order-number", { order: frame.order })}</span></span>` : ""}</p>
  ${top ? whole(state, on, frame) : html`<h3>${frame.seat ? html`<b>${frame.seat}</b> ` : ""}${titleOf(frame)}</h3>`}
</li>`;

/** @param {State} state @param {On} on */
export const stack = (state, on) => {
  const { frames } = state.stack;
  const shown = frames.slice(-MOST);
  const below = frames.length - shown.length;
  return html`<section class=${frames.length ? "stack" : "stack quiet-stack"} aria-label=${t("stack")}>
    <header><h2 tabindex="-1" data-home>${t("stack")}</h2>${frames.length ? html`<span class="soft">${t("stack-depth", { count: frames.length })}</span>` : ""}
      <span class="gap"></span>${frames.length ? "" : hider(state, on, "stack")}</header>
    ${frames.length
      ? html`${below ? html`<p class="soft below">${t("stack-below", { count: below })}</p>` : ""}
        <ol class="frames">${repeat(shown, (one) => one.id, (one, n) => card(state, on, one, n === shown.length - 1, n))}</ol>
        <footer><button class="wide-button" @click=${() => on.send(closeAll())}>${t("close-all")}</button></footer>`
      : html`<div class="empty"><p><b>${t("stack-empty")}</b></p><p class="soft">${t("stack-empty-explained")}</p></div>`}
  </section>`;
};
