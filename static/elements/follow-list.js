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
    for (const [row, top] of next) {
      const from = this.#places.get(row);
      if (calm || from === undefined || from === top) continue;
      row.animate([{ transform: `translateY(${from - top}px)` }, { transform: "none" }], { duration: GLIDE_MS, easing: "ease-out" });
    }
    this.#places = next;
    const current = this.querySelector('[aria-current="true"]');
    if (current === this.#current || this.#touched) return;
    this.#current = current;
    if (current instanceof HTMLElement) this.#reveal(current, calm);
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
