// @ts-check
// The board in the dashboard: squares to go to, targets to pick, tokens to drag, ground to draw.
import { html } from "lit-html";
import { board as boardCommand, fill, place } from "../../lib/commands.js";
import { includes } from "../../lib/geometry.js";
import { actingRow } from "../../lib/turns.js";
import { t } from "../../lib/text.js";
import { boardPicture } from "../shared/board.js";
import { press, toggleTarget } from "../../lib/draft.js";
import { drafted } from "../../lib/offered.js";
import { boardTools, paint } from "./ground.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** A square of the option being filled; sent at once when nothing else is missing. @param {State} state @param {On} on @param {number[]} cell */
export const pickSquare = (state, on, cell) => {
  const option = drafted(state);
  if (!option || !includes(option.squares, cell[0], cell[1])) return;
  const draft = { ...state.ui.draft, path: [cell] };
  if (option.targets?.candidates.length || option.choices) on.ui({ draft });
  else on.send(fill(option, draft));
};

/** Options that bring somebody to this square. @param {State} state @param {number[]} cell @param {string} id */
export const goingTo = (state, cell, id) => state.me.options.filter((one) => one.enabled && one.command.actor === id && includes(one.squares, cell[0], cell[1]));

/** @param {State} state @param {On} on @param {any} dropped */
const drop = (state, on, { id, cell, x, y }) => {
  const options = state.room.status === "running" ? goingTo(state, cell, id) : [];
  const [only] = options;
  if (!options.length) on.send(place(id, cell[0], cell[1]));
  else if (options.length === 1) press(on, only, [cell]);
  else on.ui({ drop: { id, cell, x, y } });
};

/** @param {State} state @param {On} on @param {string} id */
const token = (state, on, id) => {
  if (!toggleTarget(state, on, id)) on.ui({ selected: state.ui.selected === id ? null : id });
};

/** Squares worth showing: of the draft, or of the token in the hand. @param {State} state */
const reach = (state) => {
  const option = drafted(state);
  if (option) return option.squares ?? [];
  const held = state.ui.hover?.id;
  return state.me.options.filter((one) => one.enabled && one.command.actor === held).flatMap((one) => one.squares ?? []);
};

/** @param {State} state @param {On} on */
const start = (state, on) => html`<div class="board-none">
  <p class="soft">${t("no-board")}</p>
  <button @click=${() => on.send(boardCommand({ width: 20, height: 12, difficult: [], blocked: [] }))}>${t("add-board")}</button>
</div>`;

/** @param {State} state @param {On} on */
export const boardPane = (state, on) => {
  if (!state.board) return start(state, on);
  const look = {
    squares: reach(state), chosen: state.ui.draft?.path?.[0] ?? state.ui.drop?.cell ?? null, active: actingRow(state)?.id ?? null,
    selected: state.ui.selected, hover: state.ui.hover?.cell, marked: state.ui.draft ? drafted(state)?.targets?.candidates ?? [] : [],
  };
  return html`<div class="board-pane">
    ${boardTools(state, on)}
    <board-drag movable .board=${state.board}
      @board-square=${(/** @type {any} */ event) => state.ui.brush ? paint(state, on, event.detail.cell) : pickSquare(state, on, event.detail.cell)}
      @board-token=${(/** @type {any} */ event) => token(state, on, event.detail.id)}
      @board-hover=${(/** @type {any} */ event) => on.ui({ hover: event.detail.cell ? event.detail : null })}
      @board-drop=${(/** @type {any} */ event) => drop(state, on, event.detail)}>
      ${boardPicture(state.board, look)}
    </board-drag>
  </div>`;
};
