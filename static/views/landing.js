// @ts-check
// The front page: open a room, try the demo fight, or join with a code.
import { html } from "lit-html";
import { t } from "../lib/text.js";
import { failureText } from "./shared/failure.js";
import { restoreButton } from "./shared/restore.js";
import { languageSelect, themeSelect } from "./shared/settings.js";

/** @param {any} one @param {string | null} chosen @param {any} on */
const system = (one, chosen, on) => html`<label class="card">
  <input type="radio" name="system" value=${one.id} .checked=${one.id === chosen} @change=${() => on.ui({ system: one.id })} />
  <span class="card-words"><b>${one.name}</b><span class="soft">${one.summary}</span></span>
</label>`;

/** @param {any} state @param {any} on */
const systems = ({ ui }, on) => {
  if (ui.systemsFailure) {
    return html`<p class="banner refused" role="alert"><span>${failureText(ui.systemsFailure)}</span><button @click=${on.readSystems}>${t("try-again")}</button></p>`;
  }
  if (!ui.systems) return html`<p class="soft" role="status">${t("loading")}</p>`;
  return html`<div class="cards">${ui.systems.map((/** @type {any} */ one) => system(one, ui.system, on))}</div>`;
};

/** @param {any} state */
const hasDemo = ({ ui }) => ui.systems?.find((/** @type {any} */ one) => one.id === ui.system)?.demo !== false;

/** @param {any} state @param {any} on */
const opening = (state, on) => html`<section class="sheet" aria-labelledby="opening">
  <h2 id="opening">${t("gm-heading")}</h2>
  <p class="soft">${t("gm-explained")}</p>
  ${state.ui.failure ? html`<p class="banner refused" role="alert">${failureText(state.ui.failure)}</p>` : ""}
  <form @submit=${(/** @type {any} */ event) => {
    event.preventDefault();
    on.open({ name: event.target.elements.name.value.trim(), demo: false });
  }}>
    <fieldset><legend>${t("rule-system")}</legend>${systems(state, on)}</fieldset>
    <label class="field"><span>${t("room-name")}</span><input name="name" maxlength="60" placeholder=${t("room-name-example")} /></label>
    <div class="row">
      <button class="big primary" ?disabled=${!state.ui.system || state.ui.busy}>${t("open-room")}</button>
      <button class="big" type="button" ?disabled=${!state.ui.system || state.ui.busy || !hasDemo(state)} @click=${() => on.open({ demo: true })}>${t("try-demo")}</button>
    </div>
  </form>
  <div class="taken-along"><p class="soft">${t("room-kept-explained")}</p>${restoreButton(state, on)}</div>
</section>`;

/** @param {any} state @param {any} on */
const joining = (state, on) => html`<section class="sheet" aria-labelledby="joining">
  <h2 id="joining">${t("player-heading")}</h2>
  <p class="soft">${t("player-explained")}</p>
  <form @submit=${(/** @type {any} */ event) => {
    event.preventDefault();
    on.join(event.target.elements.code.value);
  }}>
    <label class="field"><span>${t("join-code")}</span><input class="code" name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="24" /></label>
    <button class="big primary">${t("join")}</button>
  </form>
</section>`;

/** @param {any} state @param {any} on */
export const landing = (state, on) => html`
  <header class="hero"><h1>${t("brand")}</h1><p>${t("tagline")}</p></header>
  <div class="columns">${joining(state, on)}${opening(state, on)}</div>
  <footer class="foot">${languageSelect(state, on)}${themeSelect(state, on)}</footer>
`;
