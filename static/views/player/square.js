// @ts-check
// Choosing where to go: tap a reachable square, or type column and row.
import { html } from "lit-html";
import { includes } from "../../lib/geometry.js";
import { t } from "../../lib/text.js";
import { boardPicture } from "../shared/board.js";
import { squareForm } from "../shared/square-form.js";

const CELL = 44;

/** @param {any} state @param {any} on @param {any} option */
export const squarePicker = (state, on, option) => {
  const { draft } = state.ui;
  const pick = (/** @type {number[]} */ cell) => {
    if (includes(option.squares, cell[0], cell[1])) on.ui({ draft: { ...draft, path: [cell] } });
  };
  const chosen = draft.path?.[0] ?? null;
  return html`<div class="square-picker">
    <p>${t("choose-square")}</p>
    ${state.board
      ? html`<board-drag .cell=${CELL} .board=${state.board}
          @board-square=${(/** @type {any} */ event) => pick(event.detail.cell)}>
          ${boardPicture(state.board, { squares: option.squares, chosen, active: option.command.actor })}
        </board-drag>`
      : ""}
    ${squareForm({ value: chosen, squares: option.squares, board: state.board, label: t("set-square") }, pick)}
  </div>`;
};
