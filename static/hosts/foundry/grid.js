// @ts-check
// Cells of a scene and its pixels: columns and rows from 1, where the scene without its padding begins.

/** @typedef {[number, number]} Cell @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, cell: number, width: number, height: number}} Frame */

/** The most cells that a board has to a side. */
export const MOST = 100;
const SQUARE = 1;

/** @param {number} pixels @param {number} cell */
const cells = (pixels, cell) => Math.min(MOST, Math.max(1, Math.round(pixels / cell)));

/** The board that a scene is, or nothing where its grid is none of squares. @param {any} scene @returns {Frame | null} */
export const frameOf = (scene) => {
  const dimensions = scene?.dimensions;
  const cell = dimensions?.size;
  if (scene?.grid?.type !== SQUARE || !(cell > 0)) return null;
  const { sceneX: x, sceneY: y, sceneWidth, sceneHeight } = dimensions;
  return { x, y, cell, width: cells(sceneWidth, cell), height: cells(sceneHeight, cell) };
};

/** The cell of a token's upper left corner, or nothing outside of the board. @param {Point} point @param {Frame} frame @returns {Cell | null} */
export const cellOf = ({ x, y }, frame) => {
  const column = Math.round((x - frame.x) / frame.cell) + 1;
  const row = Math.round((y - frame.y) / frame.cell) + 1;
  return column >= 1 && row >= 1 && column <= frame.width && row <= frame.height ? [column, row] : null;
};

/** @param {Cell} cell @param {Frame} frame @returns {Point} */
export const pointFor = ([column, row], frame) => ({ x: frame.x + (column - 1) * frame.cell, y: frame.y + (row - 1) * frame.cell });

/** @param {Cell | null | undefined} one @param {Cell | null | undefined} two */
export const sameCell = (one, two) => String(one ?? "") === String(two ?? "");

/** The cells of a way that begins on `from`; nothing where it leaves the board or goes nowhere. @param {Point[]} points @param {Cell} from @param {Frame} frame */
export const wayOf = (points, from, frame) => {
  /** @type {Cell[]} */
  const way = [];
  for (const point of points) {
    const cell = cellOf(point, frame);
    if (!cell) return null;
    if (!sameCell(cell, way.at(-1) ?? from)) way.push(cell);
  }
  return way.length && !sameCell(way.at(-1), from) ? way : null;
};
