// @ts-check
// What my characters have readied, for when, and what they keep up; and how to give it up.
import { html } from "lit-html";
import { busy, nameOf } from "../../lib/read.js";
import { say, t } from "../../lib/text.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** @param {State} state @param {On} on */
const sustained = (state, on) => {
  const all = state.me.sustained ?? [];
  return all.length
    ? html`<section class="readied" aria-label=${t("sustained-heading")}><h2>${t("sustained-heading")}</h2><ul class="plain">${all.map((one) => html`<li>
        <span><b>${say(one.name)}</b> <span class="soft">${say(one.on)}</span></span>
        <button ?disabled=${busy(state, one.by)} @click=${() => on.send(one.command)}>${t("sustained-dismiss")}</button></li>`)}</ul></section>`
    : "";
};

/** @param {State} state @param {On} on */
export const readied = (state, on) => {
  const all = state.me.held ?? [];
  const kept = sustained(state, on);
  if (!all.length) return kept;
  return html`<section class="readied" aria-label=${t("held-heading")}><h2>${t("held-heading")}</h2><ul class="plain">${all.map((one) => html`<li>
        <span><b>${say(one.action)}</b> <span class="soft">${state.me.controls.length > 1 ? `${nameOf(state, one.by)} · ` : ""}${say(one.until)}</span></span>
        <button ?disabled=${busy(state, one.by)} @click=${() => on.send(one.command)}>${t("held-dismiss")}</button></li>`)}</ul></section>${kept}`;
};
