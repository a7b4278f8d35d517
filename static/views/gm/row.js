// @ts-check
// One combatant in the rail; pressed, it opens its editor below itself.
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { budgetsOf } from "../../lib/read.js";
import { t, wordsSince } from "../../lib/text.js";
import { icon } from "../shared/icon.js";
import { budgets, conditions, hitPoints, sideMark } from "../shared/marks.js";
import { toggleTarget } from "../../lib/draft.js";
import { hasTurn } from "../../lib/turns.js";
import { editor } from "./editor.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On @typedef {import("../../lib/types.js").Row} Row */

const MANY_MARKS = 5;
/** A name that leaves no room beside it, a Chinese character as two letters. */
const LONG = 18;

/** @param {string} name */
const breadth = (name) => [...name].reduce((sum, one) => sum + (one > "\u2e7f" ? 2 : 1), 0);

/** How many marks its budgets take. @param {State} state @param {Row} one */
const marksOf = (state, one) => budgetsOf(state, one).reduce((sum, { value, cap }) => sum + (Math.max(value, cap) > 4 ? 2 : Math.max(value, cap)), 0);

/** Opens and closes what was pressed, or takes it as a target. @param {State} state @param {On} on @param {Event} event */
export const pressRow = (state, on, { target }) => {
  const line = /** @type {Element} */ (target).closest(".row-line");
  const id = /** @type {HTMLElement | null} */ (line?.closest("[data-sort]") ?? null)?.dataset.sort;
  if (id && !toggleTarget(state, on, id)) on.ui({ selected: state.ui.selected === id ? null : id });
};

/** @param {State} state @param {Row} one @param {{active: boolean, marked: boolean, opened: unknown}} how */
const drawn = (state, one, { active, marked, opened }) => {
  const [, stem, end] = /^(.*?)(?:\s+(\d+))?$/.exec(one.name) ?? [null, one.name, ""];
  const below = marksOf(state, one) > MANY_MARKS || breadth(one.name) > LONG;
  const look = ["row-line", one.defeated && "defeated", marked && "marked"].filter(Boolean).join(" ");
  return html`<li data-row data-sort=${one.id} aria-current=${String(active)}>
    <button class=${look} aria-expanded=${String(!!opened)}>
      <span class="initiative" data-grip>${state.room.system.ranked ? one.initiative ?? "–" : icon("grip")}</span>
      ${sideMark(one.side)}
      <span class="name"><span class="stem">${stem}</span>${end ? html` <span>${end}</span>` : ""}</span>
      <span class="row-marks">${below ? "" : budgets(state, one)}</span>
      <span class="row-under">
        ${below ? budgets(state, one) : ""}
        ${hitPoints(one.hp)}
        ${one.defeated ? html`<span class="tag">${t("defeated")}</span>` : ""}
        ${one.waits ? html`<span class="tag">${t(`waits-${one.waits}`)}</span>` : ""}
        ${one.hidden ? html`<span class="tag">${icon("hidden")}${t(one.appears ? "hidden-until-turn" : "hidden")}</span>` : ""}
        ${conditions(one.conditions)}
        ${one.seats.length ? html`<span class="soft">${one.seats.join(", ")}</span>` : ""}
      </span>
    </button>
    ${opened}
  </li>`;
};

/** Drawn anew only when something of it changed. @param {State} state @param {On} on @param {Row} one */
export const row = (state, on, one) => {
  const active = hasTurn(state, one);
  const marked = !!state.ui.draft?.targets.includes(one.id);
  if (state.ui.selected === one.id) return drawn(state, one, { active, marked, opened: editor(state, on, one) });
  return guard([one, active, marked, state.room.system, wordsSince()], () => drawn(state, one, { active, marked, opened: "" }));
};
