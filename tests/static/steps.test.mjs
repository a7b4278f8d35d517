// The way back: steps in words, and what will change.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { differences, since } from "../../static/lib/differences.js";
import { first } from "../../static/lib/reduce.js";
import { stepText } from "../../static/lib/steps.js";
import { bundleOf, speak } from "../../static/lib/text.js";

speak("en", [bundleOf("en", [readFileSync(new URL("../../static/locales/en.ftl", import.meta.url), "utf8"), "budget-action = Actions\naction-strike = Strike"])]);

const row = (name, value, more = {}) => ({ id: name.toLowerCase(), name, hp: { value, max: 30 }, conditions: [], budgets: [{ id: "action", value: 3 }], owned: [], ...more });
const moment = (rows, active = "ada") => ({ order: { round: 2, active, rows }, stack: { frames: [] } });

test("a step says who did what", () => {
  const state = { ...first({ kind: "gm" }), ...moment([row("Ada", 30, { owned: [{ id: "spear", name: "Long spear" }] })]) };
  assert.equal(stepText(state, { type: "act", actor: "ada", action: "strike" }), "Ada: Strike");
  assert.equal(stepText(state, { type: "react", actor: "ada", reaction: "spear" }), "Ada: Long spear");
  assert.equal(stepText(state, { type: "end_turn", actor: "ada" }), "Ada is done.");
  assert.equal(stepText(state, { type: "unheard_of" }), "Step: unheard_of");
  assert.equal(stepText(state, null), "Time ran out");
});

test("what will change is told, and nothing else", () => {
  const now = moment([row("Ada", 12), row("Gob", 6)], "gob");
  const then = moment([row("Ada", 30, { budgets: [{ id: "action", value: 1 }] }), row("Orc", 9)]);
  assert.deepEqual(differences(now, then), [
    "Whose turn: Gob → Ada",
    "Ada, HP: 12 → 30",
    "Ada, Actions: 3 → 1",
    "Gob will not be in the fight.",
    "Orc will be back in the fight.",
  ]);
  assert.deepEqual(differences(now, now), []);
});

test("who was first is told in words, of what the room says has changed", () => {
  const was = moment([row("Ada", 6), row("Gob", 9)]);
  const now = moment([row("Gob", 4), row("Ada", 3, { hidden: true, initiative: 12 })]);
  assert.deepEqual(since(was, now, ["ada"]), ["Ada, Initiative: – → 12", "Ada, HP: 6 → 3", "Ada, Condition: – → hidden"]);
  assert.deepEqual(since(was, now, ["order"]), ["The order was changed."]);
  assert.deepEqual(since(was, was, ["ada", "order"]), []);
});
