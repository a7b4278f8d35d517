// @ts-check
// Tokens that are moved in their turn: held, told to the room as a way, and put where the rules have them.
import { randomId } from "../../lib/session.js";
import { refusal, t } from "../../lib/text.js";
import { sameCell, wayOf } from "./grid.js";
import { fight, mover, tell, write } from "./world.js";

/** A token that was moved step by step has come to rest when it stood this long. */
const REST_MS = 400;

/** @typedef {import("./grid.js").Cell} Cell @typedef {{x: number, y: number}} Point */
/** @typedef {{ref: string, from: Cell, points: Point[], timer: any}} Resting */

/**
 * `rules`: whether the rules say where this one goes; `placeOf`: where the room has it; `frame` sends; `look`: a place may be told now.
 * @param {{rules: (ref: string) => boolean, placeOf: (ref: string) => Cell | null, frame: (message: object) => void, look: () => void}} bridge
 */
export const walks = ({ rules, placeOf, frame, look }) => {
  /** Ways that the room is looking at. @type {Map<string, {ref: string, name: string}>} */
  const under = new Map();
  /** Where tokens were before they were moved. @type {Map<string, Resting>} */
  const resting = new Map();
  let freely = false;
  for (const type of ["keydown", "keyup", "pointerdown", "pointermove", "pointerup"]) {
    addEventListener(type, (event) => (freely = /** @type {any} */ (event).altKey), { capture: true, passive: true });
  }

  const walking = (/** @type {string} */ ref) => [...under.values()].some((one) => one.ref === ref);
  const ask = (/** @type {string} */ ref, /** @type {string} */ name, /** @type {Cell[]} */ path) => {
    const id = randomId();
    under.set(id, { ref, name });
    frame({ t: "move", id, ref, path });
  };
  /** The token whose move is the rules' business. @param {any} token */
  const bound = (token) => {
    const one = freely ? null : mover(token);
    return one && one.seen.at && rules(one.ref) ? one : null;
  };
  const rest = async (/** @type {any} */ token) => {
    const { ref, from, points } = /** @type {Resting} */ (resting.get(token.id));
    const one = mover(token);
    const way = one && wayOf(points, from, one.frame);
    await write(ref, { at: from });
    resting.delete(token.id);
    if (one && way && rules(ref) && !walking(ref)) ask(ref, one.seen.name, way);
    look();
  };
  return {
    walking,
    /** Whether its place is not the table's to tell. @param {string} ref */
    moving: (ref) => walking(ref) || [...resting.values()].some((one) => one.ref === ref),
    /** Before a move of this browser: true where it is held. @param {any} token @param {Point[]} points */
    hold(token, points) {
      const one = bound(token);
      if (!one || !one.seen.at) return false;
      const way = wayOf(points, one.seen.at, one.frame);
      if (walking(one.ref)) tell("warn", t("foundry-on-its-way", { who: one.seen.name }));
      else if (way) ask(one.ref, one.seen.name, way);
      else return false;
      return true;
    },
    /** After a move, of whomever: once it rests it goes back, and the way is told. @param {any} token @param {Point[]} points */
    moved(token, points) {
      const one = resting.has(token.id) ? null : bound(token);
      const from = one && placeOf(one.ref);
      const kept = resting.get(token.id) ?? (one && from ? { ref: one.ref, from, points: [], timer: 0 } : null);
      if (!kept) return;
      kept.points.push(...points);
      clearTimeout(kept.timer);
      kept.timer = setTimeout(() => rest(token), REST_MS);
      resting.set(token.id, kept);
    },
    /** @param {any} message of the room */
    take(message) {
      const one = under.get(message.re);
      if (!one || !["no", "moved"].includes(message.t)) return;
      under.delete(message.re);
      if (message.t === "no") tell("warn", t("foundry-move-refused", { who: one.name, why: refusal(message.reason, message.params) }));
      else if (message.stopped) tell("info", t("foundry-stopped", { who: one.name }));
      const at = message.t === "moved" ? message.at : null;
      if (at && !sameCell(at, fight()?.found.get(one.ref)?.seen.at)) write(one.ref, { at });
      look();
    },
    forget() {
      under.clear();
    },
  };
};
