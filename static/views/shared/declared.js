// @ts-check
// What is declared for the moment at which everything happens at once: known to all when the seals are broken.
import { html } from "lit-html";
import { rowOf } from "../../lib/read.js";
import { say, t } from "../../lib/text.js";
import { sideMark } from "./marks.js";

/** @param {any} state @param {any} [frame] Of this action, else of the newest that has any. */
export const declared = (state, frame) => {
  const found = frame?.declared ?? state.stack.frames.map((/** @type {any} */ one) => one.declared ?? []).filter((/** @type {any[]} */ one) => one.length).at(-1) ?? [];
  return found.length
    ? html`<ul class="declared" aria-label=${t("declared")}>${found.map((/** @type {any} */ one) => html`<li>${sideMark(rowOf(state, one.by)?.side ?? "others")} ${say(one.title)}</li>`)}</ul>`
    : "";
};
