// @ts-check
// Joining: the code, then a name and a character, or "the GM will seat me".
import { html } from "lit-html";
import { roomName } from "../../lib/names.js";
import { t } from "../../lib/text.js";
import { failureText } from "../shared/failure.js";
import { languageSelect } from "../shared/settings.js";

/** @param {any} state @param {any} on */
const codeForm = (state, on) => html`<form @submit=${(/** @type {any} */ event) => {
  event.preventDefault();
  on.preview(event.target.elements.code.value);
}}>
  <label class="field"><span>${t("join-code")}</span>
    <input class="code" name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="24" .value=${state.ui.joining.code ?? ""} /></label>
  <button class="big primary" ?disabled=${state.ui.joining.busy}>${t("next")}</button>
</form>`;

/** @param {string} id @param {string} name @param {boolean} checked */
const character = (id, name, checked) => html`<li><label class="card">
  <input type="radio" name="want" value=${id} ?checked=${checked} /><span class="card-words"><b>${name}</b></span>
</label></li>`;

/** @param {any} state @param {any} on */
const seatForm = (state, on) => {
  const { room, free } = state.ui.joining.found;
  return html`<form @submit=${(/** @type {any} */ event) => {
    event.preventDefault();
    const { name, want } = Object.fromEntries(new FormData(event.target));
    on.takeSeat(String(name).trim(), want ? [String(want)] : []);
  }}>
    <p class="soft">${t("joining-room", { room: roomName(room) })}</p>
    <label class="field"><span>${t("your-name")}</span><input name="name" required maxlength="40" autocomplete="nickname" .value=${state.ui.joining.name ?? ""} /></label>
    <fieldset><legend>${t("your-character")}</legend>
      <ul class="cards">
        ${free.map((/** @type {any} */ one, /** @type {number} */ n) => character(one.id, one.name, n === 0))}
        ${character("", t("gm-seats-me"), free.length === 0)}
      </ul>
      <button type="button" class="quiet" ?disabled=${state.ui.joining.busy} @click=${() => on.preview(state.ui.joining.code)}>${t("look-again")}</button>
    </fieldset>
    <button class="big primary" ?disabled=${state.ui.joining.busy}>${t("take-seat")}</button>
  </form>`;
};

/** @param {any} state @param {any} on */
const known = (state, on) =>
  state.ui.joining.known
    ? html`<p><button class="big primary" @click=${on.goBack}>${t("continue-as", { name: state.ui.joining.known.name })}</button></p>`
    : "";

/** @param {any} state @param {any} on */
export const join = (state, on) => html`<section class="sheet joining">
  <h1>${t("join-heading")}</h1>
  ${state.ui.joining.failure ? html`<p class="banner refused" role="alert">${failureText(state.ui.joining.failure)}</p>` : ""}
  ${known(state, on)}
  ${state.ui.joining.found ? seatForm(state, on) : codeForm(state, on)}
  <footer>${languageSelect(state, on)}</footer>
</section>`;
