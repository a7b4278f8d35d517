// @ts-check
// The first minute at a table in Owlbear: the GM opens or links a room, the players join it.
import { html } from "lit-html";
import { t } from "../../lib/text.js";
import { join } from "../player/join.js";
import { failureText } from "../shared/failure.js";
import { languageSelect } from "../shared/settings.js";

/** While the room is looked for. */
export const looking = () => html`<section class="sheet alone" role="status"><h1>${t("connecting")}</h1><p>${t("connecting-explained")}</p></section>`;

const WAYS = /** @type {const} */ (["player", "gm"]);

/** @param {any} state @param {any} on */
const ways = ({ ui }, on) => html`<div class="ways" role="group" aria-label=${t("owlbear-who")}>
  ${WAYS.map((one) => html`<button aria-pressed=${String(ui.entry.as === one)} @click=${() => on.as(one)}>${t(`owlbear-as-${one}`)}</button>`)}
</div>`;

/** @param {any} state */
const failure = ({ ui }) => {
  if (ui.entry.failure) return html`<p class="banner refused" role="alert">${failureText(ui.entry.failure)}</p>`;
  return ui.entry.notALink ? html`<p class="banner refused" role="alert">${t("owlbear-no-link")}</p>` : "";
};

/** @param {any} state @param {any} on */
const system = ({ ui }, on) => {
  if (ui.systemsFailure) {
    return html`<p class="banner refused" role="alert"><span>${failureText(ui.systemsFailure)}</span><button @click=${on.readSystems}>${t("try-again")}</button></p>`;
  }
  return html`<label class="field"><span>${t("rule-system")}</span>
    <select @change=${(/** @type {any} */ event) => on.ui({ system: event.target.value })}>
      ${(ui.systems ?? []).map((/** @type {any} */ one) => html`<option value=${one.id} ?selected=${one.id === ui.system}>${one.name}</option>`)}
    </select></label>`;
};

/** @param {any} state @param {any} on */
const opening = (state, on) => html`<form @submit=${(/** @type {any} */ event) => {
  event.preventDefault();
  on.open(event.target.elements.name.value.trim());
}}>
  ${system(state, on)}
  <label class="field"><span>${t("room-name")}</span><input name="name" maxlength="60" autocomplete="off" placeholder=${t("room-name-example")} /></label>
  <button class="big primary" ?disabled=${!state.ui.system || state.ui.entry.busy}>${t("open-room")}</button>
</form>`;

/** @param {any} state @param {any} on */
const linking = (state, on) => html`<form @submit=${(/** @type {any} */ event) => {
  event.preventDefault();
  on.takeOver(event.target.elements.link.value);
}}>
  <label class="field"><span>${t("owlbear-gm-link")}</span><input name="link" type="url" required autocomplete="off" /></label>
  <p class="soft small">${t("owlbear-gm-link-explained")}</p>
  <button class="big primary" ?disabled=${state.ui.entry.busy}>${t("owlbear-take-over")}</button>
</form>`;

/** What is likelier is open, the other way folded. @param {any} state @param {any} on */
const gm = (state, on) => {
  const { table } = state.ui.entry;
  const [likely, other] = table ? [linking, opening] : [opening, linking];
  return html`<section class="sheet joining">
    <h1>${t("owlbear-gm-heading")}</h1>
    <p class="soft">${t(table ? "owlbear-gm-linked" : "owlbear-gm-explained")}</p>
    ${failure(state)} ${likely(state, on)}
    <details><summary>${t(table ? "owlbear-new-room" : "owlbear-have-room")}</summary>${other(state, on)}</details>
    <footer>${languageSelect(state, on)}</footer>
  </section>`;
};

/** @param {any} state @param {any} on */
const player = (state, on) => html`
  ${state.ui.entry.table || state.ui.joining?.found ? "" : html`<p class="banner" role="status">${t("owlbear-no-room")}</p>`}
  ${join(state, on)}`;

/** What the host says somebody is only chooses the form; what counts is the link or the code.
 * @param {any} state @param {any} on */
export const entry = (state, on) => (!state.ui.joining ? looking() : html`<div class="entry">${ways(state, on)}${state.ui.entry.as === "gm" ? gm(state, on) : player(state, on)}</div>`);
