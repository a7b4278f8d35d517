// @ts-check
// What is left of the turn, where turns have a time.
import { html } from "lit-html";

/** @param {import("../../lib/types.js").State} state */
export const turnTimer = (state) => {
  const timer = state.order.timer;
  if (!timer) return "";
  const still = timer.ends_at === null;
  const until = still ? timer.began + timer.left : timer.ends_at;
  return html`<count-down class="turn-timer" .opened=${timer.began} .until=${until} .held=${still ? timer.began : null} .paused=${state.room.paused_at !== null}></count-down>`;
};
