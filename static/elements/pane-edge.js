// @ts-check
// <pane-edge>: the edge between two panes, dragged or moved with the arrow keys; says "size" with the pixels of its pane.

const STEP = 16;

class PaneEdge extends HTMLElement {
  /** Pixels of the pane, or nothing: as the style sheet says. @type {number | undefined} */ size;
  least = 160;
  most = 640;
  /** @type {number | null} */ #from = null;

  connectedCallback() {
    this.tabIndex = 0;
    this.setAttribute("role", "separator");
    this.setAttribute("aria-orientation", this.#flat ? "horizontal" : "vertical");
    this.addEventListener("pointerdown", this.#down);
    this.addEventListener("pointermove", this.#move);
    this.addEventListener("pointerup", this.#up);
    this.addEventListener("pointercancel", this.#up);
    this.addEventListener("keydown", this.#key);
    queueMicrotask(() => this.#tell(this.#now()));
  }

  get #flat() {
    return this.hasAttribute("flat");
  }

  /** The pane is before the edge, or (`after`) behind it. */
  get #pane() {
    const pane = this.hasAttribute("after") ? this.nextElementSibling : this.previousElementSibling;
    return /** @type {HTMLElement} */ (pane ?? this.parentElement);
  }

  #now() {
    const { width, height } = this.#pane.getBoundingClientRect();
    return Math.round(this.#flat ? height : width);
  }

  /** @param {number} size */
  #tell(size) {
    for (const [name, value] of Object.entries({ now: size, min: this.least, max: this.most })) this.setAttribute(`aria-value${name}`, String(value));
  }

  /** @param {number} size */
  #set(size) {
    const fit = Math.max(this.least, Math.min(this.most, Math.round(size)));
    this.#tell(fit);
    this.dispatchEvent(new CustomEvent("size", { detail: fit }));
  }

  /** @param {PointerEvent} event */
  #at(event) {
    const way = this.hasAttribute("after") ? -1 : 1;
    return way * (this.#flat ? event.clientY : event.clientX);
  }

  #down = (/** @type {PointerEvent} */ event) => {
    this.#from = this.#now() - this.#at(event);
    this.setPointerCapture(event.pointerId);
  };

  #move = (/** @type {PointerEvent} */ event) => {
    if (this.#from !== null) this.#set(this.#from + this.#at(event));
  };

  #up = () => {
    this.#from = null;
  };

  #key = (/** @type {KeyboardEvent} */ event) => {
    const ways = this.#flat ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
    const at = ways.indexOf(event.key);
    if (at < 0) return;
    event.preventDefault();
    this.#set(this.#now() + (at ? STEP : -STEP) * (this.hasAttribute("after") ? -1 : 1));
  };
}

customElements.define("pane-edge", PaneEdge);
