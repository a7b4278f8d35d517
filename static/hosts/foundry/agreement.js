// @ts-check
// What the table has, what the room has, and what both had last: from these three follows whose news something is. Pure.
import { wanted } from "./writing.js";

/** @typedef {import("./facts.js").Sighting} Sighting @typedef {import("./writing.js").Mirrored} Mirrored @typedef {import("./grid.js").Cell} Cell */
/** @typedef {Map<string, {seen: Sighting}>} Found */
/** @typedef {{back: boolean, walking: (ref: string) => boolean, resting: (ref: string) => boolean}} How */

const same = (/** @type {unknown} */ one, /** @type {unknown} */ two) => JSON.stringify(one) === JSON.stringify(two);

export const agreement = () => {
  /** What both had last. @type {Map<string, Sighting>} */
  const told = new Map();
  /** What the room has, as far as it has said. @type {Map<string, Mirrored>} */
  const rooms = new Map();
  /** What was written last, and over what: a table that does not take it is not asked for ever. @type {Map<string, string>} */
  const tried = new Map();

  /** What is alike on both sides is no news of either. @param {Mirrored} ours @param {Sighting} here @param {boolean} back */
  const agree = (ours, here, back) => {
    const { ref } = here;
    const known = told.get(ref) ?? (back ? here : null);
    if (!known) return;
    const alike = Object.entries(here).filter(([key, value]) => key in ours && same(/** @type {any} */ (ours)[key], value));
    told.set(ref, { ...known, ...Object.fromEntries(alike) });
  };
  return {
    told,
    /** The room says how some are there. @param {{seen: Mirrored[], gone: string[]}} said */
    mirror({ seen, gone }) {
      for (const one of seen) rooms.set(one.ref, one);
      for (const ref of gone) rooms.delete(ref);
      tried.clear();
    },
    /** The room says where a move has ended; where the table put it meanwhile counts for nothing. @param {string} ref @param {Cell | null} at @param {Found | undefined} found */
    ended(ref, at, found) {
      const [ours, known, here] = [rooms.get(ref), told.get(ref), found?.get(ref)?.seen];
      if (ours) rooms.set(ref, { ...ours, at });
      if (known && here) told.set(ref, { ...known, at: here.at });
      tried.delete(ref);
    },
    /** The room has heard of these; what it refused stays there as it was. @param {Map<string, any>} heard @param {Record<string, unknown>} refused */
    heard(heard, refused) {
      for (const [ref, part] of heard) {
        told.set(ref, { ...told.get(ref), ...part });
        const ours = rooms.get(ref);
        if (ours && !refused[ref]) rooms.set(ref, { ...ours, ...part, down: ours.down && part.defeated !== false });
      }
    },
    /** @param {string} ref */
    lost(ref) {
      told.delete(ref);
      rooms.delete(ref);
    },
    /** Where the room has it. @param {string} ref @returns {Cell | null} */
    placeOf: (ref) => rooms.get(ref)?.at ?? told.get(ref)?.at ?? null,
    /** What the table should have otherwise, each once, until something changes. @param {Found} found @param {How} how @returns {Map<string, Record<string, any>>} */
    due(found, { back, walking, resting }) {
      const all = new Map();
      for (const [ref, row] of rooms) {
        const here = found.get(ref)?.seen;
        if (!here) continue;
        // A table marks its creatures as defeated when they are down; a character's hit points say it.
        const ours = { ...row, defeated: row.defeated || (row.down && here.kind !== "pc") };
        agree(ours, here, back);
        const { at, ...rest } = wanted(ours, here, told.get(ref), { back, moving: walking(ref) });
        const changes = at && !resting(ref) ? { ...rest, at } : rest;
        const mark = JSON.stringify([changes, here]);
        if (!Object.keys(changes).length || tried.get(ref) === mark) continue;
        tried.set(ref, mark);
        all.set(ref, changes);
      }
      return all;
    },
  };
};
