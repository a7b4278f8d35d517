// @ts-check
// The GM's dashboard: bar, order, acting, stack, log.
import { html } from "lit-html";
import { banners, closed, connecting } from "../shared/banner.js";
import { acting } from "./acting.js";
import { addPanel } from "./add.js";
import { bar } from "./bar.js";
import { dropMenu } from "./drop.js";
import { keysPanel } from "./keys.js";
import { previewPanel } from "./preview.js";
import { reportPanel } from "./report.js";
import { importPanel } from "./import.js";
import { joinPanel } from "./join.js";
import { log } from "./log.js";
import { rail } from "./rail.js";
import { seatsPanel } from "./seats.js";
import { settingsPanel } from "./settings.js";
import { stack } from "./stack.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

const PANELS = {
  add: addPanel,
  import: importPanel,
  join: joinPanel,
  keys: keysPanel,
  preview: previewPanel,
  report: reportPanel,
  seats: seatsPanel,
  settings: settingsPanel,
};

/** @param {State} state @param {On} on */
const open = (state, on) => {
  const view = PANELS[/** @type {keyof PANELS} */ (state.ui.panel)];
  return view ? view(state, on) : "";
};

/** @param {State} state @param {On} on */
export const gmPage = (state, on) => {
  if (state.link === "ended") return closed(state);
  if (!state.room) return connecting(state);
  return html`<div class="dashboard">
    ${bar(state, on)} ${rail(state, on)} ${acting(state, on)} ${stack(state, on)} ${log(state, on)}
    ${banners(state, on)} ${open(state, on)} ${dropMenu(state, on)}
  </div>`;
};
