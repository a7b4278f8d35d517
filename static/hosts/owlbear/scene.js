// @ts-check
// The open scene, as it changes: its grid, its items, and which part of it is the room's board.
import { frameFor } from "./items.js";

/** @typedef {import("./items.js").Frame} Frame @typedef {{items: any[], dpi: number, type: string, frame: Frame}} Scene */

const FRAME = "app.offturn/frame";

/** @param {any} said @returns {Frame | null} */
const frameIn = (said) => {
  const { x, y, width, height } = said ?? {};
  const whole = [x, y, width, height].every((one) => Number.isInteger(one) && Math.abs(one) < 1e6);
  return whole && width >= 1 && height >= 1 && width <= 100 && height <= 100 ? { x, y, width, height } : null;
};

/** Calls `see` with every change of the open scene, or with nothing while none is open. The frame is kept in the scene, so that another
 * GM's page finds the same one. @param {import("./host.js").Host} host @param {(scene: Scene | null) => void} see */
export const watchScene = async ({ obr }, see) => {
  const { scene } = obr;
  /** @type {Scene | null} */
  let now = null;
  const show = (/** @type {any[]} */ items) => {
    if (!now) return;
    const frame = frameFor(items, now.dpi, now.frame);
    if (frame !== now.frame) scene.setMetadata({ [FRAME]: frame });
    now = { ...now, items, frame };
    see(now);
  };
  const open = async (/** @type {boolean} */ ready) => {
    now = null;
    if (!ready) return see(null);
    const [items, dpi, type, metadata] = await Promise.all([scene.items.getItems(), scene.grid.getDpi(), scene.grid.getType(), scene.getMetadata()]);
    const known = frameIn(metadata[FRAME]);
    const frame = frameFor(items, dpi, known);
    if (frame !== known) scene.setMetadata({ [FRAME]: frame });
    now = { items, dpi, type, frame };
    see(now);
  };
  scene.onReadyChange(open);
  scene.items.onChange(show);
  scene.grid.onChange(() => open(true));
  await open(await scene.isReady());
};
