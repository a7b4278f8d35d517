// @ts-check
// <board-drag>: lets pointers pick squares and drag tokens of the board drawn inside it.
import { cellAt, extent } from "../lib/geometry.js";

const FAR = 6;

class BoardDrag extends HTMLElement {
  /** @type {any} */ board = null;
  /** Pixels a cell: then the board scrolls, and begins at the active token. */ cell = 0;
  /** @type {{id: string, token: SVGElement, x: number, y: number, moved: boolean, still: string | null} | null} */ #drag = null;

  connectedCallback() {
    this.addEventListener("pointerdown", this.#down);
    this.addEventListener("pointermove", this.#move);
    this.addEventListener("pointerup", this.#up);
    this.addEventListener("pointercancel", this.#cancel);
    if (this.cell) requestAnimationFrame(() => this.#centre());
  }

  #centre() {
    const svg = this.querySelector("svg");
    if (svg) svg.style.width = `${extent(this.board)[0] * this.cell}px`;
    this.querySelector(".token.active")?.scrollIntoView({ block: "nearest", inline: "center" });
    const [own, token] = [this, this.querySelector(".token.active")].map((one) => one?.getBoundingClientRect());
    if (own && token) this.scrollTop += token.top + token.height / 2 - own.top - own.height / 2;
  }

  /** @param {PointerEvent} event @returns {[number, number]} */
  #point(event) {
    const svg = /** @type {SVGSVGElement} */ (this.querySelector("svg"));
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
    return [at.x, at.y];
  }

  #down = (/** @type {PointerEvent} */ event) => {
    const token = /** @type {SVGElement | null} */ (/** @type {Element} */ (event.target).closest("[data-token]"));
    if (!token || event.button) return;
    const { clientX: x, clientY: y } = event;
    this.#drag = { id: token.dataset.token ?? "", token, x, y, moved: false, still: token.getAttribute("transform") };
    this.setPointerCapture(event.pointerId);
  };

  #move = (/** @type {PointerEvent} */ event) => {
    const drag = this.#drag;
    if (!drag || !this.hasAttribute("movable")) return;
    drag.moved ||= Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > FAR;
    if (!drag.moved) return;
    const [x, y] = this.#point(event);
    drag.token.setAttribute("transform", `translate(${x} ${y})`);
    drag.token.classList.add("dragged");
    const cell = cellAt(this.board, x, y);
    this.#say("hover", { id: drag.id, cell });
  };

  #up = (/** @type {PointerEvent} */ event) => {
    const drag = this.#drag;
    const cell = cellAt(this.board, ...this.#point(event));
    this.#cancel();
    if (drag && !drag.moved) return this.#say("token", { id: drag.id });
    if (!cell) return;
    if (!drag) return this.#say("square", { cell });
    if (drag.token.dataset.cell !== cell.join(",")) this.#say("drop", { id: drag.id, cell, x: event.clientX, y: event.clientY });
  };

  #cancel = () => {
    const drag = this.#drag;
    this.#drag = null;
    if (!drag?.moved) return;
    if (drag.still) drag.token.setAttribute("transform", drag.still);
    drag.token.classList.remove("dragged");
    this.#say("hover", { id: drag.id, cell: null });
  };

  /** @param {string} name @param {object} detail */
  #say(name, detail) {
    this.dispatchEvent(new CustomEvent(`board-${name}`, { detail }));
  }
}

customElements.define("board-drag", BoardDrag);
