// @ts-check
// <qr-code>: the picture of an address, drawn by the server.
import { ask } from "../lib/api.js";

class QrCode extends HTMLElement {
  #text = "";

  /** @param {string} text */
  set text(text) {
    if (text === this.#text) return;
    this.#text = text;
    this.#draw(text);
  }

  /** @param {string} text */
  async #draw(text) {
    const answer = await ask("qr", { json: { text } }).catch(() => null);
    if (!answer || text !== this.#text) return;
    const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
    if (drawn.nodeName !== "svg") return;
    for (const one of drawn.querySelectorAll("script, foreignObject")) one.remove();
    drawn.removeAttribute("style");
    // Drawn in modules of one pixel: only with its box does it grow to the size of the page.
    const [width, height] = ["width", "height"].map((side) => drawn.getAttribute(side) ?? "1");
    if (!drawn.hasAttribute("viewBox")) drawn.setAttribute("viewBox", `0 0 ${width} ${height}`);
    drawn.setAttribute("shape-rendering", "crispEdges");
    this.replaceChildren(document.importNode(drawn, true));
  }
}

customElements.define("qr-code", QrCode);
