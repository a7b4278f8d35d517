// @ts-check
// A question to the GM: tick what is true, confirm.
import { html } from "lit-html";
import { judge } from "../../lib/commands.js";
import { say, t } from "../../lib/text.js";

/** @param {any} state @param {any} on @param {any} frame */
export const question = (state, on, frame) => {
  const ticked = state.ui.judging?.[frame.id] ?? frame.default ?? [];
  const toggle = (/** @type {string} */ id) => {
    const next = ticked.includes(id) ? ticked.filter((/** @type {string} */ one) => one !== id) : [...ticked, id];
    on.ui({ judging: { ...state.ui.judging, [frame.id]: next } });
  };
  const clock = html`<count-down .opened=${frame.opened_at ?? 0} .until=${frame.closes_at ?? null} .paused=${state.room.paused_at !== null}></count-down>`;
  if (!frame.choices) return html`<h3>${say(frame.title)}</h3>`;
  return html`<div class="window-head">${clock}<h3>${say(frame.title)}</h3></div>
    <ul class="plain checks">${frame.choices.map((/** @type {any} */ one) => html`<li><label class="check">
      <input type="checkbox" .checked=${ticked.includes(one.id)} @change=${() => toggle(one.id)} /><span>${say(one.label)}</span></label></li>`)}</ul>
    <div class="row">
      <button @click=${() => on.send(judge(frame.id, []))}>${t("judge-none")}</button>
      <button class="primary" @click=${() => on.send(judge(frame.id, ticked))}>${t("judge-confirm", { count: ticked.length })}</button>
    </div>`;
};
