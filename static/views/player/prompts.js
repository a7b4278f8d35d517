// @ts-check
// The prompts of my characters: the first open one large, the others as a list above it.
import { html } from "lit-html";
import { sent } from "./sent.js";
import { prompt } from "./prompt.js";
import { t } from "../../lib/text.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On @typedef {import("../../lib/types.js").Prompt} Prompt */

/** @param {Prompt} one */
export const promptKey = (one) => `${one.window} ${one.actor}`;

/** @param {State} state */
const current = (state) => {
  const live = state.me.prompts.filter((one) => one.status !== "expired");
  return live.find((one) => promptKey(one) === state.ui.prompt) ?? live.find((one) => one.status === "open") ?? live[0];
};

/** @param {State} state @param {On} on @param {Prompt} one @param {Prompt} shown */
const tab = (state, on, one, shown) => html`<li>
  <button class="chip" aria-pressed=${String(one === shown)} @click=${() => on.ui({ prompt: promptKey(one) })}>
    <b>${one.actor_name}</b> <span class="soft">${t(`prompt-${one.status}`)}</span>
  </button>
</li>`;

/** @param {State} state @param {On} on */
export const prompts = (state, on) => {
  const shown = current(state);
  const live = state.me.prompts.filter((one) => one.status !== "expired");
  const changing = state.ui.changing === promptKey(shown);
  const list = live.length > 1 ? html`<ul class="prompt-list" aria-label=${t("prompts")}>${live.map((one) => tab(state, on, one, shown))}</ul>` : "";
  return shown.status === "answered" && !changing ? sent(state, on, shown, list) : prompt(state, on, shown, list);
};
