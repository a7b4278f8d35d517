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

/** Said beside the button that it is about. */
const also = () => html`<small>${t("at-expiry")}</small>`;

/** What comes of no answer, where no button that is shown says so. @param {Prompt} one @param {any} option */
const unanswered = (one, option) => {
  if (one.closes_at === null) return t("default-none");
  const due = one.at_expiry;
  if (due?.do === "wait") return t("at-expiry-wait");
  const other = due?.do === "use" && due.reaction !== option?.reaction && one.options.find((each) => each.reaction === due.reaction);
  return other ? t("at-expiry-use", { what: say(other.label) }) : "";
};

/** @param {State} state @param {On} on @param {Prompt} one @param {any} option what would be used @param {string[]} targets @param {number[] | null} path */
export const promptFoot = (state, on, one, option, targets, path) => {
  const off = busy(state, one.actor) || stalled(state) === 2 || state.room.paused_at !== null;
  const answer = (/** @type {object} */ command) => {
    on.ui({ changing: null, prompt: null });
    on.send(command);
  };
  return html`<footer class="thumb">
    <div class="thumb-line">${unanswered(one, option) ? html`<p class="soft">${unanswered(one, option)}</p>` : ""}${moreTime(state, on, one)}</div>
    <div class="row">
      <button class="big" ?disabled=${off} @click=${() => answer(decline(one))}><span>${t("decline")}${one.at_expiry?.do === "decline" ? also() : ""}</span></button>
      ${one.options.length ? html`<button class="big primary" ?disabled=${off || !option} @click=${() => answer(react(one, option, targets, chosenAlso(state, one), path))}><span>${option ? t("use-what", { what: say(option.label) }) : t("use")}${option && one.at_expiry?.reaction === option.reaction ? also() : ""}</span></button>` : ""}
    </div>
  </footer>`;
};
