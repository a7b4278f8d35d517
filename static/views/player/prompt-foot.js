// @ts-check
// Below a prompt: what no answer means, more time, and two equal buttons.
import { html } from "lit-html";
import { decline, react } from "../../lib/commands.js";
import { busy, stalled } from "../../lib/read.js";
import { say, t } from "../../lib/text.js";
import { chosenAlso } from "./also.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On @typedef {import("../../lib/types.js").Prompt} Prompt */

/** @param {State} state @param {On} on @param {Prompt} one */
const moreTime = (state, on, one) => {
  const more = one.more_time;
  if (!more) return "";
  if (more.asked) return html`<p class="soft" role="status">${t("more-time-asked")}</p>`;
  const off = Object.values(state.pending).some(({ cmd }) => cmd.type === "more_time");
  return html`<button class="quiet" ?disabled=${off} @click=${() => on.send(more.command)}>${t("more-time", { seconds: Math.round(more.ms / 1000) })}</button>`;
};

/** @param {State} state @param {On} on @param {Prompt} one @param {any} option what would be used @param {string[]} targets @param {number[] | null} path */
export const promptFoot = (state, on, one, option, targets, path) => {
  const off = busy(state, one.actor) || stalled(state) === 2 || state.room.paused_at !== null;
  const answer = (/** @type {object} */ command) => {
    on.ui({ changing: null, prompt: null });
    on.send(command);
  };
  return html`<footer class="thumb">
    <div class="thumb-line">${one.closes_at === null ? html`<p class="soft">${t("default-none")}</p>` : ""}${moreTime(state, on, one)}</div>
    <div class="row">
      <button class="big" ?disabled=${off} @click=${() => answer(decline(one))}><span>${t("decline")}${one.closes_at === null || one.at_expiry === "wait" ? "" : html`<small>${t("at-expiry")}</small>`}</span></button>
      <button class="big primary" ?disabled=${off || !option} @click=${() => answer(react(one, option, targets, chosenAlso(state, one), path))}><span>${option ? t("use-what", { what: say(option.label) }) : t("use")}</span></button>
    </div>
  </footer>`;
};
