// @ts-check
// Drawing the ground: difficult and blocked squares; combatants that are not on the board yet.
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { board as boardCommand, place } from "../../lib/commands.js";
import { includes } from "../../lib/geometry.js";
import { t } from "../../lib/text.js";
import { squareForm } from "../shared/square-form.js";

const FEW = 3;
const BRUSHES = ["difficult", "blocked"];

/** @param {any} state @param {any} on @param {number[]} cell */
export const paint = (state, on, cell) => {
  const { width, height } = state.board;
  const grid = /** @type {any} */ ({ width, height });
  for (const one of BRUSHES) {
    const rest = state.board[one].filter((/** @type {number[]} */ [x, y]) => x !== cell[0] || y !== cell[1]);
    const add = one === state.ui.brush && !includes(state.board[one], cell[0], cell[1]);
    grid[one] = add ? [...rest, cell] : rest;
  }
  on.send(boardCommand(grid));
};

/** The first free square from the top left. @param {any} board */
const free = ({ width, height, tokens, blocked }) => {
  for (let y = 1; y <= height; y += 1) {
    for (let x = 1; x <= width; x += 1) {
      if (!includes(blocked, x, y) && !tokens.some((/** @type {any} */ one) => one.x === x && one.y === y)) return [x, y];
    }
  }
  return [1, 1];
};

/** @param {any} state @param {any} on */
const waiting = (state, on) => {
  const out = state.order.rows.filter((/** @type {any} */ one) => !one.placed && !one.defeated && one.kind !== "hazard");
  const put = (/** @type {string} */ id) => {
    const [x, y] = free(state.board);
    on.send(place(id, x, y));
  };
  if (out.length <= FEW) return out.map((/** @type {any} */ one) => html`<button class="chip" @click=${() => put(one.id)}>${t("place-on-board", { name: one.name })}</button>`);
  return html`<select class="place" aria-label=${t("place-some", { count: out.length })} .value=${live("")} @change=${(/** @type {any} */ event) => event.target.value && put(event.target.value)}>
    <option value="">${t("place-some", { count: out.length })}</option>${out.map((/** @type {any} */ one) => html`<option value=${one.id}>${one.name}</option>`)}</select>`;
};

/** @param {any} state @param {any} on @param {unknown} more what else stands at the end */
export const boardTools = (state, on, more) => html`<div class="board-tools chips">
  ${waiting(state, on)}
  <span class="gap"></span>
  ${BRUSHES.map((one) => html`<button class="chip brush-${one}" aria-pressed=${String(state.ui.brush === one)}
    @click=${() => on.ui({ brush: state.ui.brush === one ? null : one })}>${t(`ground-${one}`)}</button>`)}
  ${more}
</div>
${state.ui.brush ? html`<div class="board-tools">${squareForm({ value: null, board: state.board, label: t("ground-paint") }, (cell) => paint(state, on, cell))}</div>` : ""}`;
