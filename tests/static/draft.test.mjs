// Filling an action: what a press sends at once, and what is kept of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { copies, howMany } from "../../static/views/gm/add.js";
import { fill } from "../../static/lib/commands.js";
import { payable, press } from "../../static/lib/draft.js";

const command = { type: "act", actor: "ada", action: "x" };
const pressed = (option, path) => {
  const told = {};
  press({ send: (cmd) => (told.sent = cmd), ui: ({ draft }) => (told.draft = draft) }, { command, cost: [], ...option }, path);
  return told;
};

test("an option without anything to fill in is sent at once", () => {
  assert.deepEqual(pressed({}), { sent: command });
});

test("an only target is chosen already, also when the square is known", () => {
  const option = { targets: { count: 1, candidates: ["gob"] }, squares: [[2, 3]] };
  assert.deepEqual(pressed(option).draft.targets, ["gob"]);
  const { draft } = pressed(option, [[2, 3]]);
  assert.deepEqual([draft.targets, draft.path], [["gob"], [[2, 3]]]);
});

test("a movement whose square is known is sent at once", () => {
  assert.deepEqual(pressed({ squares: [[2, 3]] }, [[2, 3]]), { sent: { ...command, path: [[2, 3]] } });
});

test("copies are whole and neither fewer nor more than can be added", () => {
  assert.deepEqual([howMany("3", 0), howMany("-4", 0), howMany("2.7", 1), howMany("900", 1), howMany("", 1), howMany("e", 0)], [3, 0, 2, 20, 1, 0]);
  assert.equal(copies({ name: "Gob" }, howMany("1e9", 0)).length, 20);
});

test("work that was begun goes on with the number of turns it was begun with", () => {
  assert.deepEqual(pressed({ choices: { turns: [1, 10] }, work: { done: 2, of: 5 } }).draft.choices, { turns: 5 });
  assert.deepEqual(pressed({ choices: { turns: [1, 10] } }).draft.choices, { turns: 1 });
});

test("what is picked in words is a choice of the action; what is readied is not", () => {
  const option = { command: { type: "act", actor: "ada", action: "x" } };
  assert.deepEqual(fill(option, { choices: { slot: 1 }, picks: { check: "attack" } }).choices, { slot: 1, check: "attack" });
  assert.equal(fill({ command: { type: "ready", actor: "ada" } }, { picks: { action: "x", trigger: "moved" } }).choices, undefined);
});

test("what is chosen together can be paid together", () => {
  const together = [{ move: 0, minor: 0 }, { move: 1, minor: 0 }, { move: 0, minor: 1 }];
  assert.deepEqual([payable({ together }, { move: 1, minor: 0 }), payable({ together }, { move: 1, minor: 1 }), payable({}, { move: 1, minor: 1 })], [true, false, true]);
});
