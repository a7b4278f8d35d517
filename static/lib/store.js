// @ts-check
// One value, changed only by dispatching a message, watched by whoever subscribes.

/**
 * @template S, M
 * @param {(state: S, message: M) => S} reduce
 * @param {S} first
 */
export const createStore = (reduce, first) => {
  let state = first;
  /** @type {Set<(state: S, before: S) => void>} */
  const watchers = new Set();
  return {
    get state() {
      return state;
    },
    /** @param {M} message */
    dispatch(message) {
      const before = state;
      state = reduce(state, message);
      if (state === before) return;
      for (const watch of watchers) watch(state, before);
    },
    /** @param {(state: S, before: S) => void} watch */
    subscribe(watch) {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
  };
};
