// @ts-check
// The fight in Foundry: read as it is now, and changed where the room has it otherwise.
import { healthAt, sightings, withHitPoints } from "./facts.js";
import { vtt } from "./globals.js";
import { frameOf, pointFor } from "./grid.js";
import { plain } from "./plain.js";
import { setting } from "./settings.js";

/** @typedef {import("./facts.js").Sighting} Sighting */

/** Marks what this module moves. */
export const OURS = { offturn: true };

const health = () => {
  const { system } = vtt.game;
  return healthAt({ system: system.id, primary: system.primaryTokenAttribute, chosen: setting("health") });
};

/** The scene that is fought in. @param {any} combat */
const sceneOf = (combat) => combat?.scene ?? vtt.canvas?.scene ?? null;

/** The fight as it is now; nothing where there is none. */
export const fight = () => {
  const { combat } = vtt.game;
  if (!combat) return null;
  const scene = sceneOf(combat);
  const frame = frameOf(scene);
  const found = sightings(combat.combatants, { scene: scene?.id ?? null, frame, health: health() });
  const active = combat.started ? combat.combatant : null;
  const turn = [...found.values()].find(({ combatant }) => combatant.id === active?.id)?.seen.ref ?? null;
  return { combat, frame, found, head: { fight: !!combat.started, turn, round: combat.round ?? 0 } };
};

/** Whose token this is. @param {any} token @returns {{ref: string, frame: import("./grid.js").Frame, seen: Sighting} | null} */
export const mover = (token) => {
  const now = fight();
  const one = [...(now?.found.values() ?? [])].find(({ combatant }) => combatant.tokenId === token.id && combatant.token?.parent?.id === token.parent?.id);
  return now?.frame && one?.seen.at !== undefined ? { ref: one.seen.ref, frame: now.frame, seen: one.seen } : null;
};

/** An update that puts a token there: from V13 on walls stop scripts, too, unless they say that the rules have seen to it.
 * @param {string} id @param {import("./grid.js").Point} point @returns {[object, object]} */
const placing = (id, point) => {
  const movement = { method: "api", waypoints: [{ ...point, explicit: true, checkpoint: true }], autoRotate: false, showRuler: false, constrainOptions: { ignoreWalls: true, ignoreCost: true } };
  return [point, { ...OURS, animate: true, movement: { [id]: movement } }];
};

/** @param {string} ref @param {Record<string, any>} changes as `wanted` finds them */
export const write = async (ref, changes) => {
  const now = fight();
  const combatant = now?.found.get(ref)?.combatant;
  if (!now || !combatant) return;
  const { actor, token } = combatant;
  const { hp, at, ...own } = changes;
  const at_ = health();
  if (hp !== undefined && actor && at_) await actor.update(withHitPoints(actor, at_, hp), OURS);
  if (Object.keys(own).length) await combatant.update(own, OURS);
  if (own.hidden !== undefined && token) await token.update({ hidden: own.hidden }, OURS);
  if (at && token && now.frame) await token.update(...placing(token.id, pointFor(at, now.frame)));
};

/** Let the fight in Foundry be where the room's is. @param {{status: string, round: number, turn: string | null}} head */
export const follow = async ({ status, round, turn }) => {
  const now = fight();
  if (!now || status !== "running") return;
  if (!now.head.fight) await now.combat.startCombat();
  const place = now.combat.turns.findIndex((/** @type {any} */ one) => one.id === now.found.get(turn ?? "")?.combatant.id);
  if (place < 0 || (now.combat.turn === place && now.combat.round === round)) return;
  await now.combat.update({ turn: place, round }, { ...OURS, direction: 1 });
};

/** A creature as the server's importers read it, where there is more to it than its numbers. @param {string} ref */
export const sheetOf = (ref) => {
  const actor = fight()?.found.get(ref)?.combatant.actor;
  return actor?.items?.size ? { id: actor.id, sheet: JSON.stringify(actor.toObject()) } : null;
};

/** @param {"info" | "warn" | "error"} level @param {string} words @param {boolean} [stays] */
export const tell = (level, words, stays = false) => vtt.ui.notifications[level](`Offturn: ${plain(words)}`, { permanent: stays });

/** Whether this browser speaks for the table: the active GM's, so that exactly one does. */
export const speaks = () => !!vtt.game.user.isGM && !!vtt.game.users.activeGM?.isSelf;
