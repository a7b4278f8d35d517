// @ts-check
// Before the fight and after it: what to do next.
import { html } from "lit-html";
import { begin } from "../../lib/commands.js";
import { sending } from "../../lib/read.js";
import { surprised } from "../../lib/surprised.js";
import { t } from "../../lib/text.js";
import { surprise } from "./surprise.js";

/** @param {any} state @param {any} on */
export const setup = (state, on) => {
  if (state.room.status === "running") return html`<div class="setup"><h2>${t("somebody-acts")}</h2></div>`;
  if (state.room.status === "over") return html`<div class="setup"><h2>${t("fight-over")}</h2><p class="soft">${t("fight-over-explained")}</p></div>`;
  const players = state.room.seats.filter((/** @type {any} */ one) => one.role === "player").length;
  const ready = state.order.rows.length > 0;
  return html`<div class="setup">
    <h2 tabindex="-1" data-home>${t("setup-heading")}</h2>
    <ol class="steps">
      <li class=${ready ? "done" : ""}>${t("setup-add", { count: state.order.rows.length })}</li>
      <li class=${players ? "done" : ""}>${t("setup-join", { count: players })}</li>
      <li>${t("setup-begin")}</li>
    </ol>
    ${ready ? "" : html`<p class="soft">${t("setup-begin-needs")}</p>`}
    ${surprise(state, on)}
    <button class="big primary" ?disabled=${!ready || sending(state, "begin")} @click=${() => on.send(begin(surprised(state)))}>${t("begin")}</button>
  </div>`;
};
