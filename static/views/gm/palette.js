// @ts-check
// What the acting combatant can do, grouped by cost; what it cannot, with the reason.
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { busy } from "../../lib/read.js";
import { keyOf } from "../../lib/reduce.js";
import { refusal, say, t } from "../../lib/text.js";
import { press } from "../shared/draft.js";
import { price } from "../shared/marks.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On @typedef {import("../../lib/types.js").Option} Option */

const MANY = 12;

/** @param {Option} one */
const costKey = (one) => one.cost.filter(({ amount }) => amount > 0).map(({ budget, amount }) => `${budget} ${amount}`).join(" ");
/** @param {Option} one */
const total = (one) => one.cost.reduce((sum, { amount }) => sum + amount, 0);

/** @param {State} state @returns {[string, Option[]][]} */
const groups = (state) => {
  const acts = state.me.options.filter((one) => one.command.type !== "end_turn" && fits(one, state.ui.search));
  const order = state.room.system.budgets.map((/** @type {any} */ one) => one.id);
  const rank = (/** @type {Option} */ one) => (total(one) ? order.indexOf(one.cost[0].budget) : order.length) * 100 + total(one);
  const found = new Map();
  for (const one of acts.sort((a, b) => rank(a) - rank(b))) found.set(costKey(one), [...(found.get(costKey(one)) ?? []), one]);
  return [...found];
};

/** @param {Option} one @param {string | undefined} search */
const fits = (one, search) => !search || say(one.label).toLowerCase().includes(search.toLowerCase());

/** @param {State} state @param {On} on @param {Option} one */
const button = (state, on, one) => html`<button class="option" ?disabled=${!one.enabled || busy(state, one.command.actor)} @click=${() => press(on, one)}>
  <span>${say(one.label)}</span>${one.enabled ? "" : html`<small>${refusal(one.reason ?? "not_now", one.params)}</small>`}
</button>`;

/** @param {State} state @param {On} on */
const search = (state, on) =>
  state.me.options.length > MANY
    ? html`<input class="search" type="search" aria-label=${t("search-actions")} placeholder=${t("search-actions")} .value=${state.ui.search ?? ""}
        @input=${(/** @type {any} */ event) => on.ui({ search: event.target.value })} />`
    : "";

/** @param {State} state @param {On} on */
export const palette = (state, on) => {
  const found = groups(state);
  if (state.stack.frames.length && !found.some(([, options]) => options.some((one) => one.enabled))) {
    return html`<p class="empty soft">${t("resolving-first")}</p>`;
  }
  return html`${search(state, on)}
    ${found.length ? "" : html`<p class="empty soft">${t("nothing-left")}</p>`}
    ${repeat(found, ([key]) => key, ([, options]) => html`<div class="group">
      <div class="group-cost">${price(state, options[0].cost)}</div>
      <div class="group-options">
        ${repeat([...options].sort((a, b) => Number(b.enabled) - Number(a.enabled)), (one) => keyOf(one.command), (one) => button(state, on, one))}
      </div>
    </div>`)}`;
};
