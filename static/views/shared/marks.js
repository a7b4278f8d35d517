// @ts-check
// Countable marks: pips of budgets, the shape of a side, hit points.
import { html, svg } from "lit-html";
import { budgetKind, budgetsOf } from "../../lib/read.js";
import { budgetName } from "../../lib/budget-name.js";
import { number, say, t } from "../../lib/text.js";

/** @param {string} shape */
const drawn = (shape) => {
  if (shape === "bar") return svg`<rect x="1.5" y="3.5" width="13" height="5" rx="1" />`;
  if (shape === "ring") return svg`<circle cx="8" cy="6" r="4.25" />`;
  if (shape === "diamond") return svg`<path d="M8 1 L13 6 L8 11 L3 6 Z" />`;
  return svg`<rect x="3.75" y="1.75" width="8.5" height="8.5" rx="1" />`;
};

/** @param {string} shape @param {boolean} filled */
const pip = (shape, filled) =>
  html`<svg class=${filled ? "pip" : "pip spent"} viewBox="0 0 16 12" aria-hidden="true">${drawn(shape)}</svg>`;

/** What is left of a budget. @param {any} state @param {{id: string, value: number, cap: number}} budget */
export const budget = (state, { id, value, cap }) => {
  const { mark, count } = budgetKind(state, id);
  const left = Math.max(0, count === "up" ? cap - value : value);
  const label = t("budget-left", { budget: budgetName(id), left, cap });
  const many = Math.max(cap, left) > 4;
  return html`<span class="budget" role="img" aria-label=${label} title=${label}>
    ${many
      ? html`${pip(mark, left > 0)}<b>${number(left)}</b>`
      : Array.from({ length: Math.max(cap, left) }, (_, n) => pip(mark, n < left))}
  </span>`;
};

/** @param {any} state @param {{budgets: any[]}} row */
export const budgets = (state, row) => html`<span class="budgets">${budgetsOf(state, row).map((one) => budget(state, one))}</span>`;

/** @param {any} state @param {{budget: string, amount: number}[]} cost */
export const price = (state, cost) => {
  const paid = cost.filter((one) => one.amount > 0);
  if (!paid.length) return html`<span class="price free">${t("cost-free")}</span>`;
  return html`<span class="price">${paid.map(({ budget: id, amount }) => {
    const { mark } = budgetKind(state, id);
    const label = t("cost", { budget: budgetName(id), amount });
    const pips = amount > 4 ? html`${pip(mark, true)}<b>${number(amount)}</b>` : Array.from({ length: amount }, () => pip(mark, true));
    return html`<span class="budget" role="img" aria-label=${label} title=${label}>${pips}</span>`;
  })}</span>`;
};

const SIDES = {
  party: svg`<circle cx="6" cy="6" r="5" />`,
  foes: svg`<path d="M6 0.5 L11.5 6 L6 11.5 L0.5 6 Z" />`,
  others: svg`<rect x="1.5" y="1.5" width="9" height="9" rx="1" />`,
};

/** @param {string} side */
export const sideMark = (side) => html`<svg class="side side-${side}" viewBox="0 0 12 12" role="img" aria-label=${t(`side-${side}`)}>
  ${SIDES[/** @type {keyof SIDES} */ (side)] ?? SIDES.others}
</svg>`;

/** @param {any} hp */
export const hitPoints = (hp) => {
  if (!hp) return "";
  if (hp.level) return html`<span class="hp hp-${hp.level}">${t(`hp-${hp.level}`)}</span>`;
  const label = t("hp-of", { value: hp.value, max: hp.max });
  return html`<span class="hp" role="img" aria-label=${label} title=${label}><small>${t("hp")}</small> <b>${number(hp.value)}</b>/${number(hp.max)}</span>`;
};

/** @param {import("../../lib/types.js").Text[]} conditions */
export const conditions = (conditions) =>
  conditions.length ? html`<span class="conditions">${conditions.map((one) => html`<span class="tag">${say(one)}</span>`)}</span>` : "";
