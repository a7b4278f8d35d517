// @ts-check
// What comes anew, made of what was there: `===` then tells whether anything changed.

/** @param {any[]} before @param {any[]} after */
const keptList = (before, after) => {
  const known = new Map(before.map((one) => [one?.id, one]));
  const next = after.map((one, n) => kept(one?.id === undefined ? before[n] : known.get(one.id), one));
  return next.length === before.length && next.every((one, n) => one === before[n]) ? before : next;
};

/** @param {Record<string, any>} before @param {Record<string, any>} after */
const keptFields = (before, after) => {
  const names = Object.keys(after);
  const next = Object.fromEntries(names.map((name) => [name, kept(before[name], after[name])]));
  const same = names.length === Object.keys(before).length && names.every((name) => Object.hasOwn(before, name) && next[name] === before[name]);
  return same ? before : next;
};

/** The newer of two values of JSON, with every part of the older one that it equals.
 * @param {any} before @param {any} after @returns {any} */
export const kept = (before, after) => {
  if (before === after || before === null || after === null || typeof before !== "object" || typeof after !== "object") return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  return Array.isArray(after) ? keptList(before, after) : keptFields(before, after);
};
