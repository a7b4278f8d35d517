// Cells and points of the drawn board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cellAt, centre, extent, outline } from "../../static/lib/geometry.js";

const boards = [{ grid: "square", width: 6, height: 5 }, { grid: "hex", width: 6, height: 5 }];

test("the centre of every cell is in that cell and inside the board", () => {
  for (const board of boards) {
    const [width, height] = extent(board);
    for (let y = 1; y <= board.height; y += 1) {
      for (let x = 1; x <= board.width; x += 1) {
        const [px, py] = centre(board, x, y);
        assert.deepEqual(cellAt(board, px, py), [x, y], board.grid);
        assert.ok(px > 0 && py > 0 && px < width && py < height);
      }
    }
  }
});

test("outside the board there is no cell", () => {
  assert.equal(cellAt(boards[0], -0.1, 1), null);
  assert.equal(cellAt(boards[0], 6.1, 1), null);
});

test("a square has four corners and a hex six", () => {
  assert.equal(outline(boards[0], 1, 1).split(" ").length, 4);
  assert.equal(outline(boards[1], 1, 1).split(" ").length, 6);
});
