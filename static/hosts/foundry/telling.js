// @ts-check
// What is to be told to the room: the differences between what it was told and what is. Pure.

/** @typedef {import("./facts.js").Sighting} Sighting */
/** @typedef {Partial<Sighting> & {ref: string, creature?: object}} Part */

/** A frame of the wire holds 16 KiB; a part of one is at most this long, in characters of JSON. */
export const MOST = 5000;
/** So many combatants go into a frame. */
const MANY = 40;

/** What of a combatant differs from what was told. @param {Sighting | undefined} told @param {Sighting} now @param {boolean} moving where its place is not ours to tell
 * @returns {Part | null} */
export const changed = (told, now, moving) => {
  const part = Object.entries(now).filter(([key, value]) => {
    if (key === "ref" || (key === "at" && moving)) return false;
    return !told || JSON.stringify(/** @type {any} */ (told)[key]) !== JSON.stringify(value);
  });
  return part.length ? /** @type {Part} */ ({ ref: now.ref, ...Object.fromEntries(part) }) : null;
};

/** The next combatants to tell of, as many as a frame takes. @param {Map<string, Sighting>} told @param {Iterable<Sighting>} now @param {(ref: string) => boolean} moving
 * @param {(ref: string) => object | null} [creature] what its sheet became, for a newcomer */
export const nextParts = (told, now, moving, creature = () => null) => {
  /** @type {Part[]} */
  const parts = [];
  let length = 0;
  for (const one of now) {
    const part = changed(told.get(one.ref), one, moving(one.ref));
    if (!part) continue;
    const made = told.has(one.ref) ? null : creature(one.ref);
    const full = made && JSON.stringify(made).length <= MOST ? { ...part, creature: made } : part;
    const size = JSON.stringify(full).length;
    if (parts.length && (length + size > MOST || parts.length >= MANY)) return { parts, more: true };
    parts.push(full);
    length += size;
  }
  return { parts, more: false };
};

/** Whom the room knows of this table and who is not in its fight any more. Characters stay: their players sit in the room.
 * @param {Map<string, Sighting>} told @param {Map<string, unknown>} now @param {Set<string>} left those who were taken out one by one */
export const gone = (told, now, left) => [...told.values()].filter(({ ref, kind }) => !now.has(ref) && (kind !== "pc" || left.has(ref))).map(({ ref }) => ref);

/** The fight's head where it has changed; that there is none is told only after there was one. @param {{fight: boolean | null, turn: string | null}} told @param {{fight: boolean, turn: string | null}} now */
export const headChanged = (told, now) => ({
  ...(!!told.fight === now.fight ? {} : { fight: now.fight }),
  ...(now.fight && now.turn && told.turn !== now.turn ? { turn: now.turn } : {}),
});

/** Whether somebody here has just gone on in the fight, and the room does not know yet. @param {{fight: boolean | null, turn: string | null}} told @param {{fight: boolean, turn: string | null}} now */
export const goesOn = (told, now) => told.fight !== null && (told.turn !== now.turn || told.fight !== now.fight);
