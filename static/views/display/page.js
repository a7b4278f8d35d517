// @ts-check
// The table's display: order, round, who acts; in a window only one neutral line; the join picture in a corner.
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { joinAddress, roomName } from "../../lib/names.js";
import { actingName, hasTurn } from "../../lib/turns.js";
import { t } from "../../lib/text.js";
import { closed, connecting } from "../shared/banner.js";
import { underWay } from "../shared/choosing.js";
import { declared } from "../shared/declared.js";
import { icon } from "../shared/icon.js";
import { conditions, sideMark } from "../shared/marks.js";
import { standing } from "../shared/standing.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** @param {State} state @param {import("../../lib/types.js").Row} row */
const line = (state, row) => html`<li data-row aria-current=${String(hasTurn(state, row))} class=${row.defeated ? "defeated" : ""}>
  ${sideMark(row.side)} <span class="name">${row.name}</span> ${row.defeated ? html`<span class="tag">${t("defeated")}</span>` : conditions(row.conditions)}
</li>`;

/** @param {State} state @param {On} on */
const corner = (state, on) =>
  state.room.join && !state.ui.noJoin
    ? html`<aside class="join-corner" aria-label=${t("join-here")}>
        <qr-code role="img" aria-label=${t("qr-label")} .text=${joinAddress(state.room.join)}></qr-code>
        <p><b class="code">${state.room.join.code}</b></p>
        <button class="quiet" aria-label=${t("close")} @click=${() => on.ui({ noJoin: true })}>${icon("close")}</button>
      </aside>`
    : "";

/** @param {State} state */
const heading = (state) => {
  if (state.room.status === "setup") return t("not-begun");
  if (state.room.status === "over") return t("fight-over");
  return actingName(state) ?? t("somebody-acts");
};

/** @param {State} state */
const under = (state) => {
  if (state.link !== "on") return t("not-connected");
  if (state.room.paused_by === "store_away") return t("paused-store_away");
  if (state.room.paused_at !== null) return t("paused");
  return state.stack.frames.length ? html`<span class="resolving">${underWay(state)}</span>` : "";
};

/** @param {State} state @param {On} on */
export const displayPage = (state, on) => {
  if (state.link === "ended") return closed(state);
  if (!state.room) return connecting(state);
  return html`<div class=${state.ui.overlay ? "display overlay" : "display"}>
    <follow-list class="display-order"><ol aria-label=${t("order")}>
      ${repeat(state.order.rows, (one) => one.id, (one) => line(state, one))}
    </ol></follow-list>
    <section class="display-now">
      <p class="soft">${roomName(state.room)}${state.order.round ? ` · ${t("round", { round: state.order.round })}` : ""}</p>
      <h1>${heading(state)}</h1>
      <p>${standing(state)}</p> ${declared(state)}
      <p class="under" role="status">${under(state)}</p>
    </section>
    ${state.ui.overlay ? "" : corner(state, on)}
  </div>`;
};
