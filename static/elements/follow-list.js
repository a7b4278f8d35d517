// @ts-check
// <follow-list>: keeps the current row in view unless somebody scrolls, and lets rows glide to a new place.

const HANDS_OFF_MS = 4000;
const GLIDE_MS = 180;
const GAP = 8;

class FollowList extends HTMLElement {
  /** @type {Map<Element, number>} */ #places = new Map();
  /** @type {Element | null} */ #current = null;
  /** @type {any} */ #touched = 0;
  #watch = new MutationObserver(() => this.#settle());

  connectedCallback() {
    this.#watch.observe(this, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-current"] });
    for (const kind of ["wheel", "touchmove", "pointerdown"]) this.addEventListener(kind, this.#hold, { passive: true });
    queueMicrotask(() => this.#settle());
  }

  disconnectedCallback() {
    this.#watch.disconnect();
    this.#places.clear();
  }

  #hold = () => {
    clearTimeout(this.#touched);
    this.#touched = setTimeout(() => (this.#touched = 0), HANDS_OFF_MS);
  };

  #settle() {
    const rows = [...this.querySelectorAll("[data-row]")];
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const next = new Map(rows.map((row) => [row, /** @type {HTMLElement} */ (row).offsetTop]));
    if (!calm && this.#reordered(rows)) this.#glide(next);
    this.#places = next;
    const current = this.querySelector('[aria-current="true"]');
    if (current === this.#current || this.#touched) return;
    this.#current = current;
    if (current instanceof HTMLElement) this.#reveal(current, calm);
  }

  /** Whether rows have passed each other; one that opens, comes or goes is no reason to glide. @param {Element[]} rows */
  #reordered(rows) {
    const before = [...this.#places.keys()].filter((row) => rows.includes(row));
    const after = rows.filter((row) => this.#places.has(row));
    return after.some((row, n) => row !== before[n]);
  }

  /** Rows on their way take no pointer: a press meant for what is below them would be lost. @param {Map<Element, number>} next */
  #glide(next) {
    for (const [row, top] of next) {
      const from = this.#places.get(row);
      if (from === undefined || from === top) continue;
      const [start, end] = [`translateY(${from - top}px)`, "none"].map((transform) => ({ transform, pointerEvents: "none" }));
      row.animate([start, end], { duration: GLIDE_MS, easing: "ease-out" });
    }
  }

  /** Scrolls this list only, never the page. @param {HTMLElement} row @param {boolean} calm */
  #reveal(row, calm) {
    const above = row.offsetTop < this.scrollTop;
    const below = row.offsetTop + Math.min(row.offsetHeight, this.clientHeight) > this.scrollTop + this.clientHeight;
    const top = above ? row.offsetTop - GAP : row.offsetTop + row.offsetHeight - this.clientHeight + GAP;
    if (above || below) this.scrollTo({ top, behavior: calm ? "auto" : "smooth" });
  }
}

customElements.define("follow-list", FollowList);
