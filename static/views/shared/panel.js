// @ts-check
// A floating panel with a heading and a close button.
import { html } from "lit-html";
import { t } from "../../lib/text.js";
import { icon } from "./icon.js";

/** @param {{title: string, name: string, close: () => void}} what @param {unknown} content */
export const panel = ({ title, name, close }, content) => html`<focus-scope class="panel panel-${name}" closable @close=${close}>
  <section role="dialog" aria-label=${title}>
    <header>
      <h2 tabindex="-1" data-first>${title}</h2>
      <button class="quiet" aria-label=${t("close")} @click=${close}>${icon("close")}</button>
    </header>
    <div class="panel-body">${content}</div>
  </section>
</focus-scope>`;
