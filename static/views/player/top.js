// @ts-check
// The line at the top of the phone: round, who acts, settings.
import { html } from "lit-html";
import { t } from "../../lib/text.js";
import { icon } from "../shared/icon.js";

/** @param {any} state @param {any} on @param {unknown} words */
export const top = (state, on, words) => html`<header class="top">
  ${state.order.round ? html`<span class="round"><span aria-hidden="true">${t("round-short", { round: state.order.round })}</span><span class="unseen">${t("round", { round: state.order.round })}</span></span>` : ""}
  <span class="top-words">${words}</span>
  <button class="quiet" aria-label=${t("settings")} aria-expanded=${String(state.ui.panel === "settings")}
    @click=${() => on.ui({ panel: state.ui.panel === "settings" ? null : "settings" })}>${icon("settings")}</button>
</header>`;
