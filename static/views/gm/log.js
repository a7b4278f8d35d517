// @ts-check
// What happened: the last line, or the whole log, filtered and kept as a file.
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { say, t } from "../../lib/text.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** @param {State["log"][number]} one */
const line = (one) => html`<li class=${one.gm ? "gm-only" : ""}>${one.gm ? html`<span class="tag">${t("gm-only")}</span> ` : ""}${say(one.text)}</li>`;

/** @param {State} state */
const lines = ({ log, ui }) => {
  const wanted = (ui.logSearch ?? "").toLowerCase();
  return [...log].reverse().filter((one) => !wanted || say(one.text).toLowerCase().includes(wanted));
};

/** As a file: for people or for programs, with or without what only the GM may see. @param {State} state @param {On} on */
const files = ({ ui }, on) => {
  const edition = ui.logPlayers ? "players" : "own";
  return html`<label class="check"><input type="checkbox" .checked=${!!ui.logPlayers} @change=${(/** @type {any} */ event) => on.ui({ logPlayers: event.target.checked })} />
      <span>${t("log-players")}</span></label>
    <button class="chip" @click=${() => on.saveLog("text", edition)}>${t("save-log-text")}</button>
    <button class="chip" @click=${() => on.saveLog("json", edition)}>${t("save-log-json")}</button>`;
};

/** @param {State} state */
export const lastLine = (state) => say(state.log.at(-1)?.text);

/** @param {State} state @param {On} on @param {unknown} [more] what else stands beside the search */
export const logPane = (state, on, more = "") => html`<div class="log-tools">
    <input type="search" aria-label=${t("search-log")} placeholder=${t("search-log")} .value=${state.ui.logSearch ?? ""}
      @input=${(/** @type {any} */ event) => on.ui({ logSearch: event.target.value })} />
    <span class="gap"></span>${files(state, on)} ${more}
  </div>
  <ol class="log-lines" tabindex="0" aria-label=${t("log-lines")}>${repeat(lines(state), (one) => one.n, line)}</ol>`;
