// @ts-check
// The GM's dashboard in the popover, below one line on how the scene is followed.
import { html } from "lit-html";
import { t } from "../../lib/text.js";
import { gmPage } from "../gm/page.js";
import { closed } from "../shared/banner.js";
import { icon } from "../shared/icon.js";

/** @param {any} state @param {any} on */
const strip = ({ ui }, on) => {
  const { state = "off", linked = 0, tokens = 0 } = ui.bridge ?? {};
  return html`<div class="strip ${state === "following" ? "" : "strip-idle"}">
    <p role="status">${icon(state === "following" ? "check" : "wait")}<span>${t(`owlbear-bridge-${state}`, { linked, tokens })}</span></p>
    <a class="button quiet" href=${ui.tab} target="_blank" rel="noreferrer">${t("owlbear-in-tab")}</a>
    <button class="quiet" @click=${on.leave}>${t("owlbear-leave")}</button>
  </div>`;
};

/** @param {any} state @param {any} on */
export const gmInOwlbear = (state, on) => (state.link === "ended" ? closed(state) : html`${strip(state, on)}${gmPage(state, on)}`);
