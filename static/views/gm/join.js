// @ts-check
// How players get in: code, address and picture.
import { html } from "lit-html";
import { t } from "../../lib/text.js";
import { panel } from "../shared/panel.js";

/** @param {any} state @param {any} on */
export const joinPanel = ({ room }, on) =>
  panel({ title: t("join-players"), name: "join", close: () => on.ui({ panel: null }) }, room.join
    ? html`<qr-code role="img" aria-label=${t("qr-label")} .text=${room.join.url}></qr-code>
      <p class="code huge">${room.join.code}</p>
      <p class="soft">${t("join-explained")}</p>
      <p><a class="address" href=${room.join.url} target="_blank" rel="noreferrer">${room.join.url}</a></p>`
    : html`<p class="soft">${t("no-join")}</p>`);
