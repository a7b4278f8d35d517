// @ts-check
// What is to be written at the table of what the room says. Pure.
import { sameCell } from "./grid.js";

/** @typedef {import("./facts.js").Sighting} Sighting */
/** @typedef {{ref: string, name: string, initiative: number | null, hp: number | null, at: [number, number] | null, hidden: boolean, defeated: boolean, down: boolean}} Mirrored */

const OPTIONAL = /** @type {const} */ (["initiative", "hp", "hidden", "defeated"]);

/**
 * What the table should have of a combatant and does not. What was changed at the table and not told yet is left alone; places always
 * follow the room, the rest only with `back`.
 * @param {Mirrored} ours @param {Sighting} here @param {Sighting | undefined} told @param {{back: boolean, moving: boolean}} how
 */
export const wanted = (ours, here, told, { back, moving }) => {
  /** @type {Record<string, any>} */
  const found = {};
  const waits = (/** @type {string} */ key) => !!told && JSON.stringify(/** @type {any} */ (told)[key]) !== JSON.stringify(/** @type {any} */ (here)[key]);
  for (const key of back ? OPTIONAL : []) {
    if (here[key] !== undefined && ours[key] !== null && ours[key] !== here[key] && !waits(key)) found[key] = ours[key];
  }
  if (back && here.initiative === undefined && ours.initiative !== null && !waits("initiative")) found.initiative = ours.initiative;
  const placed = here.at !== undefined && ours.at;
  if (placed && !sameCell(ours.at, here.at) && (moving || !waits("at"))) found.at = ours.at;
  return found;
};
