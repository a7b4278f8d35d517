// @ts-check
// The popover while nobody sits here yet: framed by a stranger, looking for the host, or on the way to a seat.
import { html } from "lit-html";
import { t } from "../../lib/text.js";
import { entry, looking } from "./entry.js";

/** @param {any} state @param {any} on */
export const alone = (state, on) => {
  if (state.ui.stranger) return html`<section class="sheet alone"><h1>${t("owlbear-only")}</h1><p>${t("owlbear-only-explained")}</p></section>`;
  return state.ui.entry ? entry(state, on) : looking();
};
