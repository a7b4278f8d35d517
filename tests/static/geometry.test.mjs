// Cells and points of the drawn board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cellAt, cellsBetween, centre, extent, outline, threatened } from "../../static/lib/geometry.js";

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

test("cells are counted as the rules count diagonals, and rows of hexes as they lie", () => {
  const square = (diagonal) => ({ grid: "square", diagonal });
  assert.equal(cellsBetween(square("one"), [1, 1], [4, 3]), 3);
  assert.equal(cellsBetween(square("alternating"), [1, 1], [4, 3]), 4);
  assert.equal(cellsBetween({ grid: "hex" }, [2, 2], [4, 4]), 3);
  assert.equal(cellsBetween({ grid: "hex" }, [3, 1], [1, 5]), 4);
});

test("what is threatened lies around, on the board, and not under whoever threatens", () => {
  const board = { grid: "square", diagonal: "one", width: 6, height: 5 };
  assert.equal(threatened(board, [{ x: 3, y: 3, threat: 1 }]).length, 8);
  assert.equal(threatened(board, [{ x: 1, y: 1, threat: 1 }]).length, 3);
  assert.equal(threatened(board, [{ x: 3, y: 2, size: 2, threat: 1 }]).length, 12);
  assert.equal(threatened(board, [{ x: 3, y: 3, threat: 0 }, { x: 3, y: 3 }]).length, 0);
  assert.equal(threatened(board, [{ x: 3, y: 3, threat: 1 }, { x: 4, y: 3, threat: 1 }]).length, 12);
  assert.equal(threatened({ grid: "hex", width: 6, height: 5 }, [{ x: 3, y: 3, threat: 1 }]).length, 6);
});
