// @ts-check
// Board and log: one in the middle, the other in the foot, which opens; they change places with one press.
import { html } from "lit-html";
import { t } from "../../lib/text.js";
import { icon } from "../shared/icon.js";
import { boardPane } from "./board.js";
import { lastLine, logPane } from "./log.js";
import { edge, hider, paneOr } from "./panes.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** @param {State} state @param {On} on */
const swapper = ({ prefs }, on) => html`<button class="quiet hider" aria-label=${t("panes-swap")} title=${t("panes-swap")}
  @click=${() => on.prefs({ swapped: !prefs.swapped })}>${icon("swap")}</button>`;

/** @param {State} state @param {On} on @param {"board" | "log"} name @param {unknown} tools */
const pane = (state, on, name, tools) => (name === "board" ? boardPane(state, on, tools) : logPane(state, on, tools));

/** What is in the middle. @param {State} state @param {On} on @param {boolean} under whether a palette is above it */
export const middle = (state, on, under) => {
  const name = state.prefs.swapped ? "log" : "board";
  const tools = html`${swapper(state, on)}${hider(state, on, name)}`;
  const shown = () => (name === "board" ? pane(state, on, name, tools) : html`<section class="log-middle" aria-label=${t("log")}>${pane(state, on, name, tools)}</section>`);
  return html`${under && !state.prefs.hidden[name] ? edge(state, on, "acting", { flat: true }) : ""}${paneOr(state, on, name, shown)}`;
};

/** The bar at the foot, and what it opens. @param {State} state @param {On} on */
export const foot = (state, on) => {
  const name = state.prefs.swapped ? "board" : "log";
  return html`<section class="log" aria-label=${t(name)}>
    <button class="log-bar" aria-expanded=${String(!!state.ui.log)} @click=${() => on.ui({ log: !state.ui.log })}>
      <b>${t(name)}</b><span class="log-last">${lastLine(state)}</span>${icon(state.ui.log ? "down" : "up")}
    </button>
    ${state.ui.log ? pane(state, on, name, swapper(state, on)) : ""}
  </section>`;
};
