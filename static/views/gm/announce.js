// @ts-check
// What a GM who does not look is told at once: that somebody may answer, or that something is to be decided.
import { html } from "lit-html";
import { say, t } from "../../lib/text.js";

/** @typedef {import("../../lib/types.js").State} State */

/** The same as long as the same is on top, so that it is said once. @param {State} state */
const words = (state) => {
  const top = state.stack.frames.at(-1);
  if (top?.kind === "question") return t("announce-question", { what: say(top.title) });
  if (top?.kind !== "window") return "";
  const rows = state.order.rows.filter(({ id }) => top.asked.some((/** @type {any} */ one) => one.actor === id));
  return rows.length ? t("log-window-opened", { trigger: top.trigger, asked: { list: rows.map(({ name }) => ({ t: name })) } }) : say(top.trigger);
};

/** @param {State} state */
export const announcement = (state) => html`<p class="unseen" aria-live="assertive" aria-atomic="true">${words(state)}</p>`;
