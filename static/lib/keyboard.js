// @ts-check
// Keys: which press does what; rebound on this device, and off while somebody types.

/** @typedef {import("./types.js").State} State @typedef {import("./types.js").On} On */
/** @typedef {{id: string, key: string, fixed?: boolean, when?: (state: State) => boolean, run: (state: State, on: On) => void}} Key */

const TYPING = "input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]";
const OWN = "button, a, summary, input, [role=separator]";

/** What a press is called: letters as they are printed on the key. @param {KeyboardEvent} event */
export const nameOfPress = (event) => (event.key === " " ? "Space" : event.key.length === 1 ? event.key.toLowerCase() : event.key);

/** The key of an action here: what was chosen, else the usual one. @param {State["prefs"]} prefs @param {Key} one */
export const keyFor = ({ keys }, one) => keys[one.id] ?? one.key;

/** The action of a press, if it has one now. @param {State} state @param {Key[]} keys @param {string} pressed */
export const pressedKey = (state, keys, pressed) =>
  keys.find((one) => keyFor(state.prefs, one) === pressed && (one.when?.(state) ?? true)) ?? null;

/** Keys for an action; whoever had this key before has none. @param {State["prefs"]} prefs @param {Key[]} keys @param {string} id @param {string} pressed */
export const rebound = (prefs, keys, id, pressed) => {
  const taken = keys.filter((one) => one.id !== id && keyFor(prefs, one) === pressed).map((one) => [one.id, ""]);
  return { ...prefs.keys, ...Object.fromEntries(taken), [id]: pressed };
};

/** Presses that belong to what has the focus. @param {Element | null} target @param {string} pressed */
const taken = (target, pressed) => !!target?.closest(TYPING) || (["Enter", "Space"].includes(pressed) && !!target?.closest(OWN));

/** @param {{store: {state: State}, on: any}} page @param {Key[]} keys */
export const listenForKeys = ({ store, on }, keys) =>
  document.addEventListener("keydown", (event) => {
    const { state } = store;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || state.ui.rebinding) return;
    const pressed = nameOfPress(event);
    if (taken(/** @type {Element} */ (event.target), pressed)) return;
    const one = pressedKey(state, keys, pressed);
    if (!one) return;
    event.preventDefault();
    one.run(state, on);
  });
