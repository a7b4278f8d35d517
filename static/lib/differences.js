// @ts-check
// What is other in another moment of the fight: one line a change, for somebody about to go there.
import { budgetName } from "./budget-name.js";
import { say, t } from "./text.js";

/** @typedef {{order: any, stack: any}} Moment */

/** @param {any} row */
const life = ({ hp }) => (hp ? (hp.level ? t(`hp-${hp.level}`) : String(hp.value)) : "–");
/** @param {any} row */
const states = (row) => [...["defeated", "hidden"].filter((one) => row[one]).map((one) => t(one)), ...row.conditions.map(say)].join(", ") || "–";
/** @param {Moment} moment @param {string | null} id */
const called = ({ order }, id) => order.rows.find((/** @type {any} */ one) => one.id === id)?.name ?? "–";

/** @param {string} what @param {unknown} from @param {unknown} to */
const change = (what, from, to) => (String(from) === String(to) ? [] : [t("change-line", { what, from: String(from), to: String(to) })]);

/** @param {any} now @param {any} then */
const changesOf = (now, then) => [
  ...change(t("change-of", { who: now.name, what: t("name") }), now.name, then.name),
  ...change(t("change-of", { who: now.name, what: t("initiative") }), now.initiative ?? "–", then.initiative ?? "–"),
  ...change(t("change-of", { who: now.name, what: t("hp") }), life(now), life(then)),
  ...change(t("change-of", { who: now.name, what: t("condition") }), states(now), states(then)),
  ...now.budgets.flatMap((/** @type {any} */ one) => {
    const other = then.budgets.find((/** @type {any} */ each) => each.id === one.id);
    return other ? change(t("change-of", { who: now.name, what: budgetName(one.id) }), one.value, other.value) : [];
  }),
];

/** @param {Moment} now @param {Moment} then @returns {string[]} */
export const differences = (now, then) => {
  const later = new Map(then.order.rows.map((/** @type {any} */ one) => [one.id, one]));
  const known = new Set(now.order.rows.map((/** @type {any} */ one) => one.id));
  return [
    ...change(t("change-round"), now.order.round, then.order.round),
    ...change(t("change-turn"), called(now, now.order.active), called(then, then.order.active)),
    ...change(t("stack"), now.stack.frames.length, then.stack.frames.length),
    ...now.order.rows.flatMap((/** @type {any} */ one) => (later.has(one.id) ? changesOf(one, later.get(one.id)) : [t("change-gone", { who: one.name })])),
    ...then.order.rows.filter((/** @type {any} */ one) => !known.has(one.id)).map((/** @type {any} */ one) => t("change-back", { who: one.name })),
  ];
};

/** What has become other since a command was decided on, of what the room says was changed.
 * @param {Moment} was @param {Moment} now @param {string[]} changed ids, or "order" @returns {string[]} */
export const since = (was, now, changed) => {
  const mine = (/** @type {Moment} */ { order, stack }) => ({ stack, order: { ...order, rows: order.rows.filter((/** @type {any} */ one) => changed.includes(one.id)) } });
  const lines = differences(mine(was), mine(now));
  const places = (/** @type {Moment} */ { order }) => order.rows.map((/** @type {any} */ one) => one.id).join();
  return changed.includes("order") && places(was) !== places(now) ? [...lines, t("change-order")] : lines;
};
