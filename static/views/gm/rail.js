// @ts-check
// The order rail: who is in the fight, in turn order; files can be dropped on it.
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { order } from "../../lib/commands.js";
import { t } from "../../lib/text.js";
import { icon } from "../shared/icon.js";
import { opener } from "./bar.js";
import { hider } from "./panes.js";
import { pressRow, row } from "./row.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** @param {On} on */
const picker = (on) => html`<label class="button quiet">${icon("import")}<span>${t("import")}</span>
  <input class="unseen" type="file" multiple aria-label=${t("import-file")} @change=${(/** @type {any} */ event) => {
    on.importFiles([...event.target.files]);
    event.target.value = "";
  }} /></label>`;

/** @param {State} state @param {On} on */
const drops = (state, on) => ({
  over: (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    if (!state.ui.dropping) on.ui({ dropping: true });
  },
  leave: (/** @type {any} */ event) => {
    if (!event.currentTarget.contains(event.relatedTarget)) on.ui({ dropping: false });
  },
  drop: (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    on.ui({ dropping: false });
    on.importFiles([...(event.dataTransfer?.files ?? [])]);
  },
});

/** @param {State} state @param {On} on */
export const rail = (state, on) => {
  const { over, leave, drop } = drops(state, on);
  const { rows } = state.order;
  return html`<section class=${state.ui.dropping ? "rail dropping" : "rail"} aria-label=${t("order")} @dragover=${over} @dragleave=${leave} @drop=${drop}>
    <header><h2 tabindex="-1" data-home>${t("order")}</h2><span class="soft">${t("combatants-count", { count: rows.length })}</span><span class="gap"></span>${hider(state, on, "order")}</header>
    <follow-list class="rail-rows">
      ${rows.length
        ? html`<sort-list @sort=${(/** @type {any} */ { detail: { from, before } }) => on.send(order(from, before === null ? { to: "last" } : { before }))}>
            <ol @click=${(/** @type {Event} */ event) => pressRow(state, on, event)}>${repeat(rows, (one) => one.id, (one) => row(state, on, one))}</ol></sort-list>`
        : html`<div class="empty"><p><b>${t("order-empty")}</b></p><p class="soft">${t("order-empty-explained")}</p></div>`}
    </follow-list>
    <footer>${opener(state, on, "add", html`${icon("add")}<span>${t("add")}</span>`, t("add-combatant"))} ${picker(on)}</footer>
    ${state.ui.dropping ? html`<p class="drop-here">${t("drop-here")}</p>` : ""}
  </section>`;
};
