// @ts-check
// Lines that matter on every page: not connected, paused, refused, not confirmed yet.
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { stalled } from "../../lib/read.js";
import { refusal, t } from "../../lib/text.js";
import { conflictLine } from "./conflict.js";
import { failureText } from "./failure.js";
import { icon } from "./icon.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** @param {State} state */
const linkLine = (state) => {
  if (state.link === "off") {
    return html`<p class="banner off" role="alert">${icon("offline")}<span><b>${t("not-connected")}</b> ${t(Object.keys(state.pending).length ? "kept-till-then" : "trying-again")}</span></p>`;
  }
  if (state.link !== "on" || !stalled(state)) return "";
  return html`<p class="banner warn" role="status">${icon("wait")}<span>${t(stalled(state) === 2 ? "unconfirmed-long" : "unconfirmed")}</span></p>`;
};

/** @param {State} state */
const pausedLine = (state) => {
  if (!state.room || state.room.paused_at === null) return "";
  if (state.room.paused_by === "store_away") {
    return html`<p class="banner paused" role="alert">${icon("pause")}<span><b>${t("paused-store_away")}</b> ${t("paused-store_away-explained")}</span></p>`;
  }
  return state.kind === "gm"
    ? ""
    : html`<p class="banner paused" role="status">${icon("pause")}<span><b>${t("paused")}</b> ${t("paused-explained")}</span></p>`;
};

/** @param {State} state @param {On} on @param {State["refusals"][number]} one */
const refusedLine = (state, on, one) =>
  one.was
    ? conflictLine(state, on, one)
    : html`<p class="banner refused" role="alert">
        <span>${refusal(one.reason, one.params)}</span>
        <button class="quiet" aria-label=${t("dismiss")} @click=${() => on.dismiss(one.id)}>${icon("close")}</button>
      </p>`;

/** @param {State} state @param {On} on */
const failureLine = (state, on) =>
  state.ui.failure
    ? html`<p class="banner refused" role="alert">
        <span>${failureText(state.ui.failure)}</span>
        <button class="quiet" aria-label=${t("dismiss")} @click=${() => on.ui({ failure: null })}>${icon("close")}</button>
      </p>`
    : "";

/** @param {State} state @param {On} on */
export const banners = (state, on) => html`<div class="banners">
  ${state.ui.preview ? html`<p class="banner">${icon("seen")}<span>${t("preview-line")}</span></p>` : ""}
  ${linkLine(state)}${pausedLine(state)}${failureLine(state, on)}${repeat(state.refusals, (one) => one.id, (one) => refusedLine(state, on, one))}
</div>`;

/** The whole page when the line has ended or was never up. @param {State} state */
export const closed = (state) => {
  const code = state.bye?.code ?? 0;
  const said = t(`close-${code}`);
  return html`<section class="sheet alone">
    <h1>${t("closed-heading")}</h1>
    <p>${said === `close-${code}` ? t("close-other", { code }) : said}</p>
    <p><a class="button" href="/">${t("to-front-page")}</a></p>
  </section>`;
};

/** @param {State} state */
export const connecting = (state) => html`<section class="sheet alone" role="status">
  <h1>${t(state.link === "off" ? "not-connected" : "connecting")}</h1>
  <p>${t(state.link === "off" ? "trying-again" : "connecting-explained")}</p>
</section>`;
