// @ts-check
// Turns that began at the table and the room has not heard of: of two that are passed at once each is told. Pure.

/** @typedef {{fight: boolean, turn: string | null}} Head */

/** @typedef {{round: number, turn: number | null, combatantId: string | null}} Moment */

/** Whether a fight went on from one moment to the next. @param {Moment | null} prior @param {Moment} now */
export const forwards = (prior, now) => now.round > (prior?.round ?? 0) || (now.round === prior?.round && (now.turn ?? -1) > (prior.turn ?? -1));

export const turns = () => {
  /** @type {string[]} */
  let waiting = [];
  return {
    /** Somebody's turn began; nothing: it was gone back, or the room knows. @param {string | undefined} ref */
    began(ref) {
      waiting = ref === undefined ? [] : [...waiting, ref];
    },
    /** The turn to tell of next, in the place of the one that it is by now. @template {Head} H @param {H} head @param {string | null} known @returns {H} */
    next(head, known) {
      while (waiting.length && waiting[0] === known) waiting.shift();
      return head.fight && waiting.length ? { ...head, turn: waiting[0] } : head;
    },
    /** The room has heard of this turn; after one that it refuses the others mean nothing. @param {string} ref @param {boolean} taken */
    told(ref, taken) {
      waiting = taken && waiting[0] === ref ? waiting.slice(1) : [];
    },
  };
};
