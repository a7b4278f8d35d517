// @ts-check
// How players get in: code, address and picture.
import { html } from "lit-html";
import { joinAddress } from "../../lib/names.js";
import { t } from "../../lib/text.js";
import { panel } from "../shared/panel.js";

/** The display's address for a stream: without a background. @param {string} display */
const overlay = (display) => display.replace("/display", "/display?overlay");

/** @param {any} state @param {any} on */
export const joinPanel = ({ room, ui }, on) =>
  panel({ title: t("join-players"), name: "join", close: () => on.ui({ panel: null }) }, room.join
    ? html`<qr-code role="img" aria-label=${t("qr-label")} .text=${joinAddress(room.join)}></qr-code>
      <p class="code huge">${room.join.code}</p>
      <p class="soft">${t("join-explained")}</p>
      <p><a class="address" href=${joinAddress(room.join)} target="_blank" rel="noreferrer">${joinAddress(room.join)}</a></p>
      ${ui.links?.display ? html`<p><a class="button" href=${ui.links.display} target="_blank" rel="noreferrer">${t("open-display")}</a></p>
        <p class="soft">${t("open-display-explained")}</p>
        <p><a class="button" href=${overlay(ui.links.display)} target="_blank" rel="noreferrer">${t("open-overlay")}</a></p>` : ""}
      <div class="row"><button @click=${() => on.joinCode(true)}>${t("code-new")}</button><button @click=${() => on.joinCode(false)}>${t("code-close")}</button></div>`
    : html`<p class="soft">${t("no-join")}</p><button class="primary" @click=${() => on.joinCode(true)}>${t("code-new")}</button>`);
