// @ts-check
// A question to a human: one choice is a tap, several are ticked, a number is typed.
import { html } from "lit-html";
import { roll } from "../../lib/commands.js";
import { say, t } from "../../lib/text.js";

/** Questions for dice, which can be thrown here as well. */
const THROWN = ["die", "words"];

/** @param {any} on @param {any} frame @param {(value: (string | number)[]) => void} send @param {(string | number)[]} now */
const numbers = (on, frame, send, now) => {
  const [least, most] = frame.number;
  const submit = (/** @type {any} */ event) => {
    event.preventDefault();
    send([...event.target.querySelectorAll("input")].map((one) => Number(one.value)));
  };
  return html`<form class="question-numbers" @submit=${submit}>
    ${Array.from({ length: frame.many }, (_, n) => html`<label class="field"><span>${t("question-number", { least, most })}</span>
      <input type="number" inputmode="numeric" required min=${least} max=${most} .value=${String(now[n] ?? "")} /></label>`)}
    <button class="primary big">${t("question-send")}</button>
  </form>
  ${THROWN.includes(frame.ask) ? html`<button class="big wide-button" @click=${() => on.send(roll(frame.id))}>${t("question-roll")}</button>` : ""}`;
};

/** @param {any} frame @param {(value: (string | number)[]) => void} send */
const single = (frame, send) => html`<ul class="plain question-choices">${frame.choices.map((/** @type {any} */ one) => html`<li>
  <button class="big ${frame.default.includes(one.id) ? "suggested" : ""}" @click=${() => send([one.id])}>${say(one.label)}</button></li>`)}</ul>`;

/** @param {any} on @param {any} frame @param {any} ticked @param {(value: (string | number)[]) => void} send */
const several = (on, frame, ticked, send) => {
  const toggle = (/** @type {string} */ id) => {
    const next = ticked.includes(id) ? ticked.filter((/** @type {string} */ one) => one !== id) : [...ticked, id];
    on.ui({ judging: { [frame.id]: next } });
  };
  return html`<ul class="plain">${frame.choices.map((/** @type {any} */ one) => html`<li><label class="check">
      <input type="checkbox" .checked=${ticked.includes(one.id)} @change=${() => toggle(one.id)} /><span>${say(one.label)}</span></label></li>`)}</ul>
    <div class="row">
      <button @click=${() => send([])}>${t("judge-none")}</button>
      <button class="primary" @click=${() => send(ticked)}>${t("judge-confirm", { count: ticked.length })}</button>
    </div>`;
};

/** The means to answer a question. @param {any} state @param {any} on @param {any} frame @param {(value: (string | number)[]) => void} send */
export const questionForm = (state, on, frame, send) => {
  const ticked = state.ui.judging?.[frame.id] ?? frame.default ?? [];
  if (frame.number) return numbers(on, frame, send, frame.default);
  return frame.ask === "facts" || frame.many > 1 ? several(on, frame, ticked, send) : single(frame, send);
};
