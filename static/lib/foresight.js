// @ts-check
// Asks the room who would be asked if what is being filled in were done now; a GM sees it before confirming.
import { askJson } from "./api.js";
import { filled } from "./draft.js";

const CALM_MS = 120;

/** @param {{store: any, on: any}} page @param {{room: string, token: string}} seat */
export const lookAhead = ({ store, on }, { room, token }) => {
  let last = "";
  /** @type {any} */
  let due = 0;
  const look = async (/** @type {object} */ cmd, /** @type {string} */ key) => {
    const found = await askJson(`rooms/${room}/foresee`, { json: { cmd }, token }).catch(() => null);
    if (key === last) on.ui({ foreseen: found });
  };
  store.subscribe((/** @type {any} */ state) => {
    const cmd = filled(state);
    const key = cmd ? JSON.stringify([cmd, state.order.rows.map((/** @type {any} */ one) => one.budgets)]) : "";
    if (key === last) return;
    last = key;
    clearTimeout(due);
    if (state.ui.foreseen) queueMicrotask(() => on.ui({ foreseen: null }));
    if (cmd) due = setTimeout(() => look(cmd, key), CALM_MS);
  });
};
