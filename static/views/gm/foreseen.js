// @ts-check
// Who will be asked if this is done, and for everyone else why not.
import { html } from "lit-html";
import { nameOf, rowOf } from "../../lib/read.js";
import { listed, refusal, say, t } from "../../lib/text.js";
import { sideMark } from "../shared/marks.js";

/** @typedef {import("../../lib/types.js").State} State */

/** @param {State} state @param {any} one */
const asked = (state, one) => html`<li>${sideMark(rowOf(state, one.actor)?.side ?? "others")} <b>${nameOf(state, one.actor)}</b>
  <span class="soft">${listed((one.options ?? []).map((/** @type {any} */ each) => say(each.label)))}</span></li>`;

/** @param {State} state @param {any} one */
const passed = (state, one) => html`<li><b>${nameOf(state, one.actor)}</b> <span class="soft">${refusal(one.reason, one.params)}</span></li>`;

/** Why everybody else is not asked. @param {State} state @param {any[] | undefined} all */
const others = (state, all) => all?.length
  ? html`<details ?open=${all.length < 4}><summary>${t("withheld", { count: all.length })}</summary><ul>${all.map((one) => passed(state, one))}</ul></details>`
  : "";

/** @param {State} state @param {any} frame */
const moment = (state, frame) =>
  frame.kind === "question"
    ? html`<p>${t("foreseen-question")} <b>${say(frame.title)}</b></p>`
    : html`<p class="soft">${say(frame.trigger)}</p><ul>${frame.asked.map((/** @type {any} */ one) => asked(state, one))}</ul>
      ${others(state, frame.withheld)}`;

/** @param {State} state */
export const foreseen = (state) => {
  const found = state.ui.foreseen;
  if (!found) return "";
  const words = found.refused ? refusal(found.refused.reason, found.refused.params) : t(!found.frames.length ? "foreseen-nobody" : found.maybe ? "foreseen-maybe" : "foreseen-asked");
  return html`<section class="foreseen" aria-live="polite"><h3>${words}</h3>${found.frames.map((/** @type {any} */ one) => moment(state, one))}${others(state, found.withheld)}</section>`;
};
