// @ts-check
// What the state wants of whoever looks at this page: an answer, a judgement, a turn, or nothing.
import { openPrompts, turnsUntil } from "./read.js";
import { myTurn } from "./turns.js";

/** @typedef {import("./types.js").State} State */

/** Questions that this page has to answer: a GM's are those to nobody else. @param {State} state @returns {any[]} */
export const openQuestions = (state) => {
  const judged = state.kind === "gm" ? state.stack.frames.filter((one) => one.kind === "question" && !one.to && !one.seat) : [];
  return [...state.me.questions, ...judged.filter((one) => !state.me.questions.some((mine) => mine.id === one.id))];
};

/** What waits for an answer, each by a key that lasts as long as it does. @param {State} state @returns {string[]} */
export const waiting = (state) => [
  ...openPrompts(state).map((one) => `${one.window} ${one.actor}`),
  ...openQuestions(state).map((one) => one.id),
];

/** @param {State} state @returns {"prompt" | "turn" | "calm"} */
export const wanted = (state) => {
  if (state.kind === "display") return "calm";
  if (waiting(state).length) return "prompt";
  return state.kind === "player" && myTurn(state) ? "turn" : "calm";
};

/** The sound of what is new between two states, if anything is. @param {State} before @param {State} state @returns {"prompt" | "judge" | "turn" | null} */
export const calls = (before, state) => {
  if (state.kind === "display") return null;
  const had = new Set(waiting(before));
  const fresh = waiting(state).filter((one) => !had.has(one));
  if (fresh.length) {
    const asked = openPrompts(state).some((one) => fresh.includes(`${one.window} ${one.actor}`));
    return asked || state.kind === "player" ? "prompt" : "judge";
  }
  return state.kind === "player" && myTurn(state) && !myTurn(before) ? "turn" : null;
};

/** Whether I have just become the next one, and want to know. @param {State} before @param {State} state */
export const nextNow = (before, state) =>
  state.kind === "player" && state.prefs.next && state.room?.status === "running" && turnsUntil(state) === 1 && turnsUntil(before) !== 1;
