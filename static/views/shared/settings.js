// @ts-check
// What this device prefers: language, theme, sound, vibration.
import { html } from "lit-html";
import { canStayAwake } from "../../lib/awake.js";
import { LANGUAGES, t } from "../../lib/text.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

const THEMES = ["auto", "light", "dark"];
const VOLUMES = [0, 0.4, 1];

/** @param {string} label @param {string} value @param {[string, string][]} choices @param {(value: string) => void} pick */
const select = (label, value, choices, pick) => html`<label class="field">
  <span>${label}</span>
  <select @change=${(/** @type {any} */ event) => pick(event.target.value)}>
    ${choices.map(([id, name]) => html`<option value=${id} ?selected=${id === value}>${name}</option>`)}
  </select>
</label>`;

/** @param {State} state @param {On} on */
export const languageSelect = ({ prefs }, on) =>
  select(t("language"), prefs.language, LANGUAGES.map((one) => [one, t(`language-${one}`)]), (language) => on.prefs({ language }));

/** @param {State} state @param {On} on */
export const themeSelect = ({ prefs }, on) =>
  select(t("theme"), prefs.theme, THEMES.map((one) => [one, t(`theme-${one}`)]), (theme) => on.prefs({ theme }));

/** @param {State} state @param {On} on */
export const deviceSettings = (state, on) => html`
  ${languageSelect(state, on)} ${themeSelect(state, on)}
  ${select(
    t("sound"),
    String(state.prefs.sound),
    VOLUMES.map((one) => [String(one), t(`sound-${VOLUMES.indexOf(one)}`)]),
    (sound) => on.prefs({ sound: Number(sound) }),
  )}
  <label class="check">
    <input type="checkbox" .checked=${state.prefs.buzz} @change=${(/** @type {any} */ event) => on.prefs({ buzz: event.target.checked })} />
    <span>${t("vibration")}</span>
  </label>
  ${canStayAwake() ? "" : html`<p class="soft">${t("no-wake-lock")}</p>`}
`;
