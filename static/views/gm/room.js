// @ts-check
// The room as a whole: fights that wait, the room as a file, its end.
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { discard, shelve, takeUp } from "../../lib/commands.js";
import { listed, t } from "../../lib/text.js";
import { icon } from "../shared/icon.js";
import { panel } from "../shared/panel.js";
import { restoreButton } from "../shared/restore.js";

/** @param {any} fight */
const stage = ({ status, round }) => (status === "running" ? t("round", { round }) : t(status === "over" ? "over" : "setup"));

/** @param {any} fight */
const title = ({ name, combatants }) => name || (combatants.length ? listed(combatants) : t("fight-unnamed"));

/** @param {any} state @param {any} on @param {any} fight */
const line = (state, on, fight) => {
  const sure = state.ui.discarding === fight.id;
  return html`<li class="shelved">
    <div class="shelved-words"><h4>${title(fight)}</h4><p class="soft">${[stage(fight), ...(fight.name && fight.combatants.length ? [listed(fight.combatants)] : [])].join(" · ")}</p></div>
    ${sure
      ? html`<button @click=${() => on.ui({ discarding: null })}>${t("keep-it")}</button>
          <button class="danger" @click=${() => {
            on.ui({ discarding: null });
            on.send(discard(fight.id));
          }}>${t("discard")}</button>`
      : html`<button class="primary" aria-label=${t("fight-take-up-named", { name: title(fight) })} @click=${() => {
          on.ui({ panel: null });
          on.send(takeUp(fight.id));
        }}>${t("fight-take-up")}</button>
          <button class="quiet" aria-label=${t("fight-discard-named", { name: title(fight) })} @click=${() => on.ui({ discarding: fight.id })}>${icon("close")}</button>`}
  </li>`;
};

/** @param {any} state @param {any} on */
const putAside = (state, on) => html`<form @submit=${(/** @type {any} */ event) => {
  event.preventDefault();
  const given = new FormData(event.target);
  on.send(shelve(String(given.get("name") ?? "").trim(), given.has("party")));
  event.target.reset();
}}>
  <label class="field wide-field"><span>${t("fight-name")}</span><input name="name" maxlength="80" autocomplete="off" .value=${state.control.title ?? ""} /></label>
  <label class="check wide-field"><input type="checkbox" name="party" checked /><span>${t("fight-party-along")}</span></label>
  <button class="wide-field" ?disabled=${!state.order.rows.length && !state.board}>${t("fight-put-aside")}</button>
</form>`;

/** @param {any} state @param {any} on */
const ending = ({ ui }, on) => {
  if (!ui.deleting) return html`<button class="danger" @click=${() => on.ui({ deleting: "asked" })}>${t("room-delete")}</button>`;
  return html`<div class="sure" role="group" aria-label=${t("room-delete")}><p>${t("room-delete-sure")}</p>
    <label class="check"><input type="checkbox" .checked=${ui.deleting === "sure"} @change=${(/** @type {any} */ event) => on.ui({ deleting: event.target.checked ? "sure" : "asked" })} />
      <span>${t("room-delete-understood")}</span></label>
    <div class="row"><button @click=${() => on.ui({ deleting: null })}>${t("keep-it")}</button>
      <button class="danger" ?disabled=${ui.deleting !== "sure"} @click=${on.deleteRoom}>${t("room-delete-now")}</button></div></div>`;
};

/** @param {any} state @param {any} on */
export const roomPanel = (state, on) => {
  const shelf = state.control.shelf ?? [];
  return panel({ title: t("room-panel"), name: "room", close: () => on.ui({ panel: null, deleting: null, discarding: null }) }, html`
    <h3>${t("fights-waiting")}</h3>
    ${shelf.length ? html`<ul class="plain">${repeat(shelf, (/** @type {any} */ one) => one.id, (one) => line(state, on, one))}</ul>` : html`<p class="soft">${t("fights-none")}</p>`}
    ${putAside(state, on)}
    <h3>${t("room-as-file")}</h3>
    <p class="soft">${t("room-as-file-explained")}</p>
    <div class="row"><button @click=${on.exportRoom}>${t("room-export")}</button>
      ${restoreButton(state, on)}</div>
    <h3>${t("room-end")}</h3>
    ${ending(state, on)}`);
};
