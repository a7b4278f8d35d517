// Answers that nobody has confirmed are there again after a reload, under their ids, until they are answered.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { first, reduce } from "../../static/lib/reduce.js";
import { createStore } from "../../static/lib/store.js";
import { keepUnsent } from "../../static/lib/unsent.js";

const REACT = { type: "react", window: "w", actor: "a", reaction: "parry" };
const ANSWER = { type: "answer", question: "q", value: [1] };
const PASS = { type: "end_turn", actor: "a" };

/** What the device keeps for this tab. */
const shelf = () => {
  const kept = new Map();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
};
const opened = (room) => {
  const store = createStore(reduce, first({ kind: "player" }));
  keepUnsent(store, room);
  return store;
};
beforeEach(() => Object.defineProperty(globalThis, "sessionStorage", { value: shelf(), configurable: true, writable: true }));

test("answers to windows and questions outlive a reload; what else was sent does not", () => {
  const before = opened("r");
  for (const [id, cmd] of Object.entries({ one: REACT, two: ANSWER, three: PASS })) before.dispatch({ t: "sent", id, cmd });
  const { pending } = opened("r").state;
  assert.deepEqual(Object.entries(pending).map(([id, { cmd }]) => [id, cmd]), [["one", REACT], ["two", ANSWER]]);
});

test("what was answered is not sent again", () => {
  const before = opened("r");
  before.dispatch({ t: "sent", id: "one", cmd: REACT });
  before.dispatch({ t: "ok", re: "one" });
  assert.deepEqual(opened("r").state.pending, {});
});

test("another room gets none of it, and a shelf with nonsense is no harm", () => {
  opened("r").dispatch({ t: "sent", id: "one", cmd: REACT });
  assert.deepEqual(opened("another").state.pending, {});
  sessionStorage.setItem("offturn.unsent", "{");
  assert.deepEqual(opened("r").state.pending, {});
});
