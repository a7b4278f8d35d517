// A fight out of a file: combatants find their sheets, and nobody is added twice.
import assert from "node:assert/strict";
import { test } from "node:test";
import { counted, fightOf, unresolved } from "../../static/lib/fights.js";

const sheet = (name, id) => ({ name, external: id ? { host: "x", id } : null, creature: { name, side: "foes", hp: 9, stats: { ac: 12 } } });
const wolf = sheet("Wolf", "w1");
const ogre = sheet("Ogre", null);
const fight = {
  combatants: [
    { ref: "w1", name: null, label: "w1", initiative: 14.5, hp: 3, hidden: false, defeated: false, spent: ["reaction"] },
    { ref: "w1", name: "Fang", label: "Fang", initiative: null, hp: null, hidden: true, defeated: false, spent: [] },
    { ref: null, name: "Ogre", label: "Ogre 1", initiative: 8, hp: null, hidden: false, defeated: true },
    { ref: "gone", name: null, label: "gone", initiative: 3, hp: null, hidden: false, defeated: false },
  ],
};

test("combatants are found by their id outside, else by their name", () => {
  const [first, fang, dead, stranger] = fightOf(fight, [wolf, ogre]);
  assert.deepEqual([first.name, first.initiative, first.hp, first.stats.ac], ["Wolf", 15, 3, 12]);
  assert.deepEqual([fang.name, fang.hidden, fang.hp, "initiative" in fang], ["Fang", true, 9, false]);
  assert.deepEqual([first.spent, "spent" in fang, "spent" in stranger], [["reaction"], false, false]);
  assert.deepEqual([dead.name, dead.hp], ["Ogre 1", 0]);
  assert.deepEqual([stranger.name, stranger.side, "hp" in stranger], ["gone", "foes", false]);
});

test("creatures that a fight brings are not added beside it", () => {
  assert.deepEqual(counted({ creatures: [sheet("Imp", "i"), wolf, ogre], fights: [fight] }), { 1: 0, 2: 0 });
  assert.deepEqual(counted({ creatures: [wolf], fights: [] }), {});
});

test("a sheet that came with another file is not missed", () => {
  const warnings = [{ code: "combatant_unknown", params: { ref: "w1" } }, { code: "combatant_unknown", params: { ref: "gone" } }, { code: "ac_unknown" }];
  assert.deepEqual(unresolved({ warnings, creatures: [wolf] }), warnings.slice(1));
});
