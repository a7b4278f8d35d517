// @ts-check
// What of a scene counts: tokens that stand for combatants, their names, and the cells they stand on. Pure.

/** @typedef {{x: number, y: number, width: number, height: number}} Frame the part of Owlbear's endless grid that is our board, in cells
 * @typedef {[number, number]} Cell column and row, from 1 */

export const LINK = "app.offturn/combatant";
const LAYERS = ["CHARACTER", "MOUNT"];
const MOST = 100;
const MARGIN = 6;

/** @param {any[]} items */
export const tokensOf = (items) => items.filter((one) => one.type === "IMAGE" && LAYERS.includes(one.layer) && !one.attachedTo);

/** What the table calls a token. @param {any} item */
export const labelOf = (item) => String(item.text?.plainText || item.name || "").replace(/\s+/g, " ").trim();

/** Where an image lies, unrotated, in cells of the scene. @param {any} item @param {number} dpi */
const boxOf = (item, dpi) => {
  const [sx, sy] = [Math.abs(item.scale.x) / item.grid.dpi, Math.abs(item.scale.y) / item.grid.dpi];
  const x = item.position.x / dpi - item.grid.offset.x * sx;
  const y = item.position.y / dpi - item.grid.offset.y * sy;
  return { x, y, width: item.image.width * sx, height: item.image.height * sy };
};

/** How many cells wide a token is. @param {any} item */
export const sizeOf = (item) => Math.max(1, Math.min(6, Math.round((item.image.width * Math.abs(item.scale.x)) / item.grid.dpi)));

/** The upper left cell of a token on Owlbear's own grid, from 0. @param {any} item @param {number} dpi @returns {Cell} */
const cornerOf = (item, dpi) => {
  const { x, y, width, height } = boxOf(item, dpi);
  const size = sizeOf(item);
  return [Math.round(x + (width - size) / 2), Math.round(y + (height - size) / 2)];
};

/** Where a token stands on our board; nothing outside of it. @param {any} item @param {number} dpi @param {Frame} frame @returns {Cell | null} */
export const cellOf = (item, dpi, frame) => {
  const [x, y] = cornerOf(item, dpi);
  const [column, row] = [x - frame.x + 1, y - frame.y + 1];
  const last = sizeOf(item) - 1;
  return column >= 1 && row >= 1 && column + last <= frame.width && row + last <= frame.height ? [column, row] : null;
};

/** Where a token has to be put to stand on a cell. @param {any} item @param {number} dpi @param {Frame} frame @param {Cell} cell */
export const positionFor = (item, dpi, frame, [column, row]) => {
  const [x, y] = cornerOf(item, dpi);
  return { x: item.position.x + (column - 1 + frame.x - x) * dpi, y: item.position.y + (row - 1 + frame.y - y) * dpi };
};

/** The frame that holds the map and every token that is seen, and what was in it before; at most 100 by 100.
 * @param {any[]} items @param {number} dpi @param {Frame | null} before @returns {Frame} */
export const frameFor = (items, dpi, before) => {
  const maps = items.filter((one) => one.type === "IMAGE" && one.layer === "MAP").map((one) => boxOf(one, dpi));
  const tokens = tokensOf(items).filter((one) => one.visible).map((one) => ({ corner: cornerOf(one, dpi), size: sizeOf(one) }));
  const inside = before && tokens.every(({ corner: [x, y], size }) =>
    x >= before.x && y >= before.y && x + size <= before.x + before.width && y + size <= before.y + before.height);
  if (inside) return before;
  const margin = maps.length || before ? 0 : MARGIN;
  const boxes = [
    ...(before ? [before] : maps.map((one) => ({ x: Math.floor(one.x), y: Math.floor(one.y), width: Math.ceil(one.width), height: Math.ceil(one.height) }))),
    ...tokens.map(({ corner: [x, y], size }) => ({ x: x - margin, y: y - margin, width: size + 2 * margin, height: size + 2 * margin })),
  ];
  if (!boxes.length) return { x: 0, y: 0, width: 20, height: 20 };
  const [left, top] = [Math.min(...boxes.map((one) => one.x)), Math.min(...boxes.map((one) => one.y))];
  const width = Math.max(...boxes.map((one) => one.x + one.width)) - left;
  const height = Math.max(...boxes.map((one) => one.y + one.height)) - top;
  return { x: left, y: top, width: Math.min(MOST, width), height: Math.min(MOST, height) };
};

/** Which token stands for which combatant: what was linked, else the one of its name.
 * @param {any[]} items @param {{id: string, name: string}[]} rows @returns {Map<string, any>} combatant to item */
export const linked = (items, rows) => {
  const tokens = tokensOf(items);
  const found = new Map();
  for (const one of tokens) {
    const id = one.metadata?.[LINK];
    if (rows.some((row) => row.id === id) && !found.has(id)) found.set(id, one);
  }
  const free = tokens.filter((one) => ![...found.values()].includes(one));
  const word = (/** @type {string} */ name) => name.toLocaleLowerCase();
  for (const row of rows.filter((one) => !found.has(one.id))) {
    const same = free.filter((one) => word(labelOf(one)) === word(row.name));
    const namesakes = rows.filter((one) => word(one.name) === word(row.name));
    if (same.length === 1 && namesakes.length === 1) found.set(row.id, same[0]);
  }
  return found;
};

/** Where each linked combatant stands, as far as players may see it in the scene: nothing of what is invisible.
 * @param {Map<string, any>} links @param {number} dpi @param {Frame} frame @returns {Map<string, Cell | null>} */
export const standing = (links, dpi, frame) => new Map([...links].map(([id, one]) => [id, one.visible ? cellOf(one, dpi, frame) : null]));
