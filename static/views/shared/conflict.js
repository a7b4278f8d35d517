// @ts-check
// Somebody else was first: what has changed since this was decided on, and the way to do it all the same.
import { html } from "lit-html";
import { since } from "../../lib/differences.js";
import { t } from "../../lib/text.js";
import { icon } from "./icon.js";

/** @param {any} state @param {any} on @param {any} one */
export const conflictLine = (state, on, one) => {
  const { was, cmd, params } = one;
  const lines = since(was, state, params.changed ?? []);
  return html`<div class="banner refused" role="alert">
    <div class="gap"><p><b>${t("refusal-conflict")}</b></p>${lines.length ? html`<ul>${lines.map((one) => html`<li>${one}</li>`)}</ul>` : ""}</div>
    <button @click=${() => { on.dismiss(one.id); on.send(cmd, { anyway: true }); }}>${t("do-anyway")}</button>
    <button class="quiet" aria-label=${t("dismiss")} @click=${() => on.dismiss(one.id)}>${icon("close")}</button>
  </div>`;
};
