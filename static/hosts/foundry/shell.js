// @ts-check
// A page of ours within a window of Foundry: the same views and styles, in a shadow root that keeps both sides' styles apart.
import { render } from "lit-html";
import { first, reduce } from "../../lib/reduce.js";
import { createStore } from "../../lib/store.js";
import { language, loadWords } from "./words.js";

const STYLES = new URL("../styles/window.css", import.meta.url).href;

/** Light or dark as Foundry is. */
const theme = () => (document.body.matches(".theme-light") ? "light" : "dark");

/** Keys that are typed here are not Foundry's. @param {KeyboardEvent} event */
const ours = (event) => event.key !== "Escape" && event.stopPropagation();

/** @param {string} kind @param {(state: any, on: any) => unknown} view */
export const shell = (kind, view) => {
  const element = document.createElement("div");
  element.className = "offturn-shell";
  const root = element.attachShadow({ mode: "open" });
  const styles = Object.assign(document.createElement("link"), { rel: "stylesheet", href: STYLES });
  const page = Object.assign(document.createElement("div"), { className: `page-${kind}` });
  const main = document.createElement("main");
  page.append(main);
  root.append(styles, page);
  for (const type of ["keydown", "keyup", "keypress"]) element.addEventListener(type, /** @type {any} */ (ours));

  const store = createStore(reduce, first({ kind, prefs: { language: language(), checked: true } }));
  /** @type {any} */
  const on = {
    ui: (/** @type {object} */ ui) => store.dispatch({ t: "ui", ui }),
    prefs: (/** @type {object} */ prefs) => store.dispatch({ t: "prefs", prefs }),
    reach: (/** @type {string} */ name) => /** @type {HTMLElement | null} */ (main.querySelector(`[data-reach="${name}"]`))?.focus(),
    dismiss: () => store.dispatch({ t: "dismiss" }),
    send: () => {},
    seen: () => {},
    touched: () => {},
  };
  let due = false;
  const paint = () => {
    due = false;
    const { prefs, worded } = store.state;
    Object.assign(element.dataset, { theme: prefs.theme === "auto" ? theme() : prefs.theme, contrast: prefs.contrast ? "more" : "usual", size: String(prefs.size) });
    element.lang = prefs.language;
    if (worded) render(view(store.state, on), main);
  };
  const speak = async () => {
    const system = store.state.room?.system.id ?? null;
    await loadWords(store.state.prefs.language, system);
    on.ui({ spoken: system });
    store.dispatch({ t: "worded" });
  };
  const soon = () => {
    if (!due) queueMicrotask(paint);
    due = true;
  };
  store.subscribe((state, before) => {
    const other = state.prefs.language !== before.prefs.language || state.room?.system.id !== before.room?.system.id;
    if (other) speak();
    soon();
  });
  new MutationObserver(soon).observe(document.body, { attributes: true, attributeFilter: ["class"] });
  speak();
  return { store, on, element, root: main };
};
