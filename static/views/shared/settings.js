// @ts-check
// What this device prefers: language, theme, sound, vibration.
import { html } from "lit-html";
import { pushWay } from "../../lib/push.js";
import { LANGUAGES, t } from "../../lib/text.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

const THEMES = ["auto", "light", "dark"];
const SIZES = ["100", "125", "150", "200"];
const VOLUMES = [0, 0.4, 1];

/** @param {string} label @param {string} value @param {[string, string][]} choices @param {(value: string) => void} pick */
export const select = (label, value, choices, pick) => html`<label class="field">
  <span>${label}</span>
  <select @change=${(/** @type {any} */ event) => pick(event.target.value)}>
    ${choices.map(([id, name]) => html`<option value=${id} ?selected=${id === value}>${name}</option>`)}
  </select>
</label>`;

/** @param {string} id @param {boolean} value @param {(value: boolean) => void} set */
const tick = (id, value, set) => html`<label class="check">
  <input type="checkbox" .checked=${value} @change=${(/** @type {any} */ event) => set(event.target.checked)} /><span>${t(id)}</span>
</label>`;

/** @param {State} state @param {On} on */
export const languageSelect = ({ prefs }, on) =>
  select(t("language"), prefs.language, LANGUAGES.map((one) => [one, t(`language-${one}`)]), (language) => on.prefs({ language }));

/** @param {State} state @param {On} on */
export const themeSelect = ({ prefs }, on) =>
  select(t("theme"), prefs.theme, THEMES.map((one) => [one, t(`theme-${one}`)]), (theme) => on.prefs({ theme }));

/** Calls while nobody looks, where this device can take them. @param {State} state @param {On} on */
export const pushes = (state, on) => {
  const way = on.push ? pushWay() : "no";
  if (way === "no") return "";
  if (way !== "yes") return html`<p class="soft">${t(`push-${way}`)}</p>`;
  return html`<div>${tick("push", state.prefs.push, (push) => on.push?.(push))}
    <p class="soft">${t(state.ui.pushFailed ? "push-failed" : "push-why")}</p></div>`;
};

/** @param {State} state @param {On} on */
export const sizeSelect = ({ prefs }, on) =>
  select(t("text-size"), String(prefs.size), SIZES.map((one) => [one, t(`text-size-${one}`)]), (size) => on.prefs({ size: Number(size) }));

/** How it looks and calls. @param {State} state @param {On} on */
export const manners = (state, on) => html`
  ${themeSelect(state, on)} ${tick("contrast", state.prefs.contrast, (contrast) => on.prefs({ contrast }))}
  ${select(
    t("sound"),
    String(state.prefs.sound),
    VOLUMES.map((one) => [String(one), t(`sound-${VOLUMES.indexOf(one)}`)]),
    (sound) => on.prefs({ sound: Number(sound) }),
  )}
  ${tick("vibration", state.prefs.buzz, (buzz) => on.prefs({ buzz }))} ${tick("remind", state.prefs.remind, (remind) => on.prefs({ remind }))}
  ${state.kind === "player" ? tick("next-notice", state.prefs.next, (next) => on.prefs({ next })) : ""}
`;

/** @param {State} state @param {On} on */
export const deviceSettings = (state, on) => html`
  <div class="row">${languageSelect(state, on)} ${sizeSelect(state, on)}</div>
  ${manners(state, on)} ${state.kind === "player" ? pushes(state, on) : ""}
`;
