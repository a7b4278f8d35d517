// @ts-check
// Settings of the room and its rule system, and of this device.
import { html } from "lit-html";
import { end, settings } from "../../lib/commands.js";
import { t } from "../../lib/text.js";
import { triggerName } from "../shared/trigger-name.js";
import { panel } from "../shared/panel.js";
import { deviceSettings, select } from "../shared/settings.js";
import { systemOptions, worded } from "./options.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

const SECOND = 1000;

/** @param {On} on @param {any} one */
const setting = (on, { id, value, least, most, choices }) => {
  const set = (/** @type {string | number} */ next) => on.send(settings({ [id]: next }));
  const [kind, trigger] = id.split(".");
  const label = trigger ? t("of-trigger", { what: t(`setting-${kind}`), trigger: triggerName(trigger) }) : t(`setting-${id}`);
  if (choices) return select(label, value, choices.map((/** @type {string} */ each) => [each, t(`setting-${id}-${each}`)]), set);
  const unit = kind.endsWith("_ms") ? SECOND : 1;
  const typed = (/** @type {any} */ event) => event.target.reportValidity() && set(Math.round(Number(event.target.value) * unit));
  return html`<label class="field"><span>${label}</span><input type="number" required inputmode="decimal" step=${unit === 1 ? 1 : "any"} min=${trigger ? 0 : least / unit} max=${most / unit}
    .value=${String(value / unit)} @change=${typed} /></label>`;
};

/** @param {State} state @param {On} on */
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

/** @param {State} state @param {On} on */
export const settingsPanel = (state, on) =>
  panel({ title: t("settings"), name: "settings", close: () => on.ui({ panel: null, ending: false }) }, html`
    <h3>${t("this-room")}</h3>
    <div class="setting-fields">${state.control.settings.map((one) => setting(on, one))}</div>
    <h3>${worded(["system-name"], state.room.system.id)}</h3>
    ${systemOptions(state, on)}
    <h3>${t("this-device")}</h3>
    <div class="setting-fields">${deviceSettings(state, on)}</div>
    ${ending(state, on)}
  `);
