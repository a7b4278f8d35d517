// @ts-check
// Says once per prompt and connection that it is on a screen somebody may be looking at, and that somebody touched it.
import { openPrompts } from "./read.js";

/** @param {{store: any, on: any}} page @param {any} [page_] the document */
export const showSeen = ({ store, on }, page_ = document) => {
  /** What has been said, by stage. @type {{shown: Set<string>, touched: Set<string>}} */
  const said = { shown: new Set(), touched: new Set() };
  const tell = (/** @type {"shown" | "touched"} */ stage, /** @type {any} */ one) => {
    const key = `${one.window} ${one.actor}`;
    if (said[stage].has(key)) return;
    said[stage].add(key);
    on.seen(one, stage);
  };
  const look = () => {
    if (page_.hidden || store.state.link !== "on") return;
    for (const one of openPrompts(store.state)) tell("shown", one);
  };
  on.touched = (/** @type {any} */ one) => {
    if (one.status === "open" && store.state.link === "on") tell("touched", one);
  };
  store.subscribe((/** @type {any} */ state, /** @type {any} */ before) => {
    if (state.link !== before.link) for (const stage of Object.values(said)) stage.clear();
    look();
  });
  page_.addEventListener("visibilitychange", look);
};
