// @ts-check
// Preview as: a window that shows just what a seat, or everybody, sees.
import { html } from "lit-html";
import { t } from "../../lib/text.js";
import { panel } from "../shared/panel.js";

/** @param {string} page @param {string} seat */
const address = (page, seat) => {
  const said = new URLSearchParams(location.hash.slice(1));
  said.set("as", seat);
  return `/${page}${location.search}#${said}`;
};

/** @param {string} page @param {string} seat @param {unknown} words */
const link = (page, seat, words) => html`<li><a class="button wide-button" target="_blank" rel="noreferrer" href=${address(page, seat)}>${words}</a></li>`;

/** @param {any} state @param {any} on */
export const previewPanel = (state, on) =>
  panel({ title: t("preview"), name: "preview", close: () => on.ui({ panel: null }) }, html`<p class="soft">${t("preview-explained")}</p>
    <ul class="plain">${state.room.seats.filter((/** @type {any} */ one) => one.role === "player").map((/** @type {any} */ one) => link("play", one.id, one.name))}
      ${link("display", "", t("preview-everybody"))}</ul>`);
