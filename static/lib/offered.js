// @ts-check
// The palette's order: what can be done, by budget and cost, favourites first; what cannot comes last.
import { keyOf } from "./reduce.js";
import { say } from "./text.js";
import { actingRow, actors } from "./turns.js";

/** @typedef {import("./types.js").State} State @typedef {import("./types.js").Option} Option */

/** Ends and waits have buttons of their own. */
const APART = ["end_turn"];

const FAVOURITES = "favourites";

/** @param {Option} one */
const costKey = (one) => one.cost.filter(({ amount }) => amount > 0).map(({ budget, amount }) => `${budget} ${amount}`).join(" ");
/** @param {Option} one */
const total = (one) => one.cost.reduce((sum, { amount }) => sum + amount, 0);

/** How an action is remembered as a favourite: by what it is, whoever does it. @param {Option} one */
export const favouriteKey = ({ command }) => command.action ?? command.type;

/** @param {Option} one @param {string | undefined} search */
export const fits = (one, search) => !search || say(one.label).toLowerCase().includes(search.trim().toLowerCase());

/** Everything in the palette. @param {State} state @returns {Option[]} */
export const offered = (state) => {
  const order = state.room.system.budgets.map((/** @type {any} */ one) => one.id);
  const rank = (/** @type {Option} */ one) => (total(one) ? order.indexOf(one.cost[0].budget) : order.length) * 1000 + total(one) * 2 + Number(!one.enabled);
  const able = actors(state);
  const acting = actingRow(state)?.id;
  return state.me.options
    .filter((one) => !able.length || one.command.actor === acting)
    .filter((one) => !APART.includes(one.command.type) && fits(one, state.ui.search))
    .sort((a, b) => rank(a) - rank(b));
};

/** @param {State} state @returns {{key: string, options: Option[]}[]} */
export const groups = (state) => {
  const found = new Map();
  const key = (/** @type {Option} */ one) => (one.enabled && state.prefs.favourites.includes(favouriteKey(one)) ? FAVOURITES : costKey(one));
  const all = offered(state).sort((a, b) => Number(key(b) === FAVOURITES) - Number(key(a) === FAVOURITES));
  for (const one of all) found.set(key(one), [...(found.get(key(one)) ?? []), one]);
  return [...found].map(([key, options]) => ({ key, options }));
};

/** What can be pressed, in the order in which it is shown: the digits' order. @param {State} state */
export const possible = (state) => groups(state).flatMap(({ options }) => options.filter((one) => one.enabled));

/** The option being filled. @param {State} state @returns {Option | null} */
export const drafted = (state) => state.me.options.find((one) => keyOf(one.command) === state.ui.draft?.key) ?? null;
