// @ts-check
// Keeps two boards alike: what moved in the scene is told to the room, what the rules moved is put there in the scene. Pure but for its timer.

/** @typedef {[number, number] | null} Place */

/** A token has come to rest when it stood this long. */
export const REST_MS = 250;
/** No two messages to the room come closer than this. */
export const APART_MS = 250;

/** @param {Place | undefined} one @param {Place | undefined} two */
const same = (one, two) => JSON.stringify(one ?? null) === JSON.stringify(two ?? null);

/**
 * `tell` sends what changed to the room, unless it cannot (`can`); `put` moves tokens of the scene. Both get combatant to place.
 * @param {{can: () => boolean, tell: (moved: Record<string, Place>) => void, put: (moved: Record<string, [number, number]>) => void,
 *   now: () => number, later: (work: () => void, ms: number) => void}} sides
 */
export const follow = ({ can, tell, put, now, later }) => {
  /** Where each stands in the scene, and since when. @type {Map<string, {place: Place, since: number}>} */
  const scene = new Map();
  /** Where the room has it. @type {Map<string, Place>} */
  let room = new Map();
  /** What was told and not yet answered. @type {Map<string, Place>} */
  const told = new Map();
  let last = -Infinity;
  let waiting = false;

  const settle = () => {
    waiting = false;
    if (!can()) return;
    const at = now();
    /** @type {Record<string, Place>} */
    const moved = {};
    let next = Infinity;
    for (const [id, { place, since }] of scene) {
      if (told.has(id) || same(place, room.get(id))) continue;
      const due = Math.max(since + REST_MS, last + APART_MS);
      if (due <= at) moved[id] = place;
      else next = Math.min(next, due);
    }
    if (Object.keys(moved).length) {
      last = at;
      for (const [id, place] of Object.entries(moved)) told.set(id, place);
      tell(moved);
    }
    if (next < Infinity) wait(next - at);
  };
  const wait = (/** @type {number} */ ms) => {
    if (waiting) return;
    waiting = true;
    later(settle, ms);
  };
  /** Tokens go where the room has them. @param {string[]} ids */
  const back = (ids) => {
    /** @type {Record<string, [number, number]>} */
    const moved = {};
    for (const id of ids) {
      const [here, there] = [scene.get(id), room.get(id)];
      if (!here || !here.place || !there || same(here.place, there)) continue;
      moved[id] = there;
      scene.set(id, { place: there, since: now() });
    }
    if (Object.keys(moved).length) put(moved);
  };
  return {
    /** The scene as it is now. @param {Map<string, Place>} places */
    sawScene(places) {
      for (const [id, place] of places) {
        const before = scene.get(id);
        if (!before || !same(before.place, place)) scene.set(id, { place, since: before ? now() : -Infinity });
      }
      for (const id of scene.keys()) if (!places.has(id)) scene.delete(id);
      settle();
    },
    /** The room's board as it is now. @param {Map<string, Place>} places */
    sawRoom(places) {
      const before = room;
      room = places;
      const changed = [...places.keys()].filter((id) => before.has(id) && !same(before.get(id), places.get(id)));
      back(changed.filter((id) => !told.has(id) && !moving(id)));
      settle();
    },
    /** What was told of these is settled: taken as it was, in part or not at all; the room's board says which. @param {Iterable<string>} [ids] all */
    answered(ids = [...told.keys()]) {
      const rested = [...ids].filter((id) => told.has(id) && same(scene.get(id)?.place, told.get(id)));
      for (const id of ids) told.delete(id);
      back(rested);
      settle();
    },
  };
  /** Whether somebody is dragging it. @param {string} id */
  function moving(id) {
    const here = scene.get(id);
    return !!here && now() - here.since < REST_MS;
  }
};
