// @ts-check
// New orders: one of a list moves before another, or to the end.

/** @param {string[]} ids @param {string} from @param {string | null} before */
export const moved = (ids, from, before) => {
  const rest = ids.filter((one) => one !== from);
  const at = before === null ? rest.length : rest.indexOf(before);
  return [...rest.slice(0, at), from, ...rest.slice(at)];
};
