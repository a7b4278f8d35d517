// @ts-check
// The room's clock as this device sees it: the only place that asks the device for the time.

export const deviceNow = () => Date.now();

const FRESH_MS = 30_000;

/** The offset is kept inside what each round trip proves; a paused room's clock stands still. */
export const createClock = (device = deviceNow) => {
  let offset = 0;
  let known = false;
  let best = Infinity;
  let bestAt = 0;
  /** @type {number | null} */
  let held = null;
  return {
    /** Any message's `now` is at most the room's clock at this moment. @param {number} now */
    heard(now) {
      const least = now - device();
      if (known && least <= offset) return;
      offset = least;
      known = true;
    },
    /** @param {number} c what we sent @param {number} now what the room answered */
    pong(c, now) {
      const got = device();
      const trip = got - c;
      if (trip < 0) return;
      const middle = now + trip / 2 - got;
      const wrong = Math.abs(middle - offset) > trip / 2;
      if (known && !wrong && trip > best && got - bestAt < FRESH_MS) return;
      [offset, known, best, bestAt] = [middle, true, trip, got];
    },
    /** @param {number | null} at the instant at which the room was paused, or nothing */
    hold(at) {
      if (held !== null && at === null) [known, best] = [false, Infinity];
      held = at;
    },
    at: () => held ?? device() + offset,
  };
};

/** The clock of the one room that this page shows. */
export const clock = createClock();

/** Whole seconds left, never below nought. @param {number | null} until @param {number} now */
export const secondsLeft = (until, now) => (until === null ? null : Math.max(0, Math.ceil((until - now) / 1000)));
