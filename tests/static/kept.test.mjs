// What stays the same object when a newer value equals the older one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { kept } from "../../static/lib/kept.js";

const fight = () => ({ round: 1, rows: [{ id: "ada", hp: { value: 3, max: 9 } }, { id: "gob", hp: null }] });

test("what equals the older value is the older value", () => {
  const before = fight();
  assert.equal(kept(before, fight()), before);
  assert.equal(kept(before.rows, fight().rows), before.rows);
});

test("only what changed is new, with all that holds it", () => {
  const before = fight();
  const after = kept(before, { ...fight(), rows: [{ id: "ada", hp: { value: 2, max: 9 } }, { id: "gob", hp: null }] });
  assert.notEqual(after, before);
  assert.deepEqual(after.rows[0].hp, { value: 2, max: 9 });
  assert.equal(after.rows[1], before.rows[1]);
});

test("rows are known by their ids wherever they are", () => {
  const before = fight();
  const { rows } = kept(before, { ...fight(), rows: fight().rows.reverse() });
  assert.deepEqual(rows.map((one) => one.id), ["gob", "ada"]);
  assert.equal(rows[1], before.rows[0]);
});

test("what came, went or is of another kind is never taken for the same", () => {
  for (const [before, after] of [[{ a: 1 }, { a: 1, b: undefined }], [{ a: 1, b: 2 }, { a: 1 }], [{ a: undefined }, { b: undefined }], [[1, 2], [1]],
    [[1], [1, 2]], [{}, []], [null, {}], [{}, null], [{ a: null }, { a: {} }], [1, "1"], [[{ id: "a" }], [{}]], [{}, { constructor: {} }]]) {
    assert.deepEqual(kept(before, after), after);
    assert.notEqual(kept(before, after), before);
  }
});
