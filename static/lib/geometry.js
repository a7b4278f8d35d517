// @ts-check
// Where squares and hexes lie on the drawn board; a cell is one unit wide, columns and rows count from 1.

const ROW = Math.sqrt(3) / 2;

/** Centre of a cell. @param {{grid: string}} board @param {number} x @param {number} y @returns {[number, number]} */
export const centre = ({ grid }, x, y) =>
  grid === "hex" ? [x - 0.5 + (y % 2 ? 0 : 0.5), (y - 1) * ROW + 1 / Math.sqrt(3)] : [x - 0.5, y - 0.5];

/** @param {{grid: string, width: number, height: number}} board @returns {[number, number]} */
export const extent = ({ grid, width, height }) =>
  grid === "hex" ? [width + 0.5, (height - 1) * ROW + 2 / Math.sqrt(3)] : [width, height];

/** The cell at a point, or nothing. @param {any} board @param {number} px @param {number} py @returns {[number, number] | null} */
export const cellAt = (board, px, py) => {
  const hex = board.grid === "hex";
  const guess = hex ? Math.round((py - 1 / Math.sqrt(3)) / ROW) + 1 : Math.floor(py) + 1;
  let best = null;
  let least = Infinity;
  for (const y of hex ? [guess - 1, guess, guess + 1] : [guess]) {
    const x = Math.floor(px - (hex && y % 2 === 0 ? 0.5 : 0)) + 1;
    const [cx, cy] = centre(board, x, y);
    const far = (cx - px) ** 2 + (cy - py) ** 2;
    if (far >= least || x < 1 || y < 1 || x > board.width || y > board.height) continue;
    [best, least] = [[x, y], far];
  }
  return /** @type {[number, number] | null} */ (best);
};

/** Corner points of a cell, for an SVG polygon. @param {any} board @param {number} x @param {number} y */
export const outline = (board, x, y) => {
  const [cx, cy] = centre(board, x, y);
  const corners = board.grid === "hex" ? HEX : SQUARE;
  return corners.map(([dx, dy]) => `${round(cx + dx)},${round(cy + dy)}`).join(" ");
};

const SQUARE = [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]];
const HEX = [0, 1, 2, 3, 4, 5].map((n) => {
  const turn = (Math.PI / 3) * n + Math.PI / 6;
  return [Math.cos(turn) / Math.sqrt(3), Math.sin(turn) / Math.sqrt(3)];
});

/** @param {number} one */
const round = (one) => Math.round(one * 1000) / 1000;

/** @param {number[][] | undefined} squares @param {number} x @param {number} y */
export const includes = (squares, x, y) => (squares ?? []).some(([sx, sy]) => sx === x && sy === y);

/** A column and row of hexes as two axes at an angle. @param {number} x @param {number} y */
const slanted = (x, y) => [x - (y - 1 - ((y - 1) & 1)) / 2, y];

/** Cells from one to another, as the room's rules count diagonals. @param {any} board @param {number[]} one @param {number[]} two */
export const cellsBetween = ({ grid, diagonal }, one, two) => {
  const [[x1, y1], [x2, y2]] = grid === "hex" ? [slanted(one[0], one[1]), slanted(two[0], two[1])] : [one, two];
  const [dx, dy] = [Math.abs(x1 - x2), Math.abs(y1 - y2)];
  if (grid === "hex") return (dx + dy + Math.abs(x1 - x2 + y1 - y2)) / 2;
  return Math.max(dx, dy) + (diagonal === "alternating" ? Math.floor(Math.min(dx, dy) / 2) : 0);
};

/** The cells that a token stands on. @param {{x: number, y: number, size?: number}} token @returns {number[][]} */
const footprint = ({ x, y, size = 1 }) => Array.from({ length: size * size }, (_, n) => [x + (n % size), y + Math.floor(n / size)]);

/** Every cell that any of these tokens threatens and does not stand on. @param {any} board @param {any[]} tokens @returns {number[][]} */
export const threatened = (board, tokens) => {
  const found = new Map();
  for (const token of tokens) {
    const own = footprint(token);
    const { threat = 0, size = 1 } = token;
    for (let y = Math.max(1, token.y - threat); y <= Math.min(board.height, token.y + size - 1 + threat); y += 1) {
      for (let x = Math.max(1, token.x - threat); x <= Math.min(board.width, token.x + size - 1 + threat); x += 1) {
        const far = Math.min(...own.map((cell) => cellsBetween(board, cell, [x, y])));
        if (far > 0 && far <= threat) found.set(`${x},${y}`, [x, y]);
      }
    }
  }
  return [...found.values()];
};
