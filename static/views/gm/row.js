// @ts-check
// One combatant in the rail; pressed, it opens its editor below itself.
import { html } from "lit-html";
import { budgetsOf } from "../../lib/read.js";
import { t } from "../../lib/text.js";
import { icon } from "../shared/icon.js";
import { budgets, conditions, hitPoints, sideMark } from "../shared/marks.js";
import { toggleTarget } from "../../lib/draft.js";
import { hasTurn } from "../../lib/turns.js";
import { editor } from "./editor.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On @typedef {import("../../lib/types.js").Row} Row */

const MANY_MARKS = 5;

/** How many marks its budgets take. @param {State} state @param {Row} one */
const marksOf = (state, one) => budgetsOf(state, one).reduce((sum, { value, cap }) => sum + (Math.max(value, cap) > 4 ? 2 : Math.max(value, cap)), 0);

/** @param {State} state @param {On} on @param {Row} one */
export const row = (state, on, one) => {
  const [, stem, end] = /^(.*?)(?:\s+(\d+))?$/.exec(one.name) ?? [null, one.name, ""];
  const selected = state.ui.selected === one.id;
  const active = hasTurn(state, one);
  const press = () => {
    if (!toggleTarget(state, on, one.id)) on.ui({ selected: selected ? null : one.id });
  };
  const marked = state.ui.draft?.targets.includes(one.id);
  const look = ["row-line", one.defeated && "defeated", marked && "marked"].filter(Boolean).join(" ");
  return html`<li data-row data-sort=${one.id} aria-current=${String(active)}>
    <button class=${look} aria-expanded=${String(selected)} @click=${press}>
      <span class="initiative" data-grip>${state.room.system.ranked ? one.initiative ?? "–" : icon("grip")}</span>
      ${sideMark(one.side)}
      <span class="name"><span class="stem">${stem}</span>${end ? html` <span>${end}</span>` : ""}</span>
      <span class=${marksOf(state, one) > MANY_MARKS ? "row-marks below-name" : "row-marks"}>${budgets(state, one)}</span>
      <span class="row-under">
        ${hitPoints(one.hp)}
        ${one.defeated ? html`<span class="tag">${t("defeated")}</span>` : ""}
        ${one.waits ? html`<span class="tag">${t(`waits-${one.waits}`)}</span>` : ""}
        ${one.hidden ? html`<span class="tag">${icon("hidden")}${t(one.appears ? "hidden-until-turn" : "hidden")}</span>` : ""}
        ${conditions(one.conditions)}
        ${one.seats.length ? html`<span class="soft">${one.seats.join(", ")}</span>` : ""}
      </span>
    </button>
    ${selected ? editor(state, on, one) : ""}
  </li>`;
};
