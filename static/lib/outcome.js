// @ts-check
// What became of a prompt that left the screen: missed, or answered and not needed any more.
import { recall, remember } from "./session.js";

/** @typedef {import("./types.js").State} State @typedef {import("./types.js").Prompt} Prompt */

/** @param {Prompt} one */
const keyOf = (one) => `${one.window} ${one.actor}`;

/** Whether an answer to it is still under way: then `ok` or `no` will tell. @param {State} state @param {Prompt} was */
const answering = (state, was) => Object.values(state.pending).some(({ cmd }) => cmd.window === was.window && cmd.actor === was.actor);

/** @param {State} before @param {State} next */
const releasedSince = (before, next) => {
  const last = before.log.at(-1)?.n ?? 0;
  return next.log.filter((one) => one.n > last && one.text.id === "log-window-released");
};

const TAKEN_BACK = ["log-undone", "log-redone"];

/** Whether another fight is on the table now, or none, or another moment of it. @param {State} before @param {State} next */
const elsewhere = (before, next) => {
  const last = before.log.at(-1)?.n ?? 0;
  return next.log.some((one) => one.n > last && one.text.id?.startsWith("log-encounter-") || TAKEN_BACK.includes(one.text.id ?? ""));
};

/** @param {State} before @param {State} next @returns {State["outcome"]} */
export const outcomeOf = (before, next) => {
  if (next.kind !== "player") return null;
  if (next.me.prompts.some((one) => one.status === "open")) return null;
  if (before.me.seat === null) return before.outcome;
  if (elsewhere(before, next)) return null;
  if (before.outcome?.kind === "too_late") return before.outcome;
  const now = new Map(next.me.prompts.map((one) => [keyOf(one), one]));
  for (const was of before.me.prompts) {
    const is = now.get(keyOf(was));
    const over = !is || is.status === "expired";
    if (was.status === "open" && over && !answering(next, was)) return { kind: "missed", actor: was.actor };
  }
  const names = new Set(before.me.prompts.filter((one) => one.chosen?.reaction).map((one) => one.actor_name));
  const released = releasedSince(before, next).find((one) => names.has(one.text.params?.who?.t ?? ""));
  if (released) return { kind: "released", actor: null, text: released.text };
  const turned = next.order.active !== before.order.active && next.me.controls.includes(next.order.active ?? "");
  return turned ? null : before.outcome;
};

/** What was not read yet is said again after a reload. @param {any} store @param {string} room */
export const keepOutcome = (store, room) => {
  const kept = recall("outcome", "sessionStorage");
  if (kept?.room === room) store.dispatch({ t: "outcome", outcome: kept.outcome });
  store.subscribe((/** @type {State} */ { outcome }, /** @type {State} */ before) => {
    if (outcome !== before.outcome) remember("outcome", outcome && { room, outcome }, "sessionStorage");
  });
};
