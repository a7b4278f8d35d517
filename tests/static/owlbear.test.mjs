// Inside Owlbear: who frames the page, and what of a scene counts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hostOf } from "../../static/hosts/owlbear/gate.js";
import { LINK, cellOf, frameFor, linked, positionFor, sizeOf, standing, tokensOf } from "../../static/hosts/owlbear/items.js";
import { creaturesOf } from "../../static/hosts/owlbear/menu.js";
import { numbersOf } from "../../static/hosts/owlbear/neighbours.js";
import { tableIn } from "../../static/hosts/owlbear/table.js";
import { contrast, readTheme } from "../../static/hosts/owlbear/theme.js";

const HOST = "https://www.owlbear.rodeo";
const ref = (text) => `?obrref=${encodeURIComponent(btoa(text))}`;

test("only a known origin frames the page", () => {
  assert.deepEqual(hostOf(ref(`${HOST} ROOM1`), [HOST], true), { origin: HOST, room: "ROOM1" });
  for (const [search, framed] of [
    ["", true],
    [ref(`${HOST} ROOM1`), false],
    [ref("https://evil.example ROOM1"), true],
    [ref("https://www.owlbear.rodeo.evil.example ROOM1"), true],
    [ref("http://www.owlbear.rodeo ROOM1"), true],
    [ref(`${HOST}/ ROOM1`), true],
    [ref(`${HOST}:8443 ROOM1`), true],
    [ref(`${HOST} ROOM1 more`), true],
    [ref(`${HOST}`), true],
    [ref(`  ${HOST} ROOM1`), true],
    [`${ref(`${HOST} ROOM1`)}&${ref("https://evil.example ROOM1").slice(1)}`, true],
    ["?obrref=%00%01", true],
    [`?obrref=${btoa(`${HOST} ROOM1`)}!!`, true],
    [ref(`${HOST} ${"x".repeat(500)}`), true],
  ]) {
    assert.equal(hostOf(search, [HOST], framed), null, search);
  }
  assert.equal(hostOf(ref(`${HOST} ROOM1`), [], true), null, "nothing is known");
});

test("what a table's metadata say is of this server and of the right shape, or nothing", () => {
  const said = (room) => tableIn({ "app.offturn/room": room }, "https://t.example");
  assert.deepEqual(said({ url: "https://t.example", room: "r-1", join: "ABC234", token: "x" }), { room: "r-1", join: "ABC234" });
  for (const bad of [null, 1, "x", {}, { url: "https://u.example", room: "r", join: "ABC234" }, { url: "https://t.example", room: "../x", join: "ABC234" },
    { url: "https://t.example", room: "r", join: "<b>" }, { url: "https://t.example", room: ["r"], join: "ABC234" }]) assert.equal(said(bad), null);
  assert.equal(tableIn(undefined, "https://t.example"), null);
});

const DPI = 150;
const image = (name, column, row, more = {}) => ({
  id: name, type: "IMAGE", layer: "CHARACTER", name, visible: true, metadata: {}, rotation: 0, scale: { x: 1, y: 1 },
  position: { x: (column + 0.5) * DPI, y: (row + 0.5) * DPI }, image: { width: 300, height: 300 }, grid: { dpi: 300, offset: { x: 150, y: 150 } }, ...more,
});
const FRAME = { x: 0, y: 0, width: 20, height: 10 };

test("a token stands where its upper left cell is, whatever its picture's size and offset", () => {
  assert.deepEqual(cellOf(image("a", 0, 0), DPI, FRAME), [1, 1]);
  assert.deepEqual(cellOf(image("a", 4, 3), DPI, { ...FRAME, x: 2, y: -1 }), [3, 5]);
  const large = image("a", 0, 0, { scale: { x: 2, y: 2 }, position: { x: 5 * DPI, y: 4 * DPI } });
  assert.equal(sizeOf(large), 2);
  assert.deepEqual(cellOf(large, DPI, FRAME), [5, 4]);
  const corner = image("a", 0, 0, { grid: { dpi: 300, offset: { x: 0, y: 0 } }, position: { x: 3 * DPI, y: 2 * DPI } });
  assert.deepEqual(cellOf(corner, DPI, FRAME), [4, 3]);
  const off = image("a", 2, 2, { position: { x: 2.7 * DPI, y: 2.3 * DPI } });
  assert.deepEqual(cellOf(off, DPI, FRAME), [3, 3]);
});

test("what is outside of the board has no cell", () => {
  for (const [column, row] of [[-1, 0], [0, -1], [20, 0], [0, 10]]) assert.equal(cellOf(image("a", column, row), DPI, FRAME), null);
  const large = image("a", 0, 0, { scale: { x: 2, y: 2 }, position: { x: 20 * DPI, y: 5 * DPI } });
  assert.equal(cellOf(large, DPI, FRAME), null, "half of it is");
});

test("a token that is put on a cell stands there, and as far off its middle as before", () => {
  const off = image("a", 2, 2, { position: { x: 2.6 * DPI, y: 2.4 * DPI } });
  const there = positionFor(off, DPI, FRAME, [9, 4]);
  assert.deepEqual(cellOf({ ...off, position: there }, DPI, FRAME), [9, 4]);
  assert.ok(Math.abs((there.x / DPI) % 1 - 0.6) < 1e-9);
});

test("the board is the map and whatever stands beside it, and grows without moving what stands", () => {
  const map = image("map", 0, 0, { layer: "MAP", image: { width: 2000, height: 1000 }, grid: { dpi: 100, offset: { x: 0, y: 0 } }, position: { x: 0, y: 0 } });
  const first = frameFor([map, image("a", 3, 3)], DPI, null);
  assert.deepEqual(first, { x: 0, y: 0, width: 20, height: 10 });
  assert.equal(frameFor([map, image("a", 19, 9)], DPI, first), first, "the same while everybody is inside");
  assert.deepEqual(frameFor([map, image("a", -2, 12)], DPI, first), { x: -2, y: 0, width: 22, height: 13 });
  assert.equal(frameFor([map, image("a", -2, 12, { visible: false })], DPI, first), first, "what is invisible moves nothing");
  const far = frameFor([image("a", 0, 0), image("b", 5000, 0)], DPI, null);
  assert.deepEqual([far.width, far.height], [100, 13]);
  assert.deepEqual(frameFor([], DPI, null), { x: 0, y: 0, width: 20, height: 20 });
});

test("only pictures of characters and mounts are tokens", () => {
  const items = [image("a", 0, 0), image("b", 0, 0, { layer: "MOUNT" }), image("c", 0, 0, { layer: "PROP" }), image("d", 0, 0, { type: "SHAPE" }), image("e", 0, 0, { attachedTo: "a" })];
  assert.deepEqual(tokensOf(items).map((one) => one.id), ["a", "b"]);
});

test("a token stands for whom it was linked to, else for the one of its name, never for one of two", () => {
  const rows = [{ id: "1", name: "Ada" }, { id: "2", name: "Gob" }, { id: "3", name: "Orc" }, { id: "4", name: "Orc" }];
  const items = [image("x", 0, 0, { text: { plainText: " ada " } }), image("y", 1, 1, { name: "Mask", metadata: { [LINK]: "2" } }), image("Gob", 2, 2), image("Orc", 3, 3), image("z", 0, 0, { metadata: { [LINK]: "gone" } })];
  assert.deepEqual([...linked(items, rows)].map(([id, one]) => [id, one.id]), [["2", "y"], ["1", "x"]]);
  const twins = [image("p", 0, 0, { name: "Ada" }), image("q", 1, 1, { name: "Ada" })];
  assert.equal(linked(twins, rows).size, 0);
});

test("nothing is told of an invisible token but that its place is not known", () => {
  const links = new Map([["1", image("a", 2, 2)], ["2", image("b", 3, 3, { visible: false })]]);
  assert.deepEqual([...standing(links, DPI, FRAME)], [["1", [3, 3]], ["2", null]]);
  const [shown, hidden] = creaturesOf([...links.values()], "foes", "npc");
  assert.deepEqual([shown.hidden, hidden.hidden], [false, true]);
  assert.ok(!JSON.stringify(hidden).includes("position"));
});

test("a token brings the initiative and the hit points that other extensions keep on it", () => {
  const of = (metadata) => numbersOf(image("a", 2, 2, { metadata }));
  assert.deepEqual(of({}), {});
  assert.deepEqual(of({ "rodeo.owlbear.initiative-tracker/metadata": { count: "14", active: true } }), { initiative: 14 });
  assert.deepEqual(of({ "com.pretty-initiative/metadata": { count: "-2.5", active: false, group: 1 } }), { initiative: -3 });
  assert.deepEqual(of({ "com.owlbear-rodeo-bubbles-extension/metadata": { health: 7, "max health": 12, "temporary health": 0 } }), { hp: 7, most: 12 });
  for (const bad of [null, "x", { count: "" }, { count: "many" }, { count: {} }, { count: "1e99" }, { count: null }]) {
    assert.deepEqual(of({ "rodeo.owlbear.initiative-tracker/metadata": bad, "com.owlbear-rodeo-bubbles-extension/metadata": { health: bad, "max health": 0 } }), {}, JSON.stringify(bad));
  }
  const bubbles = { "com.owlbear-rodeo-bubbles-extension/metadata": { health: 7, "max health": 12 } };
  const [made] = creaturesOf([image("a", 2, 2, { metadata: bubbles })], "foes", "npc", "hp_max");
  assert.deepEqual([made.hp, made.stats], [7, { hp_max: 12 }]);
  assert.deepEqual(creaturesOf([image("a", 2, 2, { metadata: bubbles })], "foes", "npc")[0].stats, {}, "where the system has no hit points");
});

test("Owlbear's accent is worn only where it can be read", () => {
  assert.ok(Math.abs(contrast("#000000", "#ffffff") - 21) < 0.01);
  assert.equal(contrast("red", "#ffffff"), 0);
  const theme = (mode, main, dark = main) => ({ mode, primary: { main, dark, light: main } });
  assert.deepEqual(readTheme(theme("DARK", "#bb99ff")), { mode: "dark", accent: { act: "#bb99ff", on: "#000000" } });
  assert.deepEqual(readTheme(theme("LIGHT", "#bb99ff")), { mode: "light", accent: null });
  assert.deepEqual(readTheme(theme("LIGHT", "#bb99ff", "#4a2899")), { mode: "light", accent: { act: "#4a2899", on: "#ffffff" } });
  assert.deepEqual(readTheme({ mode: "DARK" }), { mode: "dark", accent: null });
  assert.deepEqual(readTheme(theme("DARK", "url(x)")), { mode: "dark", accent: null });
});
