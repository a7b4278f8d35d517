// @ts-check
// How the fight stands: points of the sides, and a mode in which only some may act.
import { html } from "lit-html";
import { listed, say, t } from "../../lib/text.js";
import { sideMark } from "./marks.js";

/** @param {any} state */
export const standing = ({ room: { scores, mode } }) =>
  scores?.length || mode
    ? html`<span class="standing">${(scores ?? []).map((/** @type {any} */ one) => html`<span class="score">${sideMark(one.side)} ${t("points", { points: one.value })}</span>`)}
        ${mode ? html`<span class="tag">${say(mode.title)}: ${listed(mode.fighters.map(say))}</span>` : ""}</span>`
    : "";
