// @ts-check
// Before the fight: does this phone call loudly enough, stay awake, speak the right language?
import { html } from "lit-html";
import { canStayAwake } from "../../lib/awake.js";
import { install, installWay, isInstalled } from "../../lib/device.js";
import { buzz, play } from "../../lib/sound.js";
import { t } from "../../lib/text.js";
import { icon } from "../shared/icon.js";
import { languageSelect, manners, pushes, sizeSelect } from "../shared/settings.js";

const TEST = [180, 80, 180];

/** @param {any} state */
const sound = (state) => html`<button @click=${() => play("prompt", state.prefs.sound)}>${icon("bell")}<span>${t("try-sound")}</span></button>`;

const vibration = () => ("vibrate" in navigator ? html`<button @click=${() => buzz(TEST)}>${icon("phone")}<span>${t("try-vibration")}</span></button>` : "");

/** @param {boolean} good @param {unknown} words */
const line = (good, words) => html`<li class=${good ? "done" : ""}>${icon(good ? "check" : "late")}<span>${words}</span></li>`;

const app = () => {
  if (isInstalled()) return line(true, t("installed"));
  const way = installWay();
  if (way === "button") return html`<li><button class="wide-button" @click=${install}>${icon("import")}<span>${t("install")}</span></button></li>`;
  return way === "share" ? line(false, t("install-share")) : "";
};

/** @param {any} state @param {any} on */
export const checklist = (state, on) => {
  if (state.prefs.checked) return "";
  return state.room.status === "running" ? html`<details><summary>${t("checklist")}</summary>${sheet(state, on)}</details>` : sheet(state, on);
};

/** @param {any} state @param {any} on */
const sheet = (state, on) => html`<section class="sheet checklist" aria-label=${t("checklist")}>
  ${state.room.status === "running" ? "" : html`<h2>${t("checklist")}</h2>`}
  <div class="row">${sound(state)}${vibration()}</div>
  <ul class="plain checks">${line(canStayAwake(), t(canStayAwake() ? "wake-lock" : "no-wake-lock"))}${app()}</ul>
  <div class="row">${languageSelect(state, on)} ${sizeSelect(state, on)}</div>
  ${pushes(state, on)}
  <p class="soft">${state.me.factor === 1 ? t("extra-time") : t("extra-time-given", { factor: state.me.factor })}</p>
  <details><summary>${t("this-device")}</summary><div class="plain">${manners(state, on)}</div></details>
  <button class="big primary" @click=${() => on.prefs({ checked: true })}>${t("checklist-done")}</button>
</section>`;
