// @ts-check
// Who sits where: presence, and which combatants each seat plays.
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { seat as seatCommand } from "../../lib/commands.js";
import { t } from "../../lib/text.js";
import { panel } from "../shared/panel.js";
import { sideMark } from "../shared/marks.js";

/** @param {any} seat @param {string} id */
const toggled = (seat, id) =>
  seat.controls.includes(id) ? seat.controls.filter((/** @type {string} */ one) => one !== id) : [...seat.controls, id];

/** @param {any} state @param {any} on @param {any} seat */
const line = (state, on, seat) => html`<li class="seat">
  <h3>${seat.name} <span class="presence presence-${seat.presence}">${t(`presence-${seat.presence}`)}</span></h3>
  <div class="chips" role="group" aria-label=${t("plays", { seat: seat.name })}>
    ${state.order.rows.filter((/** @type {any} */ one) => one.kind === "pc" || seat.controls.includes(one.id) || state.ui.allSeats)
      .map((/** @type {any} */ one) => html`<button class="chip" aria-pressed=${String(seat.controls.includes(one.id))}
        @click=${() => on.send(seatCommand(seat.id, { controls: toggled(seat, one.id) }))}>${sideMark(one.side)} ${one.name}</button>`)}
  </div>
</li>`;

/** @param {any} state @param {any} on */
export const seatsPanel = (state, on) => {
  const players = state.room.seats.filter((/** @type {any} */ one) => one.role === "player");
  return panel({ title: t("seats"), name: "seats", close: () => on.ui({ panel: null }) }, players.length
    ? html`<p class="soft">${t("seats-explained")}</p>
      <ul class="plain">${repeat(players, (/** @type {any} */ one) => one.id, (one) => line(state, on, one))}</ul>
      <label class="check"><input type="checkbox" .checked=${!!state.ui.allSeats} @change=${(/** @type {any} */ event) => on.ui({ allSeats: event.target.checked })} />
        <span>${t("seats-all")}</span></label>`
    : html`<p class="empty soft">${t("seats-none")}</p>`);
};
