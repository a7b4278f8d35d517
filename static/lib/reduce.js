// @ts-check
// (state, message) → state: pure, for what the server says and for what happens on the page.
import { kept } from "./kept.js";
import { outcomeOf } from "./outcome.js";

/** @typedef {import("./types.js").State} State */

/** @param {{kind: string, prefs?: object}} page @returns {State} */
export const first = ({ kind, prefs }) => ({
  kind,
  link: "connecting",
  bye: null,
  room: null,
  order: { round: 0, active: null, rows: [] },
  stack: { frames: [] },
  board: null,
  effects: [],
  log: [],
  control: { options: [], settings: [], reports: [], held: [] },
  me: { seat: null, name: "", role: null, controls: [], prompts: [], questions: [], options: [] },
  rev: null,
  pending: {},
  refusals: [],
  outcome: null,
  worded: 0,
  words: null,
  ui: {},
  prefs: { language: "en", theme: "auto", contrast: false, size: 100, sound: 1, buzz: true, remind: true, next: false, push: false, keys: {}, favourites: [], hidden: {}, swapped: false, sizes: {}, checked: false, recent: {}, ...prefs },
});

/** As many lines of the log as the server keeps at hand. */
const LINES = 200;
const SECTIONS = ["room", "order", "stack", "board", "effects", "log", "control", "me"];

/** Options with their squares, which the wire names by their place in one list. @param {any} me */
const spread = (me) => ({
  ...me,
  options: me.options.map((/** @type {any} */ one) => (typeof one.squares === "number" ? { ...one, squares: me.squares[one.squares] } : one)),
});

/** @param {State} state @param {Record<string, any>} sections @returns {State} */
const withSections = (state, sections) => {
  const next = { ...state };
  for (const name of SECTIONS) if (name in sections) next[name] = name === "me" ? spread(sections.me) : kept(state[name], sections[name]);
  if (sections.lines) next.log = [...next.log, ...sections.lines].slice(-LINES);
  const turned = next.order.active !== state.order.active;
  const gone = next.ui.draft && !next.me.options.some((one) => keyOf(one.command) === next.ui.draft.key);
  if (turned || gone) next.ui = { ...next.ui, draft: null, drop: null };
  next.outcome = outcomeOf(state, next);
  return next;
};

/** What tells one command template from another. @param {object} command */
export const keyOf = (command) => JSON.stringify(command);

/** @param {State} state @param {string} id */
const without = (state, id) => {
  const { [id]: settled, ...pending } = state.pending;
  return { ...state, pending };
};

/** An accepted action leaves no half-filled form behind. @param {State} state @param {string} id */
const done = (state, id) => {
  const next = without(state, id);
  return state.pending[id]?.cmd.type === "act" ? { ...next, ui: { ...next.ui, draft: null } } : next;
};

/** @param {State} state */
const older = (state) => {
  const pending = Object.entries(state.pending).map(([id, one]) => [id, { ...one, age: one.age + 1 }]);
  return pending.length ? { ...state, pending: Object.fromEntries(pending) } : state;
};

/** Refusals that are shown at once. */
const MOST = 3;

const LATE = ["too_late", "window_closed"];

/** @param {State} state @param {any} message @returns {State} */
const refused = (state, { re, reason, params }) => {
  const cmd = state.pending[re]?.cmd ?? null;
  const next = without(state, re);
  const was = reason === "conflict" ? state.pending[re]?.was : null;
  if (state.kind === "player" && cmd?.window && LATE.includes(reason)) {
    return { ...next, outcome: { kind: "too_late", actor: cmd.actor } };
  }
  return { ...next, refusals: [...next.refusals, { id: re, reason, params: params ?? {}, cmd, ...(was ? { was } : {}) }].slice(-MOST) };
};

/** What a command was decided on, where that is to be compared. @param {State} state @param {number | null | undefined} rev */
const decidedOn = ({ order, stack }, rev) => (typeof rev === "number" ? { rev, was: { order, stack } } : {});

/** @param {State} state @param {any} message @returns {State} */
export const reduce = (state, message) => {
  switch (message.t) {
    case "welcome":
      return { ...withSections(state, message.sections), link: "on", bye: null, rev: message.rev ?? null };
    case "update":
      return { ...withSections(state, message.sections ?? {}), rev: message.rev ?? state.rev };
    case "ok":
      return done(state, message.re);
    case "no":
      return refused(state, message);
    case "bye":
      return { ...state, bye: { code: message.code, reason: message.reason } };
    case "link":
      return state.link === message.link ? state : { ...state, link: message.link };
    case "sent":
      return { ...state, refusals: state.refusals.filter((one) => one.was), pending: { ...state.pending, [message.id]: { cmd: message.cmd, age: 0, ...decidedOn(state, message.rev) } } };
    case "tick":
      return older(state);
    case "ui":
      return { ...state, ui: { ...state.ui, ...message.ui } };
    case "prefs":
      return { ...state, prefs: { ...state.prefs, ...message.prefs } };
    case "outcome":
      return { ...state, outcome: message.outcome };
    case "dismiss":
      return { ...state, refusals: message.id ? state.refusals.filter((one) => one.id !== message.id) : [], outcome: null };
    case "kind":
      return { ...state, kind: message.kind };
    case "worded":
      return { ...state, worded: state.worded + 1, words: message.system ?? null };
    default:
      return state;
  }
};
