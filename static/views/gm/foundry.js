// @ts-check
// Foundry VTT: where its module is installed from, and the code that pairs it with this room.
import { html } from "lit-html";
import { seat as seatCommand } from "../../lib/commands.js";
import { t } from "../../lib/text.js";

/** @param {string} name @param {string} value @param {string} [look] */
const shown = (name, value, look = "address") => html`<div class="told"><dt>${name}</dt><dd class=${look}>${value}</dd></div>`;

/** @param {any} on @param {any} seat */
const bridge = (on, seat) => html`<li class="shelved"><div class="shelved-words"><h4>${seat.name}</h4><p class="soft">${t(`presence-${seat.presence}`)}</p></div>
  <button class="danger" @click=${() => on.send(seatCommand(seat.id, { revoke: true }))}>${t("seat-revoke")}</button></li>`;

/** @param {any} state @param {any} on */
export const foundry = ({ room, ui: { paired } }, on) => html`<details class="foundry" ?open=${!!paired}><summary>${t("foundry-heading")}</summary>
  <p class="soft">${t("foundry-explained")}</p>
  <ul class="plain">${room.seats.filter((/** @type {any} */ one) => one.role === "bridge").map((/** @type {any} */ one) => bridge(on, one))}</ul>
  <dl>${shown(t("foundry-manifest"), new URL("/foundry/module.json", paired?.url ?? location.href).href)}</dl>
  <button class="wide-button" @click=${on.pairFoundry}>${t("foundry-make-code")}</button>
  ${paired
    ? html`<section class="invitation" aria-label=${t("foundry-make-code")} role="status">
        <p class="soft">${t("foundry-type-these")}</p>
        <dl>${shown(t("foundry-server"), paired.url)} ${shown(t("foundry-code"), paired.code, "code huge")}</dl>
      </section>`
    : ""}
</details>`;
