// @ts-check
// Another place in the order, one step at a time or to an end.
import { html } from "lit-html";
import { order } from "../../lib/commands.js";
import { t } from "../../lib/text.js";

/** @param {any} state @param {any} on @param {{id: string}} one */
export const moves = ({ order: { rows } }, on, one) => {
  const at = rows.findIndex((/** @type {any} */ each) => each.id === one.id);
  const places = [
    ["move-up", rows[at - 1] && { before: rows[at - 1].id }],
    ["move-down", rows[at + 1] && { after: rows[at + 1].id }],
    ["to-first", at > 0 && { to: "first" }],
    ["to-last", at < rows.length - 1 && { to: "last" }],
  ];
  return places.map(([id, where]) => html`<button class="chip" ?disabled=${!where} @click=${() => on.send(order(one.id, where))}>${t(id)}</button>`);
};
