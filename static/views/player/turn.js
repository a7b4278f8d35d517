// @ts-check
// My turn: what I can do, by cost; what I cannot, and why; end turn below.
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { endTurn } from "../../lib/commands.js";
import { activeRow, busy, stalled } from "../../lib/read.js";
import { keyOf } from "../../lib/reduce.js";
import { refusal, say, t } from "../../lib/text.js";
import { draftButtons, draftForm, drafted, press } from "../shared/draft.js";
import { budgets, hitPoints, price } from "../shared/marks.js";
import { effectsOf } from "./effects.js";
import { squarePicker } from "./square.js";
import { top } from "./top.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On @typedef {import("../../lib/types.js").Option} Option */

/** @param {State} state @param {On} on @param {Option} option */
const choice = (state, on, option) => html`<li>
  <button class="option" ?disabled=${busy(state, option.command.actor) || stalled(state) === 2} @click=${() => press(on, option)}>
    <span>${say(option.label)}</span>${price(state, option.cost)}
  </button>
</li>`;

/** @param {Option} option */
const impossible = (option) => html`<li><b>${say(option.label)}</b> <span class="soft">${refusal(option.reason ?? "not_now", option.params)}</span></li>`;

/** @param {Option[]} options */
const split = (options) => {
  const acts = options.filter((one) => one.command.type !== "end_turn");
  const total = (/** @type {Option} */ one) => one.cost.reduce((sum, { amount }) => sum + amount, 0);
  const possible = acts.filter((one) => one.enabled).sort((a, b) => (total(a) || Infinity) - (total(b) || Infinity) || 0);
  return { possible, rest: acts.filter((one) => !one.enabled), end: options.find((one) => one.command.type === "end_turn") };
};

/** @param {State} state @param {On} on */
const palette = (state, on) => {
  const { possible, rest } = split(state.me.options);
  return html`
    ${possible.length || state.stack.frames.length ? "" : html`<p class="empty soft">${t("nothing-left")}</p>`}
    <ul class="options">${repeat(possible, (one) => keyOf(one.command), (one) => choice(state, on, one))}</ul>
    ${rest.length
      ? html`<details class="why-not"><summary>${t("why-not", { count: rest.length })}</summary><ul>${rest.map(impossible)}</ul></details>`
      : ""}
  `;
};

/** @param {State} state @param {On} on */
export const turn = (state, on) => {
  const active = /** @type {import("../../lib/types.js").Row} */ (activeRow(state));
  const option = drafted(state);
  const { end } = split(state.me.options);
  const held = state.stack.frames.length > 0;
  return html`<section class="phone turn" aria-label=${t("your-turn")}>
    ${top(state, on, html`<h1 tabindex="-1" data-home>${t("your-turn")}</h1>`)}
    <div class="phone-body">
      <p class="facts"><b>${active.name}</b> ${hitPoints(active.hp)} ${budgets(state, active)}</p>
      ${effectsOf(state, active)}
      ${held ? html`<p class="resolving" role="status">${t("resolving-yours")}</p>` : ""}
      ${option ? draftForm(state, on, option, squarePicker(state, on, option)) : palette(state, on)}
    </div>
    <footer class="thumb">
      ${option
        ? draftButtons(state, on, option, "big")
        : html`<button class="big" ?disabled=${!(end?.enabled ?? !held) || busy(state, active.id) || stalled(state) === 2}
            @click=${() => on.send(end?.command ?? endTurn(active.id))}>${t("end-turn")}</button>`}
    </footer>
  </section>`;
};
