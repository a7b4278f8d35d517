// @ts-check
// How the fight stands, and the GM's hand in it: points of the sides, the end of a mode.
import { html } from "lit-html";
import { endMode, setScore } from "../../lib/commands.js";
import { listed, say, t } from "../../lib/text.js";
import { panel } from "../shared/panel.js";
import { sideMark } from "../shared/marks.js";

const MOST = 999;

/** The sides that fight, or have points. @param {any} state @returns {string[]} */
const sides = ({ room, order }) => room.system.sides.filter((/** @type {string} */ side) => order.rows.some((/** @type {any} */ one) => one.side === side) || pointsOf(room, side));

/** @param {any} room @param {string} side @returns {number} */
const pointsOf = ({ scores }, side) => scores.find((/** @type {any} */ one) => one.side === side)?.value ?? 0;

/** @param {any} state @param {any} on @param {string} side */
const field = (state, on, side) => html`<label class="field"><span>${sideMark(side)} ${t(`side-${side}`)}</span>
  <input type="number" inputmode="numeric" required min="0" max=${MOST} .value=${String(pointsOf(state.room, side))}
    @change=${(/** @type {any} */ event) => event.target.reportValidity() && on.send(setScore(side, Number(event.target.value)))} /></label>`;

/** @param {any} state @param {any} on */
const mode = (state, on) => {
  const { mode: found } = state.room;
  return found
    ? html`<div class="row"><span class="gap">${say(found.title)}: ${listed(found.fighters.map(say))}</span>
        <button @click=${() => on.send(endMode())}>${t("mode-end")}</button></div>`
    : "";
};

/** @param {any} state @param {any} on */
export const pointsPanel = (state, on) =>
  panel({ title: t("points-heading"), name: "points", close: () => on.ui({ panel: null }) }, html`${sides(state).map((side) => field(state, on, side))}${mode(state, on)}`);
