// Inside Foundry: what a fight there is in the words of the wire, and what of the room is written there.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { bundleOf, speak } from "../../static/lib/text.js";
import { became, cardOf } from "../../static/hosts/foundry/cards.js";
import { healthAt, hitPoints, refOf, sighting, sightings, withHitPoints } from "../../static/hosts/foundry/facts.js";
import { MOST as WIDEST, cellOf, frameOf, pointFor, wayOf } from "../../static/hosts/foundry/grid.js";
import { escaped, mixed, plain, serverOf, tableOf } from "../../static/hosts/foundry/plain.js";
import { MOST, goesOn, gone, headChanged, nextParts } from "../../static/hosts/foundry/telling.js";
import { wanted } from "../../static/hosts/foundry/writing.js";

const scene = (more = {}, grid = { type: 1 }) => ({ grid, dimensions: { size: 100, sceneX: 300, sceneY: 200, sceneWidth: 2000, sceneHeight: 1400, ...more } });
const FRAME = frameOf(scene());
const HP = healthAt({ system: "any", primary: "attributes.hp" });
const token = (more = {}) => ({ id: "t", x: 800, y: 500, width: 1, hidden: false, disposition: -1, actorLink: false, parent: { id: "s" }, ...more });
const actor = (more = {}) => ({ type: "npc", system: { attributes: { hp: { value: 7, max: 9 } } }, hasPlayerOwner: false, ...more });
const combatant = (more = {}) => ({ id: "c", name: "Goblin", actorId: "a", tokenId: "t", token: token(), actor: actor(), initiative: 12.05, hidden: false, defeated: false, ...more });
const table = { scene: "s", frame: FRAME, health: HP };
const nobodyMoves = () => false;

test("a scene of squares is a board of at most a hundred cells to a side, other grids are none", () => {
  assert.deepEqual(FRAME, { x: 300, y: 200, cell: 100, width: 20, height: 14 });
  assert.equal(frameOf(scene({ sceneWidth: 99_000 })).width, WIDEST);
  for (const bad of [null, {}, scene({}, { type: 0 }), scene({}, { type: 2 }), scene({ size: 0 })]) assert.equal(frameOf(bad), null);
});

test("pixels become cells and cells pixels", () => {
  assert.deepEqual(cellOf({ x: 300, y: 200 }, FRAME), [1, 1]);
  assert.deepEqual(cellOf({ x: 849, y: 551 }, FRAME), [6, 5]);
  assert.equal(cellOf({ x: 100, y: 200 }, FRAME), null, "in the padding");
  assert.equal(cellOf({ x: 2300, y: 200 }, FRAME), null);
  for (const cell of [[1, 1], [20, 14], [7, 3]]) assert.deepEqual(cellOf(pointFor(cell, FRAME), FRAME), cell);
});

test("a way is what was passed, without standing still and without leaving the board", () => {
  const at = (...cells) => cells.map((cell) => pointFor(cell, FRAME));
  assert.deepEqual(wayOf(at([6, 5], [7, 5], [7, 5], [9, 5]), [6, 5], FRAME), [[7, 5], [9, 5]]);
  for (const points of [[], at([6, 5]), at([7, 5], [6, 5]), at([7, 5], [0, 5])]) assert.equal(wayOf(points, [6, 5], FRAME), null);
});

test("hit points are where the game system has its first bar, or where the GM says", () => {
  assert.deepEqual(hitPoints(actor(), HP), { hp: 7, hp_max: 9 });
  assert.deepEqual(hitPoints({ system: { hull: { value: 3.9 } } }, healthAt({ system: "x", primary: "attributes.hp", chosen: " hull " })), { hp: 3 });
  const wounds = healthAt({ system: "wrath-and-glory", primary: "combat.wounds" });
  const hurt = { system: { combat: { wounds: { value: 2, max: 8 } } } };
  assert.deepEqual(hitPoints(hurt, wounds), { hp: 6, hp_max: 8 });
  assert.deepEqual(withHitPoints(hurt, wounds, 5), { "system.combat.wounds.value": 3 });
  assert.deepEqual(withHitPoints(actor(), HP, -2), { "system.attributes.hp.value": -2 });
  for (const [who, where] of [[actor(), null], [null, HP], [{ system: { attributes: { hp: { value: "7" } } } }, HP], [{ system: { attributes: { hp: null } } }, HP], [{ system: {} }, HP]]) {
    assert.deepEqual(hitPoints(who, where), {});
  }
});

test("a combatant is told as the table resolves it", () => {
  assert.deepEqual(sighting(combatant(), table), {
    ref: "token.t", name: "Goblin", kind: "npc", side: "foes", size: 1, hidden: false, defeated: false, initiative: 12, hp: 7, hp_max: 9, at: [6, 4],
  });
  const hidden = sighting(combatant({ token: token({ hidden: true }), initiative: null, actor: null, name: " " }), table);
  assert.deepEqual([hidden.hidden, hidden.name, "initiative" in hidden, "hp" in hidden], [true, "?", false, false]);
  const drawn = token({ x: 300, y: 200, width: 9, _source: { x: 800, y: 500, width: 2 } });
  const { at, size } = sighting(combatant({ token: drawn }), table);
  assert.deepEqual([at, size], [[6, 4], 2], "where it is, not where it is drawn on its way there");
  const elsewhere = sighting(combatant({ token: token({ parent: { id: "other" } }) }), table);
  assert.equal("at" in elsewhere, false, "its place in another scene is none here");
  assert.equal(sighting(combatant({ actor: actor({ type: "character" }), token: token({ disposition: undefined }) }), table).side, "party");
  assert.equal(sighting(combatant({ actor: actor({ type: "hazard" }) }), table).kind, "hazard");
  assert.equal(sighting(combatant({ token: token({ width: 40 }), name: "x".repeat(900) }), table).size, 6);
});

test("the same creature has the same name in every fight, and no two have one", () => {
  assert.equal(refOf(combatant({ id: "other" })), "token.t");
  assert.equal(refOf(combatant({ token: token({ actorLink: true }) })), "actor.a");
  assert.equal(refOf({ id: "c", actorId: null, tokenId: null }), "combatant.c");
  const twice = [combatant(), combatant({ id: "d" })].map((one) => ({ ...one, token: token({ actorLink: true }) }));
  assert.deepEqual([...sightings(twice, table).keys()], ["actor.a", "combatant.d"]);
});

const told = (...all) => new Map(all.map((one) => [one.ref, one]));
const GOBLIN = sighting(combatant(), table);

test("only what has changed is told", () => {
  assert.deepEqual(nextParts(told(GOBLIN), [GOBLIN], nobodyMoves), { parts: [], more: false });
  assert.deepEqual(nextParts(told(GOBLIN), [{ ...GOBLIN, hp: 3 }], nobodyMoves).parts, [{ ref: "token.t", hp: 3 }]);
  assert.deepEqual(nextParts(told(GOBLIN), [{ ...GOBLIN, at: null }], nobodyMoves).parts, [{ ref: "token.t", at: null }]);
  assert.deepEqual(nextParts(told(GOBLIN), [{ ...GOBLIN, at: [9, 9] }], () => true).parts, [], "the rules say where it is");
  assert.deepEqual(nextParts(told(), [GOBLIN], nobodyMoves, () => ({ reach: 2 })).parts, [{ ...GOBLIN, creature: { reach: 2 } }]);
  assert.deepEqual(nextParts(told(GOBLIN), [{ ...GOBLIN, hp: 1 }], nobodyMoves, () => ({ reach: 2 })).parts, [{ ref: "token.t", hp: 1 }], "a sheet is told once");
});

test("many combatants take several frames, and a sheet that is too long stays away", () => {
  const many = Array.from({ length: 90 }, (_, n) => ({ ...GOBLIN, ref: `token.${n}` }));
  const { parts, more } = nextParts(told(), many, nobodyMoves);
  assert.ok(more && parts.length > 10 && JSON.stringify(parts).length < 3 * MOST);
  const long = nextParts(told(), [GOBLIN], nobodyMoves, () => ({ text: "x".repeat(MOST) })).parts;
  assert.deepEqual(long, [GOBLIN]);
});

test("who left the fight is told; characters stay unless they were taken out", () => {
  const hero = { ...GOBLIN, ref: "actor.ada", kind: "pc" };
  assert.deepEqual(gone(told(GOBLIN, hero), new Map(), new Set()), ["token.t"]);
  assert.deepEqual(gone(told(GOBLIN, hero), new Map([["token.t", 1]]), new Set(["actor.ada"])), ["actor.ada"]);
});

test("the fight and whose turn it is are told once", () => {
  assert.deepEqual(headChanged({ fight: null, turn: null }, { fight: true, turn: "a" }), { fight: true, turn: "a" });
  assert.deepEqual(headChanged({ fight: true, turn: "a" }, { fight: true, turn: "a" }), {});
  assert.deepEqual(headChanged({ fight: true, turn: "a" }, { fight: false, turn: null }), { fight: false });
  assert.deepEqual(headChanged({ fight: null, turn: null }, { fight: false, turn: null }), {}, "the room's own fight goes on");
});

test("who goes on in the fight here is not taken back by older news", () => {
  assert.equal(goesOn({ fight: true, turn: "a" }, { fight: true, turn: "b" }), true);
  assert.equal(goesOn({ fight: true, turn: "a" }, { fight: true, turn: "a" }), false);
  assert.equal(goesOn({ fight: null, turn: null }, { fight: false, turn: null }), false, "nothing was told yet: the room is followed");
});

test("results are written back where that is wanted, never over what was not told yet", () => {
  const ours = { ref: "token.t", name: "Goblin", initiative: 12, hp: 2, at: [6, 4], hidden: false, defeated: true };
  const how = { back: true, moving: false };
  assert.deepEqual(wanted(ours, GOBLIN, GOBLIN, how), { hp: 2, defeated: true });
  assert.deepEqual(wanted(ours, GOBLIN, GOBLIN, { ...how, back: false }), {});
  assert.deepEqual(wanted(ours, { ...GOBLIN, hp: 5 }, GOBLIN, how), { defeated: true });
  assert.deepEqual(wanted({ ...ours, hp: null, initiative: null }, GOBLIN, GOBLIN, how), { defeated: true });
  assert.deepEqual(wanted(ours, { ...GOBLIN, hp: undefined, initiative: undefined }, undefined, how), { defeated: true, initiative: 12 });
});

test("a token follows the room, unless somebody has just put it elsewhere", () => {
  const ours = { ref: "token.t", name: "Goblin", initiative: 12, hp: 7, at: [9, 9], hidden: false, defeated: false };
  const how = { back: false, moving: false };
  assert.deepEqual(wanted(ours, GOBLIN, GOBLIN, how), { at: [9, 9] });
  const put = { ...GOBLIN, at: [2, 2] };
  assert.deepEqual(wanted(ours, put, GOBLIN, how), {});
  assert.deepEqual(wanted(ours, put, GOBLIN, { ...how, moving: true }), { at: [9, 9] }, "the rules are moving it");
  assert.deepEqual(wanted({ ...ours, at: null }, GOBLIN, GOBLIN, how), {});
});

test("words from the wire are text, for either kind of place", () => {
  const bad = `<img src=x onerror="alert(1)">&'`;
  assert.equal(escaped(bad), "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;");
  assert.ok(!/[<>]/.test(plain(bad)));
  assert.equal(escaped(undefined), "");
});

const PROMPT = { window: "w", actor: "a", actor_name: "Ada", trigger: { t: "<b>Ogre</b> leaves" }, status: "open", chosen: null, options: [{ reaction: "strike", label: { t: "Strike & go" } }] };
const words = [bundleOf("en", [readFileSync(new URL("../../static/locales/en.ftl", import.meta.url), "utf8")])];

test("a card is text, and says what became of its prompt", () => {
  speak("en", words);
  const card = cardOf(PROMPT);
  assert.ok(card.includes("&lt;b&gt;Ogre&lt;/b&gt; leaves") && card.includes("Strike &amp; go") && card.includes("<button"));
  assert.ok(!cardOf(PROMPT, "over").includes("<button"));
  const is = (last, sent, late = false) => became({ last: { ...PROMPT, ...last }, sent, message: Promise.resolve(null) }, late);
  assert.equal(is({}, null), "No answer was given.");
  assert.equal(is({}, { type: "decline" }), "Declined.");
  assert.equal(is({}, { type: "react", reaction: "strike" }), "Used: Strike & go.");
  assert.equal(is({}, { type: "react", reaction: "strike" }, true), "No answer was given.");
  assert.equal(is({ status: "answered", chosen: { reaction: "strike", label: { t: "Strike" } } }, null), "Used: Strike & go.");
  assert.equal(is({ status: "answered", chosen: { reaction: null, label: null } }, { type: "react", reaction: "strike" }), "Declined.");
});

test("a server is given by its whole address, and a safe page reaches only a safe one", () => {
  assert.equal(serverOf(" https://Table.Example:8443/gm#room=1 "), "https://table.example:8443");
  for (const bad of ["", null, "table.example", "ftp://x", "javascript:alert(1)", "https://", "http://user:pw@host"]) assert.equal(serverOf(bad), null, String(bad));
  assert.ok(mixed("https://forge.example/game", "http://table.example"));
  for (const fine of ["https://table.example", "http://localhost:8000", "http://127.0.0.1:8000"]) assert.ok(!mixed("https://forge.example/game", fine));
  assert.ok(!mixed("http://lan:30000/game", "http://table.example"));
});

test("what the world's setting says is of the right shape, or nothing", () => {
  assert.deepEqual(tableOf({ url: "https://t.example", room: "r-1", join: "ABC234", token: "x" }), { url: "https://t.example", room: "r-1", join: "ABC234" });
  assert.equal(tableOf({ url: "https://t.example", room: "r", join: "<b>" }).join, null);
  for (const bad of [null, {}, { url: "https://t.example/x", room: "r" }, { url: "https://t.example", room: "../x" }, { url: "javascript:1", room: "r" }]) assert.equal(tableOf(bad), null);
});
