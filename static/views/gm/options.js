// @ts-check
// Options of the rule system: what its rules leave open, and what single actions are like in this room.
import { html } from "lit-html";
import { actionName } from "../../lib/action-name.js";
import { options } from "../../lib/commands.js";
import { has, t } from "../../lib/text.js";
import { select } from "../shared/settings.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** @param {string[]} ids @param {string | number} last what is said when no catalogue has any */
export const worded = (ids, last) => t(ids.find(has) ?? String(last));

/** A text of the room's own; what the rules say while it is empty. @param {On} on @param {any} one @param {string} label */
const text = (on, { id, about, value, most }, label) => html`<label class="field"><span>${label}</span>
  <input maxlength=${most} autocomplete="off" placeholder=${t(`action-${about}`)} .value=${String(value)}
    @change=${(/** @type {any} */ event) => on.send(options({ [id]: event.target.value.trim() }))} /></label>`;

/** @param {On} on @param {any} one */
const option = (on, one) => {
  const { id, about, value, choices, most } = one;
  const base = `option-${id.replaceAll(".", "-")}`;
  const kind = `option-${id.split(".")[0]}`;
  const label = about ? t(kind, { action: t(`action-${about}`) }) : worded([base], id);
  if (most) return text(on, one, label);
  const word = (/** @type {string} */ each) => worded([`${base}-${each}`, `${kind}-${each}`, `tag-${each}`], each);
  const words = (/** @type {string | number} */ each) => String(each).split("+").map(word).join(" + ");
  const set = (/** @type {string} */ next) => on.send(options({ [id]: choices.find((/** @type {any} */ each) => String(each) === next) }));
  return select(label, String(value), choices.map((/** @type {any} */ each) => [String(each), words(each)]), set);
};

/** @param {State} state @param {On} on @param {string} id @param {any[]} own */
const aboutAction = (state, on, id, own) => {
  const changed = own.some(({ value, choices }) => value !== choices[0]);
  return html`<details class="setting-action"><summary>${actionName(state, id)}${changed ? html` <small class="soft">· ${t("option-changed")}</small>` : ""}</summary>
    <div class="setting-fields">${own.map((one) => option(on, one))}</div></details>`;
};

/** What the rules leave open, then everything about single actions. @param {State} state @param {On} on */
export const systemOptions = (state, on) => {
  const about = new Map();
  for (const one of state.control.options) about.set(one.about, [...(about.get(one.about) ?? []), one]);
  const { length } = state.control.options.filter((one) => one.about);
  return html`<div class="setting-fields">${(about.get("") ?? []).map((/** @type {any} */ one) => option(on, one))}</div>
    ${length ? html`<details><summary>${t("settings-actions", { count: length })}</summary>
      ${[...about].filter(([id]) => id).map(([id, own]) => aboutAction(state, on, id, own))}</details>` : ""}`;
};
