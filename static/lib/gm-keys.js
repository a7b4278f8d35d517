// @ts-check
// What a GM does with one key.
import { begin, closeAll, extend, hold, judge, pause, resolve, resume } from "./commands.js";
import { filled, press, toggleTarget } from "./draft.js";
import { drafted, possible } from "./offered.js";
import { topWindow } from "./read.js";
import { surprised } from "./surprised.js";

/** @typedef {import("./types.js").State} State @typedef {import("./types.js").On} On @typedef {import("./keyboard.js").Key} Key */

export const MORE_MS = 15_000;

/** @param {State} state @param {string} type */
const option = (state, type) => state.me.options.find((one) => one.command.type === type && one.enabled);

/** @param {string} type @returns {Pick<Key, "when" | "run">} */
const offer = (type) => ({ when: (state) => !!option(state, type), run: (state, on) => on.send(option(state, type)?.command) });

/** @param {string} name @returns {Key["run"]} */
const panel = (name) => (state, on) => on.ui({ panel: state.ui.panel === name ? null : name });

/** @param {(window: any) => object} command @returns {Pick<Key, "when" | "run">} */
const onWindow = (command) => ({ when: (state) => !!topWindow(state), run: (state, on) => on.send(command(topWindow(state))) });

/** A question that one press answers. @param {State} state */
const quickQuestion = (state) => {
  const top = state.stack.frames.at(-1);
  return top?.kind === "question" && !top.number && top.many === 1 && top.ask !== "facts" ? top : null;
};

/** The n-th choice of the question, target of the draft, or action. @param {State} state @param {On} on @param {number} n */
const nth = (state, on, n) => {
  const asked = quickQuestion(state)?.choices[n];
  if (asked) return on.send(judge(quickQuestion(state).id, [asked.id]));
  const option = drafted(state);
  const target = option?.targets?.candidates[n];
  if (option) return target && toggleTarget(state, on, target);
  const action = possible(state)[n];
  if (action) press(on, action);
};

/** @type {Key[]} */
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => ({ id: `digit-${n}`, key: String(n), fixed: true, run: (state, on) => nth(state, on, n - 1) }));

/** @type {Key[]} */
export const GM_KEYS = [
  { id: "next", key: "n", when: (state) => state.room.status === "setup" || !!option(state, "end_turn"), run: (state, on) => on.send(option(state, "end_turn")?.command ?? begin(surprised(state))) },
  { id: "search", key: "/", run: (_, on) => on.reach("search") },
  { id: "do", key: "Enter", when: (state) => !!filled(state), run: (state, on) => on.send(/** @type {object} */ (filled(state))) },
  { id: "cancel", key: "Escape", when: (state) => !!state.ui.draft, run: (_, on) => on.ui({ draft: null }) },
  { id: "delay", key: "d", ...offer("delay") },
  { id: "return", key: "b", ...offer("return") },
  { id: "extend", key: "+", ...onWindow((one) => extend(one.id, MORE_MS)) },
  { id: "hold", key: "h", ...onWindow((one) => hold(one.id, one.asked.some((/** @type {any} */ each) => !each.answered && each.held_at === null))) },
  { id: "resolve", key: "r", ...onWindow((one) => resolve(one.id)) },
  { id: "close-all", key: "x", when: (state) => state.stack.frames.length > 0, run: (_, on) => on.send(closeAll()) },
  { id: "pause", key: "p", run: (state, on) => on.send(state.room.paused_at === null ? pause() : resume()) },
  { id: "undo", key: "z", run: (_, on) => on.go("undo") },
  { id: "redo", key: "y", run: (_, on) => on.go("redo") },
  { id: "ask", key: "q", run: panel("ask") },
  { id: "report", key: "t", when: (state) => state.room.status === "running", run: panel("report") },
  { id: "add", key: "a", run: panel("add") },
  { id: "join", key: "j", run: panel("join") },
  { id: "seats", key: "s", run: panel("seats") },
  { id: "preview", key: "v", run: panel("preview") },
  { id: "settings", key: ",", run: panel("settings") },
  { id: "log", key: "l", run: (state, on) => on.ui({ log: !state.ui.log }) },
  { id: "keys", key: "?", run: panel("keys") },
  ...DIGITS,
];
