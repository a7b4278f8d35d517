// @ts-check
// Answered: sealed, calm, can be changed while the window is open.
import { html } from "lit-html";
import { busy } from "../../lib/read.js";
import { say, t } from "../../lib/text.js";
import { icon } from "../shared/icon.js";
import { promptTop } from "./prompt-top.js";
import { promptKey } from "./prompts.js";

/** @param {any} state @param {any} on @param {any} one @param {unknown} list */
export const sent = (state, on, one, list) => html`<section class="phone sent" aria-label=${t("sent-heading")}>
  ${promptTop(state, one, t("asked-as", { who: one.actor_name }))}
  <div class="phone-body">
    ${list}
    <p class="soft">${say(one.trigger)}</p>
    <div class="sealed" role="status">
      ${icon("check")}
      <h1 tabindex="-1" data-home>${t("sent-heading")}</h1>
      <p>${t("waiting-others")}</p>
      <p class="chosen">${one.chosen?.reaction ? say(one.chosen.label) : t("declined")}</p>
    </div>
  </div>
  <footer class="thumb">
    <button class="big" ?disabled=${busy(state, one.actor) || state.room.paused_at !== null} @click=${() => on.ui({ changing: promptKey(one) })}>${t("change")}</button>
  </footer>
</section>`;
