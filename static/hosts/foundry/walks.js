// @ts-check
// Tokens that are moved in their turn: held, told to the room as a way, and put where the rules have them.
import { randomId } from "../../lib/session.js";
import { refusal, t } from "../../lib/text.js";
import { wayOf } from "./grid.js";
import { mover, tell, write } from "./world.js";

/** A token that was moved step by step has come to rest when it stood this long. */
const REST_MS = 400;

/** @typedef {import("./grid.js").Cell} Cell @typedef {{x: number, y: number}} Point */
/** @typedef {{ref: string, points: Point[], timer: any}} Resting */

/**
 * `rules`: whether the rules say where this one goes; `placeOf`: where the room has it; `frame` sends; `then`: does it when it is its turn;
 * `ended`: the room says that a move is over, and where, if it has been made.
 * @param {{rules: (ref: string) => boolean, placeOf: (ref: string) => Cell | null, frame: (message: object) => void, then: (job: () => Promise<void>) => void,
 *   ended: (ref: string, at: Cell | null) => void}} bridge
 */
export const walks = ({ rules, placeOf, frame, then, ended }) => {
  /** Ways that the room is looking at. @type {Map<string, {ref: string, name: string}>} */
  const under = new Map();
  /** Tokens that were moved, and have not rested yet. @type {Map<string, Resting>} */
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
    const { ref, points } = /** @type {Resting} */ (resting.get(token.id));
    const from = placeOf(ref);
    const one = mover(token);
    const way = one && from && wayOf(points, from, one.frame);
    if (from) await write(ref, { at: from });
    resting.delete(token.id);
    if (one && way && rules(ref) && !walking(ref)) ask(ref, one.seen.name, way);
  };
  const restless = (/** @type {string} */ ref) => [...resting.values()].some((one) => one.ref === ref);
  return {
    walking,
    resting: restless,
    /** Whether its place is not the table's to tell. @param {string} ref */
    moving: (ref) => walking(ref) || restless(ref),
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
      const kept = resting.get(token.id) ?? (one && placeOf(one.ref) ? { ref: one.ref, points: [], timer: 0 } : null);
      if (!kept) return;
      kept.points.push(...points);
      clearTimeout(kept.timer);
      kept.timer = setTimeout(() => then(() => rest(token)), REST_MS);
      resting.set(token.id, kept);
    },
    /** @param {any} message of the room */
    take(message) {
      const one = under.get(message.re);
      if (!one || !["no", "moved"].includes(message.t)) return;
      under.delete(message.re);
      if (message.t === "no") tell("warn", t("foundry-move-refused", { who: one.name, why: refusal(message.reason, message.params) }));
      else if (message.stopped) tell("info", t("foundry-stopped", { who: one.name }));
      ended(one.ref, message.t === "moved" ? message.at : placeOf(one.ref));
    },
    forget() {
      under.clear();
    },
  };
};
