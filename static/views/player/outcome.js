// @ts-check
// Too late, missed, or not needed any more: one sentence, one button.
import { html } from "lit-html";
import { nameOf } from "../../lib/read.js";
import { say, t } from "../../lib/text.js";

/** @param {any} state @param {any} on */
export const outcome = (state, on) => {
  const { kind, actor, text } = state.outcome;
  return html`<focus-scope class="phone outcome"><section class="phone" role="alertdialog" aria-labelledby="outcome">
    <div class="phone-body">
      <h1 id="outcome" tabindex="-1" data-first data-home>${t(`outcome-${kind}`, { who: nameOf(state, actor) })}</h1>
      <p>${text ? say(text) : ""} ${t("nothing-spent")}</p>
    </div>
    <footer class="thumb"><button class="big primary" @click=${on.dismiss}>${t("go-on")}</button></footer>
  </section></focus-scope>`;
};
