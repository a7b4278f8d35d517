// @ts-check
// Tells people who look elsewhere: title, icon, sound and vibration follow the state.
import { roomName } from "./names.js";
import { activeRow, openPrompts } from "./read.js";
import { actingRow, myTurn } from "./turns.js";
import { buzz, play } from "./sound.js";
import { say, t } from "./text.js";
import { calls, nextNow, openQuestions, waiting, wanted } from "./wanted.js";

/** @typedef {import("./types.js").State} State */

const PATTERNS = { prompt: [180, 80, 180], judge: [], turn: [240], next: [60] };
const AGAIN_MS = 10_000;

/** @param {State} state */
export const titleFor = (state) => {
  const room = state.room ? roomName(state.room) : "";
  const [prompt] = openPrompts(state);
  const [question] = openQuestions(state);
  if (state.kind !== "display" && prompt) return t("title-prompt", { who: prompt.actor_name, what: say(prompt.trigger) });
  if (state.kind !== "display" && question) return t("title-question", { what: say(question.title) });
  if (state.kind === "player" && myTurn(state)) return t("title-turn", { who: actingRow(state)?.name ?? "" });
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

/** @param {State} state @param {string} tune @param {number[]} pattern */
const sound = (state, tune, pattern) => {
  play(tune, state.prefs.sound);
  if (state.prefs.buzz && pattern.length) buzz(pattern);
};

/** @param {{state: State, subscribe: (watch: (state: State, before: State) => void) => void}} store */
export const notify = (store) => {
  /** @type {any} */
  let again = 0;
  const call = (/** @type {"prompt" | "judge" | "turn"} */ what) => {
    sound(store.state, what, PATTERNS[what]);
    clearInterval(again);
    if (what !== "turn") again = setInterval(() => remind(what), AGAIN_MS);
  };
  const remind = (/** @type {"prompt" | "judge"} */ what) => {
    if (!waiting(store.state).length) return clearInterval(again);
    if (store.state.prefs.remind && store.state.room?.paused_at === null) sound(store.state, what, PATTERNS[what]);
  };
  store.subscribe((state, before) => {
    document.title = titleFor(state);
    showIcon(wanted(state));
    if (state.me === before.me && state.stack === before.stack && state.order === before.order) return;
    const what = calls(before, state);
    if (what) call(what);
    else if (nextNow(before, state)) sound(state, "next", PATTERNS.next);
  });
  document.addEventListener("late", () => {
    if (waiting(store.state).length) sound(store.state, "late", []);
  });
};
