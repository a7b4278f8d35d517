// What is read out of the state: which budgets say something.
import assert from "node:assert/strict";
import { test } from "node:test";
import { budgetsOf } from "../../static/lib/read.js";

const kind = (id, filled) => ({ id, cap: 20, mark: "bar", count: "down", filled });
const state = { room: { system: { budgets: [kind("points", true), kind("mana", false)] } } };
const shown = (budgets) => budgetsOf(state, { budgets }).map(({ id }) => id);

test("an empty purse that nothing fills is left out, and what one cannot have at all", () => {
  assert.deepEqual(shown([{ id: "points", value: 0, cap: 2 }, { id: "mana", value: 0, cap: 20 }]), ["points"]);
  assert.deepEqual(shown([{ id: "points", value: 0, cap: 0 }, { id: "mana", value: 3, cap: 20 }]), ["mana"]);
  assert.deepEqual(shown([{ id: "points", value: 1, cap: 0 }]), ["points"]);
});

test("a budget of one's own is shown when it is used up", () => {
  assert.deepEqual(shown([{ id: "fury", value: 0, cap: 3 }]), ["fury"]);
});
