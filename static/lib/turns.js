// @ts-check
// Whose turn it is where a whole side has it: one of its members at a time, chosen on this page.
import { activeRow, rowOf } from "./read.js";
import { t } from "./text.js";

/** @typedef {import("./types.js").State} State */

const OWN = ["act", "end_turn", "ready", "delay"];

/** Who may act by this page's options, where the turn is nobody's alone. @param {State} state @returns {string[]} */
export const actors = (state) => {
  if (!state.order.active || activeRow(state)) return [];
  return [...new Set(state.me.options.filter((one) => OWN.includes(one.command.type)).map((one) => one.command.actor))];
};

/** Whoever acts: the one whose turn it is, or the chosen member of the side whose turn it is. @param {State} state */
export const actingRow = (state) => {
  const able = actors(state);
  return activeRow(state) ?? rowOf(state, able.includes(state.ui.actor) ? state.ui.actor : able[0]);
};

/** What to call somebody, or a side by its name. @param {State} state @param {string | null} who @returns {string | null} */
export const holderName = (state, who) => rowOf(state, who)?.name ?? (state.room.system.sides.includes(who) ? t(`side-${who}`) : null);

/** What to call whoever has the turn. @param {State} state */
export const actingName = (state) => holderName(state, state.order.active);

/** Whether somebody has the turn, alone or with its side. @param {State} state @param {import("./types.js").Row} one */
export const hasTurn = ({ order: { active } }, one) => one.id === active || one.side === active;

/** Whether somebody of this seat may act now. @param {State} state */
export const myTurn = (state) => state.me.controls.includes(state.order.active ?? "") || (state.kind === "player" && actors(state).length > 0);
