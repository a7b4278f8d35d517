// @ts-check
// The head of everything that waits for an answer: the time that is left, and for whom it is.
import { html } from "lit-html";

/** @param {import("../../lib/types.js").State} state @param {{opened_at: number, closes_at: number | null, held_at?: number | null}} one @param {string} words */
export const promptTop = (state, one, words) => html`<header class="prompt-top">
  <count-down .opened=${one.opened_at} .until=${one.closes_at} .held=${one.held_at ?? null} .paused=${state.room.paused_at !== null}></count-down>
  <p>${words}</p>
</header>`;
