// @ts-check
// What a combatant of Foundry is, in the words of the wire. Pure: it reads what it is given.
import { cellOf } from "./grid.js";

/** @typedef {import("./grid.js").Frame} Frame @typedef {import("./grid.js").Cell} Cell */
/** @typedef {{path: string, up: boolean}} Health where hit points are in an actor's data; `up`: they are wounds taken */
/** @typedef {{ref: string, name: string, kind: string, side: string, size: number, initiative?: number, hp?: number, hp_max?: number,
 *   at?: Cell | null, hidden: boolean, defeated: boolean}} Sighting */

const SIDES = new Map([[1, "party"], [0, "others"], [-1, "foes"], [-2, "foes"]]);
const HAZARDS = ["hazard", "trap", "vehicle"];
/** Where wounds are counted up. */
const WOUNDS = new Map([["wrath-and-glory", "combat.wounds"]]);

/** @param {any} value @param {string} path */
export const read = (value, path) => path.split(".").reduce((one, key) => (one === null || one === undefined ? undefined : one[key]), value);

/** Where this table's hit points are. @param {{system: string, primary?: string | null, chosen?: string}} table @returns {Health | null} */
export const healthAt = ({ system, primary, chosen }) => {
  const path = chosen?.trim() || WOUNDS.get(system) || primary;
  return path ? { path, up: path === WOUNDS.get(system) } : null;
};

/** @param {unknown} value */
const whole = (value) => (typeof value === "number" && Number.isFinite(value) ? Math.floor(value) : undefined);

/** @param {any} actor @param {Health | null} health @returns {{hp?: number, hp_max?: number}} */
export const hitPoints = (actor, health) => {
  const bar = health && read(actor?.system, health.path);
  const [value, max] = [whole(bar?.value), whole(bar?.max)];
  if (value === undefined) return {};
  const most = max !== undefined && max > 0 ? { hp_max: max } : {};
  if (!health?.up) return { hp: value, ...most };
  return max === undefined ? {} : { hp: max - value, ...most };
};

/** What to write into an actor so that it has these hit points. @param {any} actor @param {Health} health @param {number} hp */
export const withHitPoints = (actor, health, hp) => {
  const max = whole(read(actor?.system, `${health.path}.max`)) ?? 0;
  return { [`system.${health.path}.value`]: health.up ? max - hp : hp };
};

/** The same creature has the same name in every fight: its actor's where there is one of it, else its token's. @param {any} combatant */
export const refOf = (combatant) => {
  const { token, actorId, tokenId, id } = combatant;
  if (actorId && (token?.actorLink || !tokenId)) return `actor.${actorId}`;
  return tokenId ? `token.${tokenId}` : `combatant.${id}`;
};

/** @param {any} actor */
const kindOf = (actor) => (HAZARDS.includes(actor?.type) ? "hazard" : actor?.hasPlayerOwner || actor?.type === "character" ? "pc" : "npc");

/** Where a token is and how wide: while it is drawn on its way there, its document says where it is drawn. @param {any} token @returns {{x: number, y: number, width?: number}} */
export const standsAt = (token) => token._source ?? token;

/** @param {any} combatant @param {{scene: string | null, frame: Frame | null, health: Health | null}} table @returns {Sighting} */
export const sighting = (combatant, { scene, frame, health }) => {
  const { actor, token } = combatant;
  const initiative = whole(combatant.initiative);
  const here = token && frame && token.parent?.id === scene;
  const name = String(combatant.name || token?.name || actor?.name || "?").trim().slice(0, 200) || "?";
  return {
    ref: refOf(combatant),
    name,
    kind: kindOf(actor),
    side: SIDES.get(token?.disposition) ?? (kindOf(actor) === "pc" ? "party" : "foes"),
    size: Math.min(6, Math.max(1, Math.round((token && standsAt(token).width) ?? 1))),
    hidden: !!(combatant.hidden || token?.hidden),
    defeated: !!combatant.isDefeated || !!combatant.defeated,
    ...(initiative === undefined ? {} : { initiative }),
    ...hitPoints(actor, health),
    ...(here ? { at: cellOf(standsAt(token), frame) } : {}),
  };
};

/** All of a fight; of two with one name the later is its combatant's. @param {Iterable<any>} combatants @param {Parameters<typeof sighting>[1]} table */
export const sightings = (combatants, table) => {
  /** @type {Map<string, {combatant: any, seen: Sighting}>} */
  const found = new Map();
  for (const combatant of combatants) {
    const seen = sighting(combatant, table);
    const ref = found.has(seen.ref) ? `combatant.${combatant.id}` : seen.ref;
    found.set(ref, { combatant, seen: { ...seen, ref } });
  }
  return found;
};
