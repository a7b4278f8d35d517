// @ts-check
// What interrupts what: the way from a prompt down to the action that all of it is about.
import { html } from "lit-html";
import { say, t } from "../../lib/text.js";

/** Titles of what lies under a window, the nearest first. @param {import("../../lib/types.js").State} state @param {string} window */
export const under = (state, window) => {
  const at = state.stack.frames.findIndex((one) => one.id === window);
  return state.stack.frames.slice(0, Math.max(0, at)).filter((one) => one.kind === "pending").map((one) => say(one.title)).reverse();
};

/** Only where something interrupts an interruption; else the trigger says it all. @param {import("../../lib/types.js").State} state @param {string} window */
export const crumbs = (state, window) => {
  const titles = under(state, window);
  if (titles.length < 2) return "";
  return html`<nav class="crumbs" aria-label=${t("crumbs")}><ol>${titles.map((one) => html`<li>${one}</li>`)}</ol></nav>`;
};
