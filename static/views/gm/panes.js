// @ts-check
// Panes: each can be hidden, which leaves a labelled edge, and made larger or smaller.
import { html } from "lit-html";
import { t } from "../../lib/text.js";
import { icon } from "../shared/icon.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** @param {State} state @param {On} on @param {string} name @param {boolean} hidden */
const set = (state, on, name, hidden) => on.prefs({ hidden: { ...state.prefs.hidden, [name]: hidden } });

/** @param {State} state @param {On} on @param {string} name */
export const hider = (state, on, name) => html`<button class="quiet hider" aria-label=${t("pane-hide", { pane: t(name) })} title=${t("pane-hide", { pane: t(name) })}
  @click=${() => set(state, on, name, true)}>${icon("close")}</button>`;

/** The pane, or the edge that it left. @param {State} state @param {On} on @param {string} name @param {() => unknown} pane */
export const paneOr = (state, on, name, pane) =>
  state.prefs.hidden[name]
    ? html`<div class="pane-gone gone-${name}"><button class="quiet" aria-label=${t("pane-show", { pane: t(name) })} @click=${() => set(state, on, name, false)}><span>${t(name)}</span></button></div>`
    : pane();

/** @param {State} state @param {On} on @param {string} name @param {{flat?: boolean, after?: boolean}} [how] */
export const edge = (state, on, name, { flat = false, after = false } = {}) => html`<pane-edge class="edge-${name}" ?flat=${flat} ?after=${after} aria-label=${t("pane-size", { pane: t(name) })}
  @size=${(/** @type {any} */ event) => on.prefs({ sizes: { ...state.prefs.sizes, [name]: event.detail } })}></pane-edge>`;
