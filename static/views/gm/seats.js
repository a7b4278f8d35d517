// @ts-check
// Who sits where: presence, which combatants each seat plays, how much time it has, and its link.
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { seat as seatCommand } from "../../lib/commands.js";
import { listed, t } from "../../lib/text.js";
import { nameOf } from "../../lib/read.js";
import { panel } from "../shared/panel.js";
import { sideMark } from "../shared/marks.js";
import { foundry } from "./foundry.js";
import { invitation } from "./invitation.js";

/** How much more time than others; 0: as much as it takes. */
const FACTORS = [1, 2, 3, 5, 10, 0];
const ROLES = ["player", "gm", "spectator"];
const OTHERS = ["gm", "spectator"];

/** @param {any} seat @param {string} id */
const toggled = (seat, id) =>
  seat.controls.includes(id) ? seat.controls.filter((/** @type {string} */ one) => one !== id) : [...seat.controls, id];

/** @param {any} on @param {any} seat */
const time = (on, seat) => html`<label class="field inline"><span>${t("time-factor")}</span>
  <select aria-label=${t("time-factor-of", { seat: seat.name })} @change=${(/** @type {any} */ event) => on.send(seatCommand(seat.id, { factor: Number(event.target.value) }))}>
    ${FACTORS.map((one) => html`<option value=${one} ?selected=${one === seat.factor}>${one ? `×${one}` : t("no-limit")}</option>`)}</select></label>`;

/** Whom somebody who came in wants to play. @param {any} state @param {any} on @param {any} seat */
const wish = (state, on, seat) =>
  seat.wants?.length
    ? html`<button class="primary wide-button" @click=${() => on.send(seatCommand(seat.id, { controls: seat.wants }))}>${t("seat-grant", {
        seat: seat.name,
        who: listed(seat.wants.map((/** @type {string} */ id) => nameOf(state, id))),
      })}</button>`
    : "";

/** @param {any} seat */
const title = ({ name, presence, language }) => html`<h3>${name} <span class="presence presence-${presence}">${t(`presence-${presence}`)}</span>
  <span class="soft tongue">${t(`language-${language}`)}</span></h3>`;

/** @param {any} on @param {any} seat */
const link = (on, seat) => html`<details><summary>${t("seat-link")}</summary><div class="row">
    <button @click=${() => on.newLink(seat.id)}>${t("seat-new-link")}</button>
    <button class="danger" @click=${() => on.send(seatCommand(seat.id, { revoke: true }))}>${t("seat-revoke")}</button>
  </div></details>`;

/** @param {any} state @param {any} on @param {any} seat */
const line = (state, on, seat) => html`<li class="seat">
  ${title(seat)} ${wish(state, on, seat)} ${time(on, seat)}
  <div class="chips" role="group" aria-label=${t("plays", { seat: seat.name })}>
    ${state.order.rows.filter((/** @type {any} */ one) => one.kind === "pc" || seat.controls.includes(one.id) || state.ui.allSeats)
      .map((/** @type {any} */ one) => html`<button class="chip" aria-pressed=${String(seat.controls.includes(one.id))}
        @click=${() => on.send(seatCommand(seat.id, { controls: toggled(seat, one.id) }))}>${sideMark(one.side)} ${one.name}</button>`)}
  </div>
  ${link(on, seat)}
</li>`;

/** Co-GMs and those who watch. @param {any} state @param {any} on */
const others = ({ room, me }, on) => {
  const found = room.seats.filter((/** @type {any} */ one) => OTHERS.includes(one.role) && one.id !== me.seat);
  return found.length ? html`<h3>${t("seats-others")}</h3><ul class="plain">${repeat(found, (/** @type {any} */ one) => one.id, (one) => html`<li class="seat">${title(one)} ${link(on, one)}</li>`)}</ul>` : "";
};

/** @param {any} on */
const more = (on) => html`<form @submit=${(/** @type {any} */ event) => {
  event.preventDefault();
  const { role, name } = Object.fromEntries(new FormData(event.target));
  on.invite(role, String(name).trim());
  event.target.reset();
}}>
  <label class="field"><span>${t("seat-role")}</span><select name="role">${ROLES.map((one) => html`<option value=${one}>${t(`role-${one}`)}</option>`)}</select></label>
  <label class="field"><span>${t("name")}</span><input name="name" required maxlength="40" autocomplete="off" /></label>
  <button class="wide-field">${t("seat-invite")}</button>
</form>`;

/** @param {any} state @param {any} on */
export const seatsPanel = (state, on) => {
  const players = state.room.seats.filter((/** @type {any} */ one) => one.role === "player");
  return panel({ title: t("seats"), name: "seats", close: () => on.ui({ panel: null, invitation: null, paired: null }) }, html`${invitation(state, on)}
    ${players.length
      ? html`<p class="soft">${t("seats-explained")}</p>
        <ul class="plain">${repeat(players, (/** @type {any} */ one) => one.id, (one) => line(state, on, one))}</ul>
        <label class="check"><input type="checkbox" .checked=${!!state.ui.allSeats} @change=${(/** @type {any} */ event) => on.ui({ allSeats: event.target.checked })} />
          <span>${t("seats-all")}</span></label>`
      : html`<p class="empty soft">${t("seats-none")}</p>`}
    ${others(state, on)}
    <details><summary>${t("seat-more")}</summary>${more(on)}</details>
    ${foundry(state, on)}`);
};
