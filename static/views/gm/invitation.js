// @ts-check
// A new link to a seat: picture and address, shown once.
import { html } from "lit-html";
import { t } from "../../lib/text.js";

/** @param {any} state @param {any} on */
export const invitation = (state, on) => {
  const made = state.ui.invitation;
  if (!made) return "";
  return html`<section class="invitation" aria-label=${t("invitation")}>
    <qr-code role="img" aria-label=${t("qr-label")} .text=${made.url}></qr-code>
    <p class="soft">${t("invitation-explained")}</p>
    <label class="field"><span>${t("address")}</span><input readonly .value=${made.url} @focus=${(/** @type {any} */ event) => event.target.select()} /></label>
    <button @click=${() => on.ui({ invitation: null })}>${t("close")}</button>
  </section>`;
};
