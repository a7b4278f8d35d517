// @ts-check
// Settings of the room and of this device.
import { html } from "lit-html";
import { end, settings } from "../../lib/commands.js";
import { t } from "../../lib/text.js";
import { panel } from "../shared/panel.js";
import { deviceSettings } from "../shared/settings.js";

/** @param {any} event @param {any} on */
const setLength = (event, on) => {
  const seconds = Number(event.target.value);
  if (seconds > 0) on.send(settings({ window_ms: Math.round(seconds * 1000) }));
};

/** @param {any} state @param {any} on */
const ending = (state, on) => {
  if (state.room.status !== "running") return "";
  if (!state.ui.ending) return html`<button class="danger" @click=${() => on.ui({ ending: true })}>${t("end-fight")}</button>`;
  return html`<p>${t("end-fight-sure")}</p><div class="row">
    <button @click=${() => on.ui({ ending: false })}>${t("keep-fighting")}</button>
    <button class="danger" @click=${() => {
      on.ui({ ending: false, panel: null });
      on.send(end());
    }}>${t("end-fight")}</button></div>`;
};

/** @param {any} state @param {any} on */
export const settingsPanel = (state, on) =>
  panel({ title: t("settings"), name: "settings", close: () => on.ui({ panel: null, ending: false }) }, html`
    <h3>${t("this-room")}</h3>
    <label class="field"><span>${t("window-seconds")}</span>
      <input type="number" min="1" max="600" inputmode="numeric" .value=${String(Math.round((state.room.window_ms ?? 20000) / 1000))}
        @change=${(/** @type {any} */ event) => setLength(event, on)} /></label>
    ${ending(state, on)}
    <h3>${t("this-device")}</h3>
    ${deviceSettings(state, on)}
  `);
