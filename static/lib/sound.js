// @ts-check
// Short notes, made on the device, once a gesture has allowed sound.

/** Hertz and start in seconds. @type {Record<string, [number, number][]>} */
const TUNES = {
  prompt: [[587, 0], [784, 0.16]],
  turn: [[440, 0]],
  next: [[523, 0]],
  late: [[988, 0], [988, 1], [988, 2]],
  judge: [[196, 0]],
};

/** @type {AudioContext | null} */
let context = null;

const allow = () => {
  context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
  context?.resume();
};

for (const gesture of ["pointerdown", "keydown"]) globalThis.addEventListener?.(gesture, allow, { passive: true });

/** @param {string} tune @param {number} volume from 0 to 1 */
export const play = (tune, volume) => {
  if (!context || context.state !== "running" || !volume) return;
  const short = tune === "late";
  for (const [pitch, after] of TUNES[tune]) {
    const from = context.currentTime + after;
    const until = from + (short ? 0.06 : 0.4);
    const note = new OscillatorNode(context, { type: short ? "sine" : "triangle", frequency: pitch });
    const loud = new GainNode(context, { gain: 0 });
    loud.gain.linearRampToValueAtTime(volume * (short ? 0.12 : 0.3), from + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, until);
    note.connect(loud).connect(context.destination);
    note.start(from);
    note.stop(until);
  }
};

/** @param {number[]} pattern */
export const buzz = (pattern) => {
  if ("vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
};
