// @ts-check
// The GM's dashboard: bar, order, acting, stack, log.
import { html } from "lit-html";
import { banners, closed, connecting } from "../shared/banner.js";
import { acting } from "./acting.js";
import { addPanel } from "./add.js";
import { announcement } from "./announce.js";
import { askPanel } from "./ask.js";
import { bar } from "./bar.js";
import { dropMenu } from "./drop.js";
import { foot } from "./foot.js";
import { keysPanel } from "./keys.js";
import { pointsPanel } from "./points.js";
import { previewPanel } from "./preview.js";
import { reportPanel } from "./report.js";
import { roomPanel } from "./room.js";
import { importPanel } from "./import.js";
import { joinPanel } from "./join.js";
import { edge, paneOr } from "./panes.js";
import { rail } from "./rail.js";
import { seatsPanel } from "./seats.js";
import { settingsPanel } from "./settings.js";
import { stepsPanel } from "./steps.js";
import { stack } from "./stack.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

const PANELS = {
  add: addPanel,
  ask: askPanel,
  import: importPanel,
  join: joinPanel,
  keys: keysPanel,
  points: pointsPanel,
  preview: previewPanel,
  report: reportPanel,
  room: roomPanel,
  seats: seatsPanel,
  settings: settingsPanel,
  steps: stepsPanel,
};

/** @param {State} state @param {On} on */
const open = (state, on) => {
  const view = PANELS[/** @type {keyof PANELS} */ (state.ui.panel)];
  return view ? view(state, on) : "";
};

/** Something to decide shows itself, whatever is hidden. @param {State} state @returns {State} */
const withStack = (state) => (state.stack.frames.length ? { ...state, prefs: { ...state.prefs, hidden: { ...state.prefs.hidden, stack: false } } } : state);

/** @param {State} state @param {On} on */
export const gmPage = (state, on) => {
  if (state.link === "ended") return closed(state);
  if (!state.room) return connecting(state);
  const { hidden } = withStack(state).prefs;
  return html`<div class="dashboard ${hidden.order ? "without-order" : ""} ${hidden.stack ? "without-stack" : ""} ${state.stack.frames.length ? "something-waits" : ""}">
    ${bar(state, on)} ${paneOr(state, on, "order", () => html`<div class="pane">${rail(state, on)}${edge(state, on, "order")}</div>`)} ${acting(state, on)}
    ${paneOr(withStack(state), on, "stack", () => html`<div class="pane">${edge(state, on, "stack", { after: true })}${stack(state, on)}</div>`)} ${foot(state, on)}
    ${announcement(state)} ${banners(state, on)} ${open(state, on)} ${dropMenu(state, on)}
  </div>`;
};
