// @ts-check
// What views read out of the state.

/** @typedef {import("./types.js").State} State */

/** @param {State} state @param {string | null | undefined} id */
export const rowOf = (state, id) => state.order.rows.find((one) => one.id === id) ?? null;
/** @param {State} state @param {string | null | undefined} id */
export const nameOf = (state, id) => rowOf(state, id)?.name ?? "";
/** @param {State} state */
export const activeRow = (state) => rowOf(state, state.order.active);
/** @param {State} state @param {string} id */
export const budgetKind = (state, id) =>
  state.room?.system.budgets.find((/** @type {any} */ one) => one.id === id) ?? { id, mark: "square", count: "down" };
/** The budgets of somebody that say something: what one has at all, and, of what only comes by hand or by play, what is there.
 * @param {any} state @param {{budgets: {id: string, value: number, cap: number}[]}} row */
export const budgetsOf = (state, row) => row.budgets.filter(({ id, value, cap }) =>
  value > 0 || (cap > 0 && budgetKind(state, id).filled !== false));
/** The newest open window. @param {State} state @returns {any} */
export const topWindow = (state) => state.stack.frames.filter((one) => one.kind === "window").at(-1) ?? null;
/** @param {State} state */
export const mine = (state) => state.order.rows.filter((one) => state.me.controls.includes(one.id));
/** @param {State} state */
export const openPrompts = (state) => state.me.prompts.filter((one) => one.status === "open");

/** How many turns until one of mine: 0 now, 1 next; nothing when never. @param {State} state */
export const turnsUntil = (state) => {
  const rows = state.order.rows.filter((one) => !one.defeated || one.id === state.order.active);
  const from = rows.findIndex((one) => one.id === state.order.active);
  if (from < 0) return null;
  for (let n = 0; n < rows.length; n += 1) {
    if (state.me.controls.includes(rows[(from + n) % rows.length].id)) return n;
  }
  return null;
};

/** Who acts after whoever acts now, be it a whole side. @param {State} state @param {number} most */
export const upcoming = (state, most) => {
  const rows = state.order.rows.filter((one) => !one.defeated || one.id === state.order.active);
  if (rows.some((one) => one.side === state.order.active)) return rows.filter((one) => one.side !== state.order.active).slice(0, most);
  const from = rows.findIndex((one) => one.id === state.order.active);
  return [...rows.slice(from + 1), ...rows.slice(0, Math.max(0, from))].slice(0, most);
};

/** Whether a command of this combatant (or for this window) waits for its answer. @param {State} state @param {string} actor */
export const busy = (state, actor) => Object.values(state.pending).some((one) => one.cmd.actor === actor);
/** @param {State} state @param {string} type */
export const sending = (state, type) => Object.values(state.pending).some((one) => one.cmd.type === type);
/** 0 fine, 1 say so, 2 no further input. @param {State} state */
export const stalled = (state) => {
  const age = Math.max(0, ...Object.values(state.pending).map((one) => one.age));
  return age >= 20 ? 2 : age >= 5 ? 1 : 0;
};
