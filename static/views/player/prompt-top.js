// @ts-check
// The head of everything that waits for an answer: the time that is left, for whom it is, and what they have.
import { html } from "lit-html";
import { rowOf } from "../../lib/read.js";
import { budgets, hitPoints } from "../shared/marks.js";

/** @param {import("../../lib/types.js").State} state @param {{opened_at: number, closes_at: number | null, held_at?: number | null, actor?: string, to?: string | null}} one @param {string} words */
export const promptTop = (state, one, words) => {
  const row = rowOf(state, one.actor ?? one.to);
  return html`<header class="prompt-top">
    <count-down .opened=${one.opened_at} .until=${one.closes_at} .held=${one.held_at ?? null} .paused=${state.room.paused_at !== null}></count-down>
    <div class="prompt-who"><p>${words}</p>${row ? html`<p class="facts">${hitPoints(row.hp)} ${budgets(state, row)}</p>` : ""}</div>
  </header>`;
};
