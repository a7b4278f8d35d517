// @ts-check
// Filling an option, step by step, until its command can be sent.
import { fill } from "./commands.js";
import { drafted } from "./offered.js";
import { keyOf } from "./reduce.js";

/** @typedef {import("./types.js").State} State @typedef {import("./types.js").On} On @typedef {import("./types.js").Option} Option */

/** @param {Option} option */
const open = (option) => !!(option.targets?.candidates.length || option.squares?.length || option.choices || option.picks);

/** Press an option: send it, or start filling it. @param {On} on @param {Option} option @param {number[][] | null} [path] where it goes, when that is known */
export const press = (on, option, path = null) => {
  if (!open(option)) return on.send(option.command);
  if (path && !option.targets?.candidates.length && !option.choices && !option.picks) return on.send(fill(option, { path }));
  const { count = 0, candidates = [] } = option.targets ?? {};
  const targets = candidates.length && candidates.length <= count ? candidates : [];
  const choices = Object.fromEntries(Object.entries(option.choices ?? {}).map(([id, [least]]) => [id, (id === "turns" && option.work?.of) || least]));
  const picks = Object.fromEntries((option.picks ?? []).map(({ key, choices: [first] }) => [key, first?.id]));
  on.ui({ draft: { key: keyOf(option.command), targets, path, choices, picks } });
};

/** Whether it is a target at all. @param {State} state @param {On} on @param {string} id */
export const toggleTarget = (state, on, id) => {
  const option = drafted(state);
  const count = option?.targets?.count ?? 1;
  if (!option?.targets?.candidates.includes(id)) return false;
  const { draft } = state.ui;
  const chosen = draft.targets.includes(id) ? draft.targets.filter((/** @type {string} */ one) => one !== id) : [...draft.targets, id];
  on.ui({ draft: { ...draft, targets: chosen.slice(-count) } });
  return true;
};

/** Whether these choices can be paid together. @param {Option} option @param {Record<string, number>} choices */
export const payable = ({ together }, choices) => !together || together.some((one) => Object.entries(one).every(([id, amount]) => choices[id] === amount));

/** Whether nothing is missing any more. @param {State} state @param {Option} option */
export const isFilled = ({ ui: { draft } }, option) =>
  (!option.targets?.candidates.length || draft.targets.length >= (option.targets.least ?? 1)) && (!option.squares?.length || !!draft.path);

/** The command as far as it is filled, once it can be sent. @param {State} state */
export const filled = (state) => {
  const option = drafted(state);
  return option && isFilled(state, option) ? fill(option, state.ui.draft) : null;
};
