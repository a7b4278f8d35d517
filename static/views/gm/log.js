// @ts-check
// What happened: the last line, or the whole log, filtered.
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { say, t } from "../../lib/text.js";
import { icon } from "../shared/icon.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** @param {State["log"][number]} one */
const line = (one) => html`<li class=${one.gm ? "gm-only" : ""}>${one.gm ? html`<span class="tag">${t("gm-only")}</span> ` : ""}${say(one.text)}</li>`;

/** @param {State} state */
const lines = ({ log, ui }) => {
  const wanted = (ui.logSearch ?? "").toLowerCase();
  return [...log].reverse().filter((one) => !wanted || say(one.text).toLowerCase().includes(wanted));
};

/** @param {State} state @param {On} on */
const whole = (state, on) => html`<div class="log-tools">
    <input type="search" aria-label=${t("search-log")} placeholder=${t("search-log")} .value=${state.ui.logSearch ?? ""}
      @input=${(/** @type {any} */ event) => on.ui({ logSearch: event.target.value })} />
    ${state.ui.logText
      ? html`<a class="button" href=${state.ui.logText} download="log.txt">${t("save-log")}</a>`
      : html`<button @click=${on.readLog}>${t("export-log")}</button>`}
  </div>
  <ol class="log-lines" tabindex="0" aria-label=${t("log-lines")}>${repeat(lines(state), (one) => one.n, line)}</ol>`;

/** @param {State} state @param {On} on */
export const log = (state, on) => html`<section class="log" aria-label=${t("log")}>
  <button class="log-bar" aria-expanded=${String(!!state.ui.log)} @click=${() => on.ui({ log: !state.ui.log, logText: null })}>
    <b>${t("log")}</b><span class="log-last">${say(state.log.at(-1)?.text)}</span>${icon(state.ui.log ? "down" : "up")}
  </button>
  ${state.ui.log ? whole(state, on) : ""}
</section>`;
