// @ts-check
// What other extensions keep on a token, where it is known how: initiative and hit points. Read only. Pure.

/** Trackers of initiative; their `count` is text or a number. */
const TRACKERS = ["rodeo.owlbear.initiative-tracker/metadata", "com.pretty-initiative/metadata"];
const BUBBLES = "com.owlbear-rodeo-bubbles-extension/metadata";
const MOST = 1e6;

/** @param {unknown} said */
const number = (said) => {
  const value = typeof said === "number" || (typeof said === "string" && said.trim()) ? Math.floor(Number(said)) : NaN;
  return Math.abs(value) <= MOST ? value : undefined;
};

/** @param {any} item @returns {{initiative?: number, hp?: number, most?: number}} */
export const numbersOf = ({ metadata = {} }) => {
  const initiative = TRACKERS.map((key) => number(metadata[key]?.count)).find((one) => one !== undefined);
  const bubbles = metadata[BUBBLES];
  const [hp, most] = [number(bubbles?.health), number(bubbles?.["max health"])];
  return {
    ...(initiative === undefined ? {} : { initiative }),
    ...(hp === undefined ? {} : { hp }),
    ...(most !== undefined && most > 0 ? { most } : {}),
  };
};
