// @ts-check
// Keeps the keyboard's place: when what had the focus goes, the nearest heading of what is left takes it.

/** @param {Element | null} one @returns {Element[]} */
const around = (one) => (one?.parentElement ? [one.parentElement, ...around(one.parentElement)] : []);

/** @param {HTMLElement} main */
export const keepFocus = (main) => {
  /** @type {Element | null} */
  let last = null;
  /** @type {Element[]} */
  let places = [];
  const settle = () => {
    if (!last || document.activeElement !== document.body) return;
    if (last.isConnected && !last.matches(":disabled")) return;
    const place = [...places, main].find((one) => one.isConnected && one.querySelector("[data-home]"));
    const home = place?.querySelector("[data-home]");
    if (home instanceof HTMLElement) home.focus({ preventScroll: true });
  };
  main.addEventListener("focusin", (event) => {
    last = /** @type {Element} */ (event.target);
    places = around(last);
  });
  main.addEventListener("pointerdown", (event) => {
    const pressed = /** @type {Element} */ (event.target).closest("a, button, input, select, summary, label");
    if (!pressed) last = null;
  });
  new MutationObserver(settle).observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
};
