// @ts-check
// Says once per prompt that it is on a screen somebody may be looking at.

/** @param {{store: any, on: any}} page */
export const showSeen = ({ store, on }) => {
  /** @type {Set<string>} */
  const shown = new Set();
  const look = () => {
    if (document.hidden || store.state.link !== "on") return;
    for (const one of store.state.me.prompts) {
      const key = `${one.window} ${one.actor}`;
      if (one.status !== "open" || shown.has(key)) continue;
      shown.add(key);
      on.seen(one, "shown");
    }
  };
  store.subscribe(look);
  document.addEventListener("visibilitychange", look);
};
