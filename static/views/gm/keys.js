// @ts-check
// The sheet of keys: what each does, and another key for it.
import { html } from "lit-html";
import { GM_KEYS } from "../../lib/gm-keys.js";
import { keyFor, nameOfPress, rebound } from "../../lib/keyboard.js";
import { t } from "../../lib/text.js";
import { panel } from "../shared/panel.js";

const SHOWN = GM_KEYS.filter((one) => !one.fixed);
const NONE = ["Shift", "Control", "Alt", "Meta", "Tab"];

/** @param {any} state @param {any} on @param {any} one */
const listen = (state, on, one) => (/** @type {KeyboardEvent} */ event) => {
  const pressed = nameOfPress(event);
  if (state.ui.rebinding !== one.id || NONE.includes(pressed)) return;
  event.preventDefault();
  event.stopPropagation();
  on.ui({ rebinding: null });
  if (pressed !== "Escape" && !/^[1-9]$/.test(pressed)) on.prefs({ keys: rebound(state.prefs, GM_KEYS, one.id, pressed) });
};

/** @param {any} state @param {any} on @param {any} one */
const line = (state, on, one) => {
  const waits = state.ui.rebinding === one.id;
  const key = keyFor(state.prefs, one);
  return html`<li><span>${t(`key-${one.id}`)}</span>
    <button class="key" aria-label=${t("key-change", { what: t(`key-${one.id}`), key: key || t("key-none") })} @keydown=${listen(state, on, one)}
      @blur=${() => waits && on.ui({ rebinding: null })} @click=${() => on.ui({ rebinding: waits ? null : one.id })}>${waits ? t("key-press") : key || "–"}</button></li>`;
};

/** @param {any} state @param {any} on */
export const keysPanel = (state, on) =>
  panel({ title: t("keys"), name: "keys", close: () => on.ui({ panel: null, rebinding: null }) }, html`
    <p class="soft">${t("keys-explained")}</p>
    <ul class="keys">${SHOWN.map((one) => line(state, on, one))}<li><span>${t("key-digit")}</span><kbd class="key">1–9</kbd></li></ul>
    <button ?disabled=${!Object.keys(state.prefs.keys).length} @click=${() => on.prefs({ keys: {} })}>${t("keys-reset")}</button>`);
