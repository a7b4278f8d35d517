// @ts-check
// Which screen of the phone: the state decides, in this order.
import { html } from "lit-html";
import { myTurn } from "../../lib/turns.js";
import { banners, closed, connecting } from "../shared/banner.js";
import { deviceSettings } from "../shared/settings.js";
import { panel } from "../shared/panel.js";
import { t } from "../../lib/text.js";
import { join } from "./join.js";
import { outcome } from "./outcome.js";
import { prompts } from "./prompts.js";
import { question } from "./question.js";
import { turn } from "./turn.js";
import { wait } from "./wait.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** @param {State} state @param {On} on */
const screen = (state, on) => {
  if (state.me.prompts.some((one) => one.status !== "expired")) return prompts(state, on);
  if (state.me.questions?.length) return question(state, on);
  if (state.outcome) return outcome(state, on);
  if (state.room.status === "running" && myTurn(state)) return turn(state, on);
  return wait(state, on);
};

/** @param {State} state @param {On} on */
export const playerPage = (state, on) => {
  if (state.ui.joining) return join(state, /** @type {any} */ (on));
  if (state.link === "ended") return closed(state);
  if (!state.room) return connecting(state);
  return html`
    ${banners(state, on)} ${screen(state, on)}
    ${state.ui.panel === "settings"
      ? panel({ title: t("settings"), name: "settings", close: () => on.ui({ panel: null }) }, deviceSettings(state, on))
      : ""}
  `;
};
