// @ts-check
// The top bar: room, round, pause, join, seats, settings.
import { html, nothing } from "lit-html";
import { pause, resume } from "../../lib/commands.js";
import { roomName } from "../../lib/names.js";
import { activeRow } from "../../lib/read.js";
import { t } from "../../lib/text.js";
import { actingName } from "../../lib/turns.js";
import { icon } from "../shared/icon.js";
import { sideMark } from "../shared/marks.js";
import { standing } from "../shared/standing.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** Opens or closes a panel. @param {State} state @param {On} on @param {string} name @param {unknown} content @param {string} [label] */
export const opener = (state, on, name, content, label) => html`<button class="quiet" aria-haspopup="dialog" aria-label=${label ?? nothing} aria-expanded=${String(state.ui.panel === name)}
  @click=${() => on.ui({ panel: state.ui.panel === name ? null : name })}>${content}</button>`;

/** @param {State} state */
const present = ({ room }) => {
  const players = room.seats.filter((/** @type {any} */ one) => one.role === "player");
  return { here: players.filter((/** @type {any} */ one) => one.presence === "here").length, all: players.length };
};

/** Which side has the turn, where whole sides have it. @param {State} state */
const sideTurn = (state) => {
  const who = activeRow(state) ? null : actingName(state);
  return who ? html`<span class="side-turn">${sideMark(/** @type {string} */ (state.order.active))} ${t("acts", { who })}</span>` : "";
};

/** @param {State} state @param {On} on */
export const bar = (state, on) => {
  const stopped = state.room.paused_at !== null && !state.room.paused_by;
  const { here, all } = present(state);
  return html`<header class=${state.ui.more ? "bar bar-open" : "bar"}>
    <h1>${roomName(state.room)}</h1>
    <span class="round">${state.room.status === "setup" ? t("setup") : state.room.status === "over" ? t("over") : t("round", { round: state.order.round })}</span>
    ${sideTurn(state)} ${state.room.system.points ? opener(state, on, "points", standing(state) || t("points-heading")) : ""}
    ${stopped ? html`<span class="stopped" role="status">${icon("pause")}${t("paused")}</span>` : ""}
    <span class="gap"></span>
    ${state.room.status === "running" || stopped ? html`<button class=${stopped ? "primary" : "quiet"} @click=${() => on.send(stopped ? resume() : pause())}>
      ${icon(stopped ? "play" : "pause")}<span>${t(stopped ? "resume" : "pause")}</span></button>` : ""}
    <button class="quiet" aria-label=${t("undo-last")} title=${t("undo-last")} @click=${() => on.go("undo")}>${icon("undo")}</button>
    <span class="seldom"><button class="quiet" aria-label=${t("redo-last")} title=${t("redo-last")} @click=${() => on.go("redo")}>${icon("redo")}</button>
    <button class="quiet" aria-haspopup="dialog" aria-expanded=${String(state.ui.panel === "steps")} aria-label=${t("steps")} title=${t("steps")} @click=${() => {
      on.ui({ panel: state.ui.panel === "steps" ? null : "steps", steps: null });
      on.readSteps();
    }}>${icon("steps")}</button></span>
    ${opener(state, on, "join", html`${icon("join")}<span>${t("join-players")}</span> <b class="code">${state.room.join?.code ?? ""}</b>`)}
    ${opener(state, on, "seats", html`${icon("seats")}<span>${t("seats-count", { here, all })}</span><b class="short" aria-hidden="true">${here}/${all}</b>`)}
    ${opener(state, on, "ask", icon("ask"), t("ask"))}
    <span class="seldom">${opener(state, on, "room", icon("shelf"), t("room-panel"))}
    ${opener(state, on, "preview", icon("seen"), t("preview"))}
    ${opener(state, on, "settings", icon("settings"), t("settings"))}
    ${opener(state, on, "keys", icon("keys"), t("keys"))}</span>
    <button class="quiet bar-more" aria-expanded=${String(!!state.ui.more)} aria-label=${t("more-controls")} @click=${() => on.ui({ more: !state.ui.more })}>${icon("wait")}</button>
  </header>`;
};
