// @ts-check
// A question to my character: agree or not, a place in the order, the faces of a real die.
import { html } from "lit-html";
import { answer } from "../../lib/commands.js";
import { say, t } from "../../lib/text.js";
import { holderName } from "../../lib/turns.js";
import { questionForm } from "../shared/question.js";
import { promptTop } from "./prompt-top.js";

/** @param {any} state @param {any} on */
export const question = (state, on) => {
  const [frame] = state.me.questions;
  return html`<focus-scope class="phone prompt"><section class="phone" role="alertdialog" aria-labelledby="asked">
    ${promptTop(state, frame, frame.seat ? t(frame.aloud ? "question-aloud" : "question-secret") : t("question-for", { who: holderName(state, frame.to) ?? "" }))}
    <div class="phone-body"><h1 id="asked" tabindex="-1" data-first data-home>${say(frame.title)}</h1></div>
    <footer class="thumb">${questionForm(state, on, frame, (value) => on.send(answer(frame.id, value)))}</footer>
  </section></focus-scope>`;
};
