// Keys: what a press does, what it does not while somebody types, and how a key is given to something else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GM_KEYS } from "../../static/lib/gm-keys.js";
import { keyFor, listenForKeys, pressedKey, rebound } from "../../static/lib/keyboard.js";
import { moved } from "../../static/lib/places.js";
import { first } from "../../static/lib/reduce.js";

const end = { command: { type: "end_turn", actor: "ada" }, cost: [], label: { t: "End" }, enabled: true };
const strike = { command: { type: "act", actor: "ada", action: "strike" }, cost: [], label: { t: "Strike" }, enabled: true, targets: { count: 1, candidates: ["gob", "orc"] } };
const state = (more = {}) => {
  const calm = first({ kind: "gm" });
  return { ...calm, room: { status: "running", paused_at: null, system: { budgets: [] } }, me: { ...calm.me, options: [strike, end] }, ...more };
};
const page = (now) => {
  const told = [];
  globalThis.document = new EventTarget();
  listenForKeys({ store: { state: now }, on: { send: (cmd) => told.push(cmd), ui: (ui) => told.push(ui), reach: (name) => told.push(name) } }, GM_KEYS);
  const press = (key, { inside = null, ...more } = {}) => {
    const event = Object.assign(new Event("keydown", { cancelable: true }), { key, ...more });
    Object.defineProperty(event, "target", { value: { closest: (wanted) => (inside && wanted.includes(inside) ? {} : null) } });
    document.dispatchEvent(event);
    return told.splice(0);
  };
  return press;
};

test("no two things have the same key", () => {
  const keys = GM_KEYS.map((one) => one.key);
  assert.deepEqual(keys.filter((one, n) => keys.indexOf(one) !== n), []);
});

test("the next turn is one key, an action on a target three", () => {
  const press = page(state());
  assert.deepEqual(press("n"), [end.command]);
  const [{ draft }] = press("1");
  const filling = page(state({ ui: { draft } }));
  const [{ draft: aimed }] = filling("2");
  assert.deepEqual(aimed.targets, ["orc"]);
  assert.deepEqual(page(state({ ui: { draft: aimed } }))("Enter"), [{ ...strike.command, targets: ["orc"] }]);
});

test("one key answers a question, holds no window that is not there, and pauses", () => {
  const question = { kind: "question", id: "q", ask: "consent", many: 1, number: null, choices: [{ id: "yes" }, { id: "no" }], to: null };
  assert.deepEqual(page(state({ stack: { frames: [question] } }))("2"), [{ type: "judge", question: "q", value: ["no"] }]);
  assert.deepEqual(page(state())("+"), []);
  assert.deepEqual(page(state())("p"), [{ type: "pause" }]);
});

test("keys rest while somebody types, and with the browser's own combinations", () => {
  const press = page(state());
  assert.deepEqual(press("n", { inside: "textarea" }), []);
  assert.deepEqual(press("n", { ctrlKey: true }), []);
  assert.deepEqual(press("Enter", { inside: "button" }), []);
});

test("a key given to something else is taken from what had it", () => {
  const prefs = first({ kind: "gm" }).prefs;
  const keys = rebound(prefs, GM_KEYS, "pause", "n");
  const bound = { ...prefs, keys };
  const [next, pause] = ["next", "pause"].map((id) => GM_KEYS.find((one) => one.id === id));
  assert.deepEqual([keyFor(bound, next), keyFor(bound, pause)], ["", "n"]);
  assert.equal(pressedKey(state({ prefs: bound }), GM_KEYS, "n"), pause);
});

test("one of a list moves before another, or to the end", () => {
  assert.deepEqual(moved(["a", "b", "c"], "c", "a"), ["c", "a", "b"]);
  assert.deepEqual(moved(["a", "b", "c"], "a", null), ["b", "c", "a"]);
});
