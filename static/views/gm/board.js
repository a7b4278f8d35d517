// @ts-check
// The board in the dashboard: squares to go to, targets to pick, tokens to drag, ground to draw.
import { html } from "lit-html";
import { board as boardCommand, fill, place } from "../../lib/commands.js";
import { includes, threatened } from "../../lib/geometry.js";
import { actingRow } from "../../lib/turns.js";
import { t } from "../../lib/text.js";
import { boardPicture } from "../shared/board.js";
import { isFilled, press, toggleTarget } from "../../lib/draft.js";
import { drafted } from "../../lib/offered.js";
import { boardTools, paint } from "./ground.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** A square of the option being filled; pressed once more, it is done. @param {State} state @param {On} on @param {number[]} cell */
export const pickSquare = (state, on, cell) => {
  const option = drafted(state);
  if (!option || !includes(option.squares, cell[0], cell[1])) return;
  const { draft } = state.ui;
  const via = draft.via ?? [];
  const path = String(via.at(-1)) === String(cell) ? via : [...via, cell];
  if (String(draft.path) === String(path) && isFilled(state, option)) on.send(fill(option, draft));
  else on.ui({ draft: { ...draft, path } });
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

/** Whose threat matters now: of the selected one; of those against whoever is about to move. @param {State} state */
const threats = (state) => {
  const { tokens } = state.board;
  const { selected, hover } = state.ui;
  const mover = drafted(state)?.squares ? drafted(state)?.command.actor : hover?.id;
  const of = tokens.find((/** @type {any} */ one) => one.id === (mover ?? selected));
  if (!of) return [];
  const able = mover ? tokens.filter((/** @type {any} */ one) => one.side !== of.side && !one.down) : [of];
  return threatened(state.board, able);
};

/** @param {State} state @param {On} on @param {unknown} tools */
const start = (state, on, tools) => html`<div class="board-none"><div class="board-tools chips"><span class="gap"></span>${tools}</div>
  <p class="soft">${t("no-board")}</p>
  <button @click=${() => on.send(boardCommand({ width: 20, height: 12, difficult: [], blocked: [] }))}>${t("add-board")}</button>
</div>`;

/** The way of what is being filled, from where its mover stands. @param {State} state */
const way = (state) => {
  const option = drafted(state);
  const steps = state.ui.foreseen?.path;
  const from = steps && state.board.tokens.find((/** @type {any} */ one) => one.id === option?.command.actor);
  return from ? [[from.x, from.y], ...steps] : [];
};

/** @param {State} state @param {On} on @param {unknown} tools */
export const boardPane = (state, on, tools) => {
  if (!state.board) return start(state, on, tools);
  const { draft, hover, selected } = state.ui;
  const look = {
    squares: reach(state), chosen: draft?.path?.at(-1) ?? state.ui.drop?.cell ?? null, active: actingRow(state)?.id ?? null, threats: threats(state), way: way(state),
    selected, hover: hover?.cell, marked: draft ? drafted(state)?.targets?.candidates ?? [] : [],
  };
  return html`<div class="board-pane">
    ${boardTools(state, on, tools)}
    <board-drag movable .board=${state.board}
      @board-square=${(/** @type {any} */ event) => state.ui.brush ? paint(state, on, event.detail.cell) : pickSquare(state, on, event.detail.cell)}
      @board-token=${(/** @type {any} */ event) => token(state, on, event.detail.id)}
      @board-hover=${(/** @type {any} */ event) => on.ui({ hover: event.detail.cell ? event.detail : null })}
      @board-drop=${(/** @type {any} */ event) => drop(state, on, event.detail)}>
      ${boardPicture(state.board, look)}
    </board-drag>
  </div>`;
};
