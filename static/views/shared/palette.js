// @ts-check
// What can be done, grouped by cost, favourites first; what cannot, with the reason. Shared by GM and player.
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { press } from "../../lib/draft.js";
import { favouriteKey, groups, offered, possible } from "../../lib/offered.js";
import { busy, stalled } from "../../lib/read.js";
import { keyOf } from "../../lib/reduce.js";
import { refusal, say, t } from "../../lib/text.js";
import { chooser, underWay } from "./choosing.js";
import { icon } from "./icon.js";
import { price } from "./marks.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On @typedef {import("../../lib/types.js").Option} Option */

const MANY = 8;
const DIGITS = 9;

/** @param {State} state @param {On} on @param {Option} one */
const star = (state, on, one) => {
  const key = favouriteKey(one);
  const { favourites } = state.prefs;
  on.prefs({ favourites: favourites.includes(key) ? favourites.filter((each) => each !== key) : [...favourites, key] });
};

/** Whether nobody it can be aimed at would be reached as things stand. @param {Option} one */
const outOfReach = ({ targets }) => !!targets?.candidates.length && targets.candidates.every((id) => targets.far?.includes(id));

/** @param {State} state @param {On} on @param {Option} one @param {number} digit @param {boolean} priced */
const button = (state, on, one, digit, priced) => {
  const liked = state.prefs.favourites.includes(favouriteKey(one));
  const { starring } = state.ui;
  const off = !starring && (busy(state, one.command.actor) || stalled(state) === 2);
  return html`<button class="option" ?disabled=${off} aria-pressed=${starring ? String(liked) : null} @click=${() => (starring ? star(state, on, one) : press(on, one))}>
    <span class="option-name">${starring || liked ? icon(liked ? "starred" : "star") : ""}${say(one.label)}</span>
    ${outOfReach(one) ? html`<small class="misses">${t("target-far")}</small>` : ""}
    ${priced ? price(state, one.cost) : ""}${state.kind === "gm" && digit < DIGITS ? html`<kbd aria-hidden="true">${digit + 1}</kbd>` : ""}
  </button>`;
};

/** @param {State} state @param {On} on */
const tools = (state, on) =>
  state.me.options.length > MANY
    ? html`<div class="palette-tools">
        <input type="search" data-reach="search" aria-label=${t("search-actions")} placeholder=${t("search-actions")} .value=${state.ui.search ?? ""}
          @input=${(/** @type {any} */ event) => on.ui({ search: event.target.value })} />
        <button class="quiet" aria-pressed=${String(!!state.ui.starring)} aria-label=${t("favourites-choose")} title=${t("favourites-choose")}
          @click=${() => on.ui({ starring: !state.ui.starring })}>${icon(state.ui.starring ? "starred" : "star")}</button>
      </div>`
    : "";

/** @param {State} state */
const impossible = (state) => {
  const rest = offered(state).filter((one) => !one.enabled);
  return rest.length
    ? html`<details class="why-not"><summary>${t("why-not", { count: rest.length })}</summary><ul>${rest.map((one) =>
        html`<li><b>${say(one.label)}</b> <span class="soft">${refusal(one.reason ?? "not_now", one.params)}</span></li>`)}</ul></details>`
    : "";
};

/** @param {State} state @param {On} on */
export const palette = (state, on) => {
  const all = possible(state);
  const rows = groups(state).map(({ key, options }) => ({ key, options: options.filter((one) => one.enabled) })).filter(({ options }) => options.length);
  const priced = all.some((one) => one.cost.some(({ amount }) => amount > 0));
  if (state.stack.frames.length && !all.length) return html`<p class="empty soft">${chooser(state) ? underWay(state) : t(state.kind === "gm" ? "resolving-first" : "resolving-yours")}</p>`;
  return html`${tools(state, on)}
    ${all.length ? "" : html`<p class="empty soft">${t(state.ui.search ? "nothing-fits" : "nothing-left")}</p>`}
    ${repeat(rows, ({ key }) => key, ({ key, options }) => html`<div class="group" role="group" aria-label=${key === "favourites" ? t("favourites") : t("group-cost")}>
      <div class="group-cost">${key === "favourites" ? icon("starred") : priced ? price(state, options[0].cost) : ""}</div>
      <div class="group-options">${repeat(options, (one) => keyOf(one.command), (one) => button(state, on, one, all.indexOf(one), priced))}</div>
    </div>`)}
    ${impossible(state)}`;
};
