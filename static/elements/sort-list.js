// @ts-check
// <sort-list>: rows with `data-sort` are dragged by their `data-grip` to another place; says "sort" with from and before (or nothing).

const FAR = 5;

class SortList extends HTMLElement {
  /** @type {{row: HTMLElement, y: number, moved: boolean, pointer: number} | null} */ #drag = null;

  connectedCallback() {
    this.addEventListener("pointerdown", this.#down);
    this.addEventListener("pointermove", this.#move);
    this.addEventListener("pointerup", this.#up);
    this.addEventListener("pointercancel", this.#end);
    this.addEventListener("click", this.#click, { capture: true });
  }

  #rows() {
    return /** @type {HTMLElement[]} */ ([...this.querySelectorAll("[data-sort]")].filter((one) => one.closest("sort-list") === this));
  }

  #down = (/** @type {PointerEvent} */ event) => {
    const grip = /** @type {Element} */ (event.target).closest("[data-grip]");
    const row = /** @type {HTMLElement | null} */ (grip?.closest("[data-sort]") ?? null);
    if (row && !event.button) this.#drag = { row, y: event.clientY, moved: false, pointer: event.pointerId };
  };

  #move = (/** @type {PointerEvent} */ event) => {
    const drag = this.#drag;
    if (!drag) return;
    if (!drag.moved && Math.abs(event.clientY - drag.y) < FAR) return;
    if (!drag.moved) this.setPointerCapture(drag.pointer);
    drag.moved = true;
    drag.row.classList.add("lifted");
    drag.row.style.translate = `0 ${event.clientY - drag.y}px`;
    const before = this.#before(event.clientY);
    for (const one of this.#rows()) one.classList.toggle("land-before", one === before);
  };

  /** The row that the dragged one would come before. @param {number} y */
  #before(y) {
    return this.#rows().find((one) => {
      const { top, height } = one.getBoundingClientRect();
      return one !== this.#drag?.row && y < top + height / 2;
    }) ?? null;
  }

  #up = (/** @type {PointerEvent} */ event) => {
    const drag = this.#drag;
    const before = drag?.moved ? this.#before(event.clientY) : null;
    this.#end();
    if (!drag?.moved) return;
    this.#quiet = true;
    setTimeout(() => (this.#quiet = false));
    const rows = this.#rows();
    const next = rows[rows.indexOf(drag.row) + 1] ?? null;
    if (before !== next) this.dispatchEvent(new CustomEvent("sort", { detail: { from: drag.row.dataset.sort, before: before?.dataset.sort ?? null } }));
  };

  #end = () => {
    const row = this.#drag?.row;
    this.#drag = null;
    row?.classList.remove("lifted");
    if (row) row.style.translate = "";
    for (const one of this.#rows()) one.classList.remove("land-before");
  };

  #quiet = false;
  /** A drag ends with a click that nobody meant. */
  #click = (/** @type {Event} */ event) => {
    if (this.#quiet) event.stopPropagation();
  };
}

customElements.define("sort-list", SortList);
