// @ts-check
// What a token may do on the square where it was dropped.
import { html } from "lit-html";
import { place } from "../../lib/commands.js";
import { say, t } from "../../lib/text.js";
import { press } from "../../lib/draft.js";
import { price } from "../shared/marks.js";
import { goingTo } from "./board.js";

/** @param {any} on @param {any} option @param {number[]} cell */
const go = (on, option, cell) => {
  on.ui({ drop: null });
  press(on, option, [cell]);
};

/** @param {any} state @param {any} on */
export const dropMenu = (state, on) => {
  const { drop } = state.ui;
  if (!drop) return "";
  const close = () => on.ui({ drop: null });
  return html`<focus-scope class="panel panel-drop" closable @close=${close}><section role="dialog" aria-label=${t("drop-menu")}>
    <h2 tabindex="-1" data-first>${t("drop-menu")}</h2>
    ${goingTo(state, drop.cell, drop.id).map((one) => html`<button class="option" @click=${() => go(on, one, drop.cell)}>
      <span>${say(one.label)}</span>${price(state, one.cost)}</button>`)}
    <button class="option" @click=${() => {
      close();
      on.send(place(drop.id, drop.cell[0], drop.cell[1]));
    }}><span>${t("just-place")}</span></button>
    <button class="quiet" @click=${close}>${t("cancel")}</button>
  </section></focus-scope>`;
};
