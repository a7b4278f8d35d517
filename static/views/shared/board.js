// @ts-check
// The board as SVG: ground, reachable squares, tokens. Pointers are handled by <board-drag> around it.
import { html, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { centre, extent, outline } from "../../lib/geometry.js";
import { t, wordsSince } from "../../lib/text.js";

/** @typedef {{squares?: number[][], chosen?: number[] | null, active?: string | null, selected?: string | null, marked?: string[], hover?: number[] | null, threats?: number[][], way?: number[][]}} Look */

const SHAPES = {
  party: svg`<circle r="0.42" />`,
  foes: svg`<path d="M0 -0.55 L0.55 0 L0 0.55 L-0.55 0 Z" />`,
  others: svg`<rect x="-0.38" y="-0.38" width="0.76" height="0.76" rx="0.06" />`,
};

/** Up to two letters and a number: enough to tell tokens apart. @param {string} name */
export const initials = (name) => {
  const words = name.split(/[\s\-·]+/).filter(Boolean);
  const digits = /(\d+)\s*$/.exec(name)?.[1] ?? "";
  const letters = words.filter((one) => !/^\d+$/.test(one)).map((one) => [...one][0]);
  return (digits ? letters[0] ?? "" : letters.slice(0, 2).join("")) + digits.slice(-2);
};

/** @param {any} board */
const lines = (board) => {
  const cells = [];
  for (let y = 1; y <= board.height; y += 1) for (let x = 1; x <= board.width; x += 1) cells.push(`M${outline(board, x, y).replace(/ /g, "L")}Z`);
  return svg`<path class="grid" d=${cells.join("")} />`;
};

/** @param {any} board @param {number[][]} cells @param {string} name */
const filled = (board, cells, name) => cells.map(([x, y]) => svg`<polygon class=${name} points=${outline(board, x, y)} />`);

/** Whether a name fits in this row: nobody stands there near enough to be covered. @param {any} board @param {any} token @param {number} row */
const free = (board, token, row) =>
  !board.tokens.some((/** @type {any} */ one) => row >= one.y && row < one.y + (one.size ?? 1) && Math.abs(one.x - token.x) < 2 + (one.size ?? 1));

/** @param {any} board @param {any} token @param {string} on its classes @param {number | null} named where its name stands */
const drawn = (board, token, on, named) => {
  const size = Math.max(1, token.size ?? 1);
  const [cx, cy] = centre(board, token.x, token.y);
  const shift = (size - 1) / 2;
  const label = initials(token.name);
  return svg`<g class="token side-${token.side} ${on}" data-token=${token.id} data-cell="${token.x},${token.y}"
    transform="translate(${cx + shift} ${cy + shift})" role="img" aria-label=${t("token-at", { name: token.name, x: token.x, y: token.y })}>
    <title>${token.name}</title>
    <g class="body" transform="scale(${size * 0.92})">
      <circle class="halo" r="0.62" />${SHAPES[/** @type {keyof SHAPES} */ (token.side)] ?? SHAPES.others}
      <text class=${[...label].length > 2 ? "small" : ""} dy="0.35em">${label}</text>
    </g>
    ${named === null ? "" : svg`<text class="name" y=${named}>${short(token.name)}</text>`}
  </g>`;
};

/** Below, above, or nowhere. @param {any} board @param {any} token */
const placeOfName = (board, token) => {
  const size = Math.max(1, token.size ?? 1);
  if (free(board, token, token.y + size)) return size / 2 + 0.42;
  return free(board, token, token.y - 1) ? -size / 2 - 0.14 : null;
};

/** Drawn anew only when something of it changed. @param {any} board @param {any} token @param {Look} look */
const token = (board, token, look) => {
  const on = [token.id === look.active && "active", token.id === look.selected && "selected", token.hidden && "hidden-token",
    token.down && "down", look.marked?.includes(token.id) && "marked"].filter(Boolean).join(" ");
  const named = token.id === look.active || token.id === look.selected ? placeOfName(board, token) : null;
  return guard([token, board.grid, on, named, wordsSince()], () => drawn(board, token, on, named));
};

/** @param {string} name */
const short = (name) => ([...name].length > 16 ? `${[...name].slice(0, 15).join("")}…` : name);

/** @param {any} board @param {number[][] | undefined} cells */
const trail = (board, cells) => (cells?.length ? svg`<polyline class="way" points=${cells.map(([x, y]) => centre(board, x, y).join(",")).join(" ")} />` : "");

/** @param {any} board @param {Look} look */
export const boardPicture = (board, look = {}) => {
  const [width, height] = extent(board);
  const topmost = (/** @type {any} */ one) => (one.id === look.active ? 2 : one.id === look.selected ? 1 : 0);
  const tokens = [...board.tokens].sort((a, b) => topmost(a) - topmost(b));
  return html`<svg class="board" viewBox="-0.05 -0.05 ${width + 0.1} ${height + 0.1}" role="group" aria-label=${t("board")}>
    ${filled(board, board.difficult ?? [], "difficult")} ${filled(board, board.blocked ?? [], "blocked")}
    ${filled(board, look.squares ?? [], "reach")} ${filled(board, look.threats ?? [], "threat")} ${guard([board.grid, board.width, board.height], () => lines(board))}
    ${look.hover ? filled(board, [look.hover], "hover") : ""} ${look.chosen ? filled(board, [look.chosen], "chosen") : ""} ${trail(board, look.way)}
    ${repeat(tokens, (/** @type {any} */ one) => one.id, (one) => token(board, one, look))}
  </svg>`;
};
