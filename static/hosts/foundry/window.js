// @ts-check
// A window of Foundry that shows a page of ours.
import { vtt } from "./globals.js";

/** @typedef {{element: HTMLElement}} Shell */

/** A window's class; `open` makes the page the first time. @param {{id: string, title: string, icon: string, width: number, height: number | "auto"}} look
 * @param {() => Shell | null} open nothing: there is no page to show @param {() => void} [closed] by hand */
export const windowFor = ({ id, title, icon, width, height }, open, closed = () => {}) => {
  const { ApplicationV2 } = vtt.windows;
  return class extends ApplicationV2 {
    static DEFAULT_OPTIONS = {
      id,
      classes: ["offturn"],
      window: { title, icon, resizable: true },
      position: { width, height },
    };

    async _renderHTML() {
      return open()?.element ?? document.createElement("p");
    }

    _replaceHTML(/** @type {HTMLElement} */ result, /** @type {HTMLElement} */ content) {
      content.classList.add("offturn-content");
      if (result.parentElement !== content) content.replaceChildren(result);
    }

    async close(/** @type {any} */ options = {}) {
      if (!options.offturn) closed();
      return super.close(options);
    }
  };
};
