// @ts-check
// Before the fight: who is surprised when it begins.
import { html } from "lit-html";
import { surprised } from "../../lib/surprised.js";
import { t } from "../../lib/text.js";

/** @param {any} state @param {any} on */
export const surprise = (state, on) => {
  if (!state.room.system.surprise || !state.order.rows.length) return "";
  const marked = surprised(state);
  const toggle = (/** @type {string} */ id) => on.ui({ surprised: marked.includes(id) ? marked.filter((one) => one !== id) : [...marked, id] });
  return html`<fieldset class="surprise"><legend>${t("setup-surprised")}</legend>
    <div class="chips">${state.order.rows.map((/** @type {any} */ one) => html`<button class="chip" aria-pressed=${String(marked.includes(one.id))}
      @click=${() => toggle(one.id)}>${one.name}</button>`)}</div></fieldset>`;
};
