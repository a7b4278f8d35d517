// @ts-check
// Tells people who look elsewhere: title, icon, sound and vibration follow the state.
import { roomName } from "./names.js";
import { activeRow, myTurn, nameOf, openPrompts } from "./read.js";
import { buzz, play } from "./sound.js";
import { say, t } from "./text.js";

/** @typedef {import("./types.js").State} State */

/** @param {State} state */
const wantedFrom = (state) => {
  if (state.kind === "display") return "calm";
  if (openPrompts(state).length) return "prompt";
  if (state.stack.frames.some((one) => one.kind === "question" && one.ask)) return "prompt";
  return state.kind === "player" && myTurn(state) ? "turn" : "calm";
};

/** @param {State} state */
const titleFor = (state) => {
  const room = state.room ? roomName(state.room) : "";
  const prompt = openPrompts(state)[0];
  if (prompt && state.kind !== "display") return t("title-prompt", { who: prompt.actor_name, what: say(prompt.trigger) });
  if (state.kind === "player" && myTurn(state)) return t("title-turn", { who: nameOf(state, state.order.active) });
  const active = activeRow(state);
  return active ? t("title-room", { room, who: active.name }) : room ? t("title-quiet", { room }) : t("brand");
};

/** @param {string} icon */
const showIcon = (icon) => {
  const source = document.head.querySelector(`link[rel="icon-${icon}"]`);
  const shown = document.head.querySelector('link[rel="icon"]');
  if (source && shown && shown.getAttribute("href") !== source.getAttribute("href")) {
    shown.setAttribute("href", source.getAttribute("href") ?? "");
  }
};

/** @param {State} state @param {State} before */
const ring = (state, before) => {
  const had = new Set(before.me.prompts.map((one) => `${one.window} ${one.actor}`));
  const fresh = openPrompts(state).filter((one) => !had.has(`${one.window} ${one.actor}`));
  const judges = (/** @type {State} */ one) => one.stack.frames.filter((frame) => frame.kind === "question" && frame.ask).length;
  if (fresh.length) return sound(state, "prompt", [180, 80, 180]);
  if (judges(state) > judges(before)) return sound(state, "judge", []);
  if (state.kind === "player" && myTurn(state) && !myTurn(before)) sound(state, "turn", [240]);
};

/** @param {State} state @param {string} tune @param {number[]} pattern */
const sound = (state, tune, pattern) => {
  play(tune, state.prefs.sound);
  if (state.prefs.buzz && pattern.length) buzz(pattern);
};

/** @param {{state: State, subscribe: (watch: (state: State, before: State) => void) => void}} store */
export const notify = (store) => {
  store.subscribe((state, before) => {
    document.title = titleFor(state);
    showIcon(wantedFrom(state));
    if (state.me !== before.me || state.stack !== before.stack || state.order !== before.order) ring(state, before);
  });
  document.addEventListener("late", () => sound(store.state, "late", []));
};
