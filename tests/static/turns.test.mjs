// Whose turn it is, also where a whole side has it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { possible } from "../../static/lib/offered.js";
import { first } from "../../static/lib/reduce.js";
import { actingRow, actors, myTurn } from "../../static/lib/turns.js";

const option = (actor) => ({ command: { type: "act", actor, action: "strike" }, cost: [], label: { t: actor }, enabled: true });
const row = (id) => ({ id, name: id });
const table = (active, ui = {}, controls = ["ada", "bea"]) => {
  const calm = first({ kind: "player" });
  const options = active ? [option("ada"), option("bea")] : [];
  return { ...calm, ui, room: { system: { budgets: [], sides: ["party"] } }, order: { round: 1, active, rows: [row("ada"), row("bea"), row("gob")] }, me: { ...calm.me, controls, options } };
};

test("a side's turn is that of one of its members, chosen on the page", () => {
  assert.deepEqual(actors(table("party")), ["ada", "bea"]);
  assert.equal(actingRow(table("party")).id, "ada");
  assert.equal(actingRow(table("party", { actor: "bea" })).id, "bea");
  assert.equal(myTurn(table("party")), true);
  assert.deepEqual(possible(table("party", { actor: "bea" })).map((one) => one.command.actor), ["bea"]);
});

test("a combatant's turn is its own", () => {
  assert.deepEqual(actors(table("ada")), []);
  assert.equal(actingRow(table("ada")).id, "ada");
  assert.equal(myTurn(table("gob", {}, ["ada"])), false);
  assert.equal(myTurn(table(null)), false);
});
