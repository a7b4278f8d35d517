// @ts-check
// <count-down>: a ring that empties clockwise on the room's clock, with the whole seconds inside.
import { t } from "../lib/text.js";
import { clock, secondsLeft } from "../lib/time.js";

const SVG = "http://www.w3.org/2000/svg";
const SPOKEN = [30, 10, 5];
const LATE = 5;

/** @param {string} name @param {Record<string, string | number>} attributes */
const shape = (name, attributes) => {
  const one = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, String(value));
  return one;
};

class CountDown extends HTMLElement {
  /** @type {number | null} */ until = null;
  opened = 0;
  paused = false;
  /** Since when it stands still. @type {number | null} */ held = null;
  /** @type {number | null} */ #shown = null;
  /** @type {any} */ #timer = 0;
  #ring = shape("circle", { class: "fuse", cx: 32, cy: 32, r: 27, pathLength: 100, transform: "rotate(-90 32 32)" });
  #seconds = document.createElement("b");
  #word = document.createElement("small");
  #spoken = document.createElement("span");

  connectedCallback() {
    if (!this.firstChild) this.#build();
    this.#timer = setInterval(() => this.#paint(), 200);
    this.#shown = null;
    queueMicrotask(() => this.#paint());
  }

  disconnectedCallback() {
    clearInterval(this.#timer);
  }

  #build() {
    const svg = shape("svg", { viewBox: "0 0 64 64", "aria-hidden": "true" });
    svg.append(shape("circle", { class: "track", cx: 32, cy: 32, r: 27 }), this.#ring);
    this.#spoken.className = "unseen";
    this.#spoken.setAttribute("aria-live", "polite");
    this.setAttribute("role", "timer");
    this.append(svg, this.#seconds, this.#word, this.#spoken);
  }

  #paint() {
    const now = this.held ?? clock.at();
    const still = this.paused || this.held !== null;
    const left = secondsLeft(this.until, now);
    const whole = Math.max(1, (this.until ?? 1) - this.opened);
    const rest = this.until === null ? 100 : Math.min(100, Math.max(0, ((this.until - now) / whole) * 100));
    this.#ring.setAttribute("stroke-dasharray", still ? "3 3" : `${rest.toFixed(2)} 100`);
    this.#ring.setAttribute("stroke-dashoffset", still ? "0" : (rest - 100).toFixed(2));
    this.classList.toggle("paused", still);
    this.classList.toggle("late", !still && left !== null && left <= LATE);
    const label = left === null ? t("no-limit") : t("seconds-left", { seconds: left });
    this.setAttribute("aria-label", still ? t("time-frozen", { seconds: left ?? 0 }) : label);
    this.#seconds.textContent = left === null ? "∞" : String(left);
    this.#word.textContent = still ? t("paused-short") : left === null ? "" : left <= LATE ? t("soon") : t("seconds-word", { seconds: left });
    if (!still && left !== null && left !== this.#shown) this.#announce(left, label);
    this.#shown = left;
  }

  /** @param {number} left @param {string} label */
  #announce(left, label) {
    if (this.#shown === null) return;
    if (SPOKEN.includes(left)) this.#spoken.textContent = label;
    if (left === LATE) this.dispatchEvent(new CustomEvent("late", { bubbles: true }));
  }
}

customElements.define("count-down", CountDown);
