// @ts-check
// The acting combatant, what it can do, and the board.
import { html } from "lit-html";
import { endTurn } from "../../lib/commands.js";
import { activeRow, busy } from "../../lib/read.js";
import { t } from "../../lib/text.js";
import { draftButtons, draftForm, drafted } from "../shared/draft.js";
import { squareForm } from "../shared/square-form.js";
import { budgets, hitPoints, sideMark } from "../shared/marks.js";
import { boardPane, pickSquare } from "./board.js";
import { palette } from "./palette.js";
import { setup } from "./setup.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** @param {State} state @param {On} on @param {import("../../lib/types.js").Row} active */
const head = (state, on, active) => {
  const end = state.me.options.find((one) => one.command.type === "end_turn");
  return html`<header class="acting-head">
    <h2 tabindex="-1" data-home>${sideMark(active.side)} ${active.name}</h2>
    ${budgets(state, active)} ${hitPoints(active.hp)}
    <span class="gap"></span>
    <button class="primary" ?disabled=${!(end?.enabled ?? !state.stack.frames.length) || busy(state, active.id)}
      @click=${() => on.send(end?.command ?? endTurn(active.id))}>${t("end-turn")}</button>
  </header>`;
};

/** @param {State} state @param {On} on */
const doing = (state, on) => {
  const option = drafted(state);
  if (!option) return palette(state, on);
  const form = squareForm({ value: state.ui.draft.path?.[0] ?? null, squares: option.squares, board: state.board, label: t("set-square") }, (cell) => pickSquare(state, on, cell));
  const squares = html`<div class="square-picker"><p class="soft">${t("choose-square-board")}</p>${form}</div>`;
  return html`${draftForm(state, on, option, squares)}${draftButtons(state, on, option)}`;
};

/** @param {State} state @param {On} on */
export const acting = (state, on) => {
  const active = activeRow(state);
  const running = state.room.status === "running";
  return html`<section class="acting" aria-label=${t("acting")}>
    ${running && active ? html`${head(state, on, active)}<div class="doing">${doing(state, on)}</div>` : setup(state, on)}
    ${boardPane(state, on)}
  </section>`;
};
