// @ts-check
// <focus-scope>: takes the focus when it appears, gives it back when it goes; `closable` says "close" on Escape and outside.

class FocusScope extends HTMLElement {
  /** @type {Element | null} */ #before = null;

  connectedCallback() {
    this.#before = document.activeElement;
    queueMicrotask(() => this.#enter());
    document.addEventListener("keydown", this.#key);
    document.addEventListener("pointerdown", this.#outside);
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.#key);
    document.removeEventListener("pointerdown", this.#outside);
    if (this.#before instanceof HTMLElement && this.#before.isConnected) this.#before.focus({ preventScroll: true });
  }

  #enter() {
    const first = [...this.querySelectorAll("[data-first]")].at(-1);
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  #close() {
    if (this.hasAttribute("closable")) this.dispatchEvent(new CustomEvent("close"));
  }

  #key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") this.#close();
  };

  #outside = (/** @type {PointerEvent} */ event) => {
    const path = event.composedPath();
    const opener = path.some((one) => one instanceof Element && one.hasAttribute("aria-expanded"));
    if (!opener && !path.includes(this)) this.#close();
  };
}

customElements.define("focus-scope", FocusScope);
