// @ts-check
// The acting combatant, what it can do, and the board.
import { html } from "lit-html";
import { endTurn } from "../../lib/commands.js";
import { drafted } from "../../lib/offered.js";
import { busy } from "../../lib/read.js";
import { actingRow } from "../../lib/turns.js";
import { t } from "../../lib/text.js";
import { actorChips } from "../shared/actors.js";
import { draftButtons, draftForm } from "../shared/draft.js";
import { icon } from "../shared/icon.js";
import { budgets, conditions, hitPoints, sideMark } from "../shared/marks.js";
import { palette } from "../shared/palette.js";
import { turnTimer } from "../shared/turn-timer.js";
import { works } from "../shared/works.js";
import { squareForm } from "../shared/square-form.js";
import { opener } from "./bar.js";
import { pickSquare } from "./board.js";
import { middle } from "./foot.js";
import { foreseen } from "./foreseen.js";
import { setup } from "./setup.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** @param {State} state @param {On} on @param {import("../../lib/types.js").Row} active */
const head = (state, on, active) => {
  const end = state.me.options.find((one) => one.command.type === "end_turn" && one.command.actor === active.id);
  return html`<header class="acting-head">
    <div class="gap"><h2 tabindex="-1" data-home>${sideMark(active.side)} ${active.name}</h2>
      <div class="acting-facts">${budgets(state, active)} ${hitPoints(active.hp)} ${conditions(active.conditions)}</div>${works(active)}</div>
    ${turnTimer(state)}
    ${opener(state, on, "report", html`${icon("bell")}<span class="wide">${t("report-short")}</span>`, t("report"))}
    <button class="primary" ?disabled=${!(end?.enabled ?? !state.stack.frames.length) || busy(state, active.id)}
      @click=${() => on.send(end?.command ?? endTurn(active.id))}>${t("end-turn")}</button>
  </header>`;
};

/** @param {State} state @param {On} on */
const doing = (state, on) => {
  const option = drafted(state);
  if (!option) return palette(state, on);
  const { draft } = state.ui;
  const form = squareForm({ value: draft.path?.at(-1) ?? null, squares: option.squares, board: state.board, label: t("set-square") }, (cell) => pickSquare(state, on, cell));
  const further = draft.path && draft.path !== draft.via ? html`<button class="chip" @click=${() => on.ui({ draft: { ...draft, via: draft.path } })}>${t("go-via")}</button>` : "";
  const squares = html`<div class="square-picker"><p class="soft">${t(draft.path === draft.via && draft.via ? "choose-square-next" : "choose-square-board")}</p>${form}${further}</div>`;
  return html`<div class="declare">${draftForm(state, on, option, squares)}${foreseen(state)}</div>${draftButtons(state, on, option)}`;
};

/** @param {State} state @param {On} on */
export const acting = (state, on) => {
  const active = actingRow(state);
  const doer = state.room.status === "running" ? active : null;
  return html`<section class="acting" aria-label=${t("acting")}>
    ${doer ? html`${head(state, on, doer)}<div class="doing">${actorChips(state, on)}${doing(state, on)}</div>` : setup(state, on)}
    ${middle(state, on, !!doer)}
  </section>`;
};
