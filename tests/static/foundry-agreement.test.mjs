// Inside Foundry: who has what, the table or the room, and what is to be written or told of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { agreement } from "../../static/hosts/foundry/agreement.js";
import { nextParts } from "../../static/hosts/foundry/telling.js";
import { forwards, turns } from "../../static/hosts/foundry/turns.js";

const nobodyMoves = () => false;
const told = (...all) => new Map(all.map((one) => [one.ref, one]));
const GOBLIN = {
  ref: "token.t", name: "Goblin", kind: "npc", side: "foes", size: 1, hidden: false, defeated: false, initiative: 12, hp: 7, hp_max: 9, at: [6, 4],
};

const found = (...all) => new Map(all.map((one) => [one.ref, { seen: one }]));
const mirrored = (more = {}) => ({ ref: "token.t", id: "o", name: "Goblin", initiative: 12, hp: 7, hp_max: 9, at: [6, 4], hidden: false, defeated: false, down: false, ...more });
const still = { back: false, walking: () => false, resting: () => false };
const agreed = (row = mirrored(), here = GOBLIN, how = still) => {
  const both = agreement();
  both.heard(told(here), {});
  both.mirror({ seen: [row], gone: [] });
  assert.deepEqual([...both.due(found(here), how)], []);
  return both;
};

test("a move begins where the room has the token, be it told already or not", () => {
  const both = agreed();
  both.ended("token.t", [4, 4], found(GOBLIN));
  assert.deepEqual(both.placeOf("token.t"), [4, 4]);
  both.mirror({ seen: [mirrored({ at: [3, 4] })], gone: [] });
  assert.deepEqual(both.placeOf("token.t"), [3, 4]);
});

test("a token that stands where the room does not have it is put right, also later", () => {
  const both = agreed();
  both.heard(told({ ref: "token.t", at: [9, 9] }), { "token.t": { reason: "place" } });
  assert.deepEqual([...both.due(found({ ...GOBLIN, at: [9, 9] }), still)], [["token.t", { at: [6, 4] }]], "what was refused goes back");
  assert.deepEqual([...both.due(found({ ...GOBLIN, at: [9, 9] }), still)], [], "once, where the table does not take it");
  assert.deepEqual([...both.due(found({ ...GOBLIN, at: [9, 9], hp: 3 }), still)], [["token.t", { at: [6, 4] }]], "and again when something has changed");
});

test("what is being written is no news, and neither is what came to be alike", () => {
  const both = agreed();
  both.mirror({ seen: [mirrored({ at: [8, 8], hp: 2 })], gone: [] });
  const back = { ...still, back: true };
  assert.deepEqual([...both.due(found(GOBLIN), back)], [["token.t", { hp: 2, at: [8, 8] }]]);
  assert.deepEqual(nextParts(both.told, [GOBLIN], nobodyMoves).parts, [], "on its way");
  const half = { ...GOBLIN, hp: 2 };
  both.due(found(half), back);
  assert.deepEqual(nextParts(both.told, [half], nobodyMoves).parts, [], "half of it has arrived");
  both.due(found({ ...half, at: [8, 8] }), back);
  assert.deepEqual(both.told.get("token.t"), { ...GOBLIN, hp: 2, at: [8, 8] });
  assert.deepEqual(nextParts(both.told, [{ ...half, at: [6, 4] }], nobodyMoves).parts, [{ ref: "token.t", at: [6, 4] }], "somebody puts it back");
});

test("whoever moves or was moved by hand is let alone until it is over", () => {
  const both = agreed();
  const put = { ...GOBLIN, at: [2, 2] };
  assert.deepEqual([...both.due(found(put), still)], [], "the room will be told");
  both.mirror({ seen: [mirrored({ at: [7, 7] })], gone: [] });
  assert.deepEqual([...both.due(found(GOBLIN), { ...still, resting: () => true })], []);
  assert.deepEqual([...both.due(found(put), { ...still, walking: () => true })], [["token.t", { at: [7, 7] }]]);
  both.ended("token.t", [6, 5], found(put));
  assert.deepEqual([...both.due(found(put), still)], [["token.t", { at: [6, 5] }]], "where the rules have it, wherever it was put");
});

test("what the room has heard is there as it was told, until it says otherwise", () => {
  const both = agreed();
  const put = { ...GOBLIN, at: [2, 2] };
  both.heard(told({ ref: "token.t", at: [2, 2] }), {});
  assert.deepEqual([...both.due(found(put), still)], []);
  both.mirror({ seen: [], gone: ["token.t"] });
  assert.deepEqual([...both.due(found({ ...put, at: [1, 1] }), still)], [], "who is not there any more is nobody's to put");
});

test("who is down there is marked here, and that is no news there", () => {
  const both = agreed(mirrored(), GOBLIN, { ...still, back: true });
  const back = { ...still, back: true };
  both.mirror({ seen: [mirrored({ hp: 0, down: true })], gone: [] });
  assert.deepEqual([...both.due(found(GOBLIN), back)], [["token.t", { hp: 0, defeated: true }]]);
  const fallen = { ...GOBLIN, hp: 0, defeated: true };
  assert.deepEqual([...both.due(found(fallen), back)], []);
  assert.deepEqual(nextParts(both.told, [fallen], nobodyMoves).parts, []);
  both.mirror({ seen: [mirrored({ hp: 4 })], gone: [] });
  assert.deepEqual([...both.due(found(fallen), back)], [["token.t", { hp: 4, defeated: false }]]);
  both.mirror({ seen: [mirrored({ hp: 0, down: true })], gone: [] });
  both.due(found(fallen), back);
  both.heard(told({ ref: "token.t", defeated: false }), {});
  assert.deepEqual([...both.due(found({ ...fallen, defeated: false }), back)], [], "the mark was taken away by hand");
  const hero = { ...GOBLIN, kind: "pc" };
  const ada = agreed(mirrored(), hero, back);
  ada.mirror({ seen: [mirrored({ hp: 0, down: true })], gone: [] });
  assert.deepEqual([...ada.due(found(hero), back)], [["token.t", { hp: 0 }]], "a character who is down is not defeated");
});

test("of turns that are passed at once each is told, in order", () => {
  const passed = turns();
  const now = { fight: true, turn: "c" };
  passed.began("b");
  passed.began("c");
  assert.equal(passed.next(now, "a").turn, "b");
  passed.told("b", true);
  assert.equal(passed.next(now, "b").turn, "c");
  passed.told("c", true);
  passed.began("d");
  assert.equal(passed.next({ ...now, turn: "d" }, "d").turn, "d", "it is known by now");
  passed.began("e");
  passed.began("f");
  passed.told("e", false);
  assert.equal(passed.next({ ...now, turn: "f" }, "d").turn, "f", "after a refusal only what is now counts");
  passed.began("g");
  passed.began(undefined);
  assert.equal(passed.next({ fight: true, turn: "a" }, "d").turn, "a", "somebody went back");
  passed.began("h");
  assert.deepEqual(passed.next({ fight: false, turn: null }, "d"), { fight: false, turn: null });
});

test("a fight goes on by turns and rounds", () => {
  const at = (round, turn) => ({ round, turn, combatantId: null });
  for (const [one, two] of [[null, at(1, 0)], [at(0, null), at(1, 0)], [at(1, 0), at(1, 1)], [at(1, 3), at(2, 0)]]) assert.ok(forwards(one, two));
  for (const [one, two] of [[at(1, 1), at(1, 0)], [at(2, 0), at(1, 3)], [at(1, 1), at(1, 1)]]) assert.ok(!forwards(one, two));
});
