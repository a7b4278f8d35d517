// Inside Owlbear: how the scene and the room's board are kept alike.
import assert from "node:assert/strict";
import { test } from "node:test";
import { follow } from "../../static/hosts/owlbear/follow.js";

const two = () => {
  const done = { told: [], put: [], at: 1000, timers: [], can: true };
  const boards = follow({
    can: () => done.can,
    tell: (moved) => done.told.push(moved),
    put: (moved) => done.put.push(moved),
    now: () => done.at,
    later: (work, ms) => done.timers.push({ work, at: done.at + ms }),
  });
  /** Let time pass. @param {number} ms */
  const pass = (ms) => {
    const until = done.at + ms;
    for (let due = done.timers.filter((one) => one.at <= until); due.length; due = done.timers.filter((one) => one.at <= until)) {
      const [first] = due.sort((a, b) => a.at - b.at);
      done.timers.splice(done.timers.indexOf(first), 1);
      done.at = Math.max(done.at, first.at);
      first.work();
    }
    done.at = until;
  };
  const scene = (places) => boards.sawScene(new Map(Object.entries(places)));
  const room = (places) => boards.sawRoom(new Map(Object.entries(places)));
  return { done, boards, pass, scene, room };
};

test("at first the scene is told where it differs, at once and only that", () => {
  const { done, scene, room } = two();
  room({ a: [1, 1], b: null, c: [4, 4] });
  scene({ a: [1, 1], b: [2, 2] });
  assert.deepEqual(done.told, [{ b: [2, 2] }]);
  assert.deepEqual(done.put, []);
});

test("a drag is told once, where it ends", () => {
  const { done, scene, room, pass } = two();
  room({ a: [1, 1] });
  scene({ a: [1, 1] });
  for (let x = 2; x <= 9; x += 1) {
    scene({ a: [x, 1] });
    pass(50);
  }
  assert.deepEqual(done.told, []);
  pass(250);
  assert.deepEqual(done.told, [{ a: [9, 1] }]);
  pass(5000);
  assert.equal(done.told.length, 1, "not again while it is not answered");
});

test("one who never rests does not keep others from being told, and messages keep apart", () => {
  const { done, scene, room, pass } = two();
  room({ a: [1, 1], b: [1, 2], c: [1, 3] });
  scene({ a: [1, 1], b: [1, 2], c: [1, 3] });
  scene({ a: [2, 1], b: [5, 5], c: [1, 3] });
  pass(200);
  scene({ a: [3, 1], b: [5, 5], c: [7, 7] });
  pass(100);
  scene({ a: [4, 1], b: [5, 5], c: [7, 7] });
  assert.deepEqual(done.told, [{ b: [5, 5] }]);
  pass(200);
  scene({ a: [5, 1], b: [5, 5], c: [7, 7] });
  pass(100);
  assert.deepEqual(done.told, [{ b: [5, 5] }, { c: [7, 7] }]);
});

test("what the rules moved is put there, and not told back", () => {
  const { done, scene, room, pass } = two();
  room({ a: [1, 1] });
  scene({ a: [1, 1] });
  room({ a: [4, 1] });
  assert.deepEqual(done.put, [{ a: [4, 1] }]);
  scene({ a: [4, 1] });
  pass(1000);
  assert.deepEqual(done.told, []);
});

test("a token goes back where the rules stopped it, or refused it", () => {
  for (const stopped of [[1, 1], [3, 1]]) {
    const { done, boards, scene, room, pass } = two();
    room({ a: [1, 1] });
    scene({ a: [1, 1] });
    scene({ a: [9, 1] });
    pass(300);
    assert.equal(done.told.length, 1);
    room({ a: stopped });
    assert.deepEqual(done.put, [], "not before the answer");
    boards.answered(["a"]);
    assert.deepEqual(done.put, [{ a: stopped }]);
    scene({ a: stopped });
    pass(1000);
    assert.equal(done.told.length, 1);
  }
});

test("whoever drags on while the answer is under way is not held back", () => {
  const { done, boards, scene, room, pass } = two();
  room({ a: [1, 1] });
  scene({ a: [1, 1] });
  scene({ a: [5, 1] });
  pass(300);
  scene({ a: [6, 1] });
  room({ a: [5, 1] });
  boards.answered(["a"]);
  assert.deepEqual(done.put, []);
  pass(600);
  assert.deepEqual(done.told, [{ a: [5, 1] }, { a: [6, 1] }]);
});

test("nothing is told while it cannot be", () => {
  const { done, scene, room, pass } = two();
  done.can = false;
  room({ a: null });
  scene({ a: [1, 1] });
  pass(1000);
  assert.deepEqual(done.told, []);
  done.can = true;
  scene({ a: [1, 1] });
  assert.deepEqual(done.told, [{ a: [1, 1] }]);
});
