// @ts-check
// A file that becomes a room: the button that asks for it.
import { html } from "lit-html";
import { t } from "../../lib/text.js";

/** @param {any} state @param {any} on */
export const restoreButton = ({ ui }, on) => html`<label class="button">${t("room-restore")}<input class="unseen" type="file" accept=".json,application/json" ?disabled=${!!ui.roomBusy}
  @change=${(/** @type {any} */ event) => {
    const [file] = event.target.files;
    event.target.value = "";
    if (file) on.restoreRoom(file);
  }} /></label>`;
