// @ts-check
// Puts a page together: store, words, line, notices and the view.
import { render } from "lit-html";
import { ask, failureOf } from "./api.js";
import { languageFor, load, packText } from "./catalogues.js";
import { dress, watchContrast } from "./dress.js";
import { importing } from "./importing.js";
import { keepFocus } from "./focus.js";
import { notify } from "./notice.js";
import { first, reduce } from "./reduce.js";
import { save } from "./save.js";
import { randomId, recall, remember } from "./session.js";
import { openLine } from "./socket.js";
import { createStore } from "./store.js";
import { clock } from "./time.js";

/** @typedef {import("./types.js").State} State @typedef {import("./types.js").On} On */

export const preferences = () => {
  const kept = recall("prefs") ?? {};
  return { ...kept, language: languageFor(kept.language ?? null) };
};

/** @param {State} state @returns {string | null} */
const systemOf = ({ room }) => room?.system.id ?? null;

/** The store, painted into the page's `<main>` at every change; `tell` tells people who look elsewhere.
 * @param {string} kind @param {(state: State, on: any) => unknown} view @param {{tell?: (store: any) => void}} [how] */
export const startPage = (kind, view, { tell = notify } = {}) => {
  const store = createStore(reduce, first({ kind, prefs: preferences() }));
  const main = /** @type {HTMLElement} */ (document.querySelector("main"));
  /** @type {any} */
  const on = {
    ui: (/** @type {object} */ ui) => store.dispatch({ t: "ui", ui }),
    prefs: (/** @type {object} */ prefs) => store.dispatch({ t: "prefs", prefs }),
    reach: (/** @type {string} */ name) => /** @type {HTMLElement | null} */ (main.querySelector(`[data-reach="${name}"]`))?.focus(),
    dismiss: (/** @type {unknown} */ id) => store.dispatch({ t: "dismiss", ...(typeof id === "string" ? { id } : {}) }),
    send: () => {},
  };
  let due = false;
  const paint = () => {
    due = false;
    const { worded, words, room } = store.state;
    if (worded && (!room || words === room.system.id)) render(view(store.state, on), main);
  };
  store.subscribe((state, before) => {
    if (state.prefs !== before.prefs) {
      remember("prefs", state.prefs);
      dress(state.prefs);
    }
    const system = systemOf(state);
    const again = state.link === "on" && before.link === "off";
    if (again || state.prefs.language !== before.prefs.language || system !== systemOf(before)) speak();
    if (system && system !== systemOf(before)) remember("system", system);
    if (!due) queueMicrotask(paint);
    due = true;
  });
  const speak = async () => {
    const system = systemOf(store.state);
    await load(store.state.prefs.language, system, () => store.dispatch({ t: "worded", system }));
  };
  const before = recall("system");
  if (before) packText(before, store.state.prefs.language);
  dress(store.state.prefs);
  watchContrast(() => dress(store.state.prefs));
  tell(store);
  keepFocus(main);
  speak();
  return { store, on };
};

/** What a page asks for outside of its line. @param {any} on @param {{room: string, token: string}} seat */
export const overHttp = (on, seat) => {
  on.importFiles = importing(on, seat.token);
  on.saveLog = async (/** @type {"text" | "json"} */ format, /** @type {"own" | "players"} */ edition) => {
    try {
      const answer = await ask(`rooms/${seat.room}/log?format=${format}&edition=${edition}`, { method: "GET", token: seat.token });
      save(await answer.blob(), `log.${format === "text" ? "txt" : format}`);
    } catch (error) {
      on.ui({ failure: failureOf(error) });
    }
  };
};

/** Connect the page to its room. @param {{store: any, on: any}} page @param {{room: string, token: string}} seat */
export const enter = ({ store, on }, seat) => {
  const conn = randomId();
  const hello = () => ({
    ...seat,
    conn,
    client: { kind: store.state.kind, host: "web", version: "1", language: store.state.prefs.language },
  });
  const url = new URL("/ws/v1", location.href.replace(/^http/, "ws")).href;
  const line = openLine({ hello, store, clock, url });
  on.send = line.send;
  store.subscribe((/** @type {State} */ { prefs }, /** @type {State} */ before) => {
    if (prefs.language !== before.prefs.language) line.frame({ t: "here", visible: !document.hidden, language: prefs.language });
  });
  on.seen = (/** @type {any} */ prompt, /** @type {string} */ stage) =>
    line.frame({ t: "seen", window: prompt.window, actor: prompt.actor, stage });
  overHttp(on, seat);
  addEventListener("hashchange", () => location.reload());
};
