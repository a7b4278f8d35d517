// What calls for somebody: prompts, questions, turns; and how often a page is told of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { first } from "../../static/lib/reduce.js";
import { showSeen } from "../../static/lib/seen.js";
import { createStore } from "../../static/lib/store.js";
import { calls, nextNow, waiting, wanted } from "../../static/lib/wanted.js";

const prompt = (status) => ({ window: "w", actor: "ada", actor_name: "Ada", status, options: [] });
const asked = { kind: "question", id: "q", ask: "consent", to: "ada", choices: [] };
const judged = { kind: "question", id: "j", ask: "facts", to: null, choices: [] };
const page = (kind, { me = {}, frames = [], active = null } = {}) => {
  const calm = first({ kind });
  return { ...calm, me: { ...calm.me, controls: ["ada"], ...me }, stack: { frames }, order: { round: 1, active, rows: [] } };
};
const calm = page("player");

test("a question to a player calls like a prompt, once", () => {
  const state = page("player", { me: { questions: [asked] } });
  assert.equal(wanted(state), "prompt");
  assert.equal(calls(calm, state), "prompt");
  assert.equal(calls(state, state), null);
});

test("a question to the GM calls the GM, one to a player does not", () => {
  const gm = page("gm");
  assert.equal(calls(gm, page("gm", { frames: [judged] })), "judge");
  assert.equal(calls(gm, page("gm", { frames: [asked] })), null);
  assert.equal(wanted(page("gm", { frames: [asked] })), "calm");
});

test("nothing waits any more once it is answered", () => {
  assert.deepEqual(waiting(page("player", { me: { prompts: [prompt("open")] } })), ["w ada"]);
  assert.deepEqual(waiting(page("player", { me: { prompts: [prompt("answered")] } })), []);
});

test("one's own turn calls a player, and a display never calls", () => {
  assert.equal(calls(calm, page("player", { active: "ada" })), "turn");
  assert.equal(calls(page("display"), page("display", { me: { prompts: [prompt("open")] } })), null);
});

const phone = () => {
  const told = [];
  const on = { seen: (one, stage) => told.push(`${one.window} ${stage}`) };
  const store = createStore((state, message) => ({ ...state, ...message }), { ...page("player", { me: { prompts: [prompt("open")] } }), link: "off" });
  const front = Object.assign(new EventTarget(), { hidden: true });
  showSeen({ store, on }, front);
  return { told, on, store, front };
};

test("a prompt is told as shown when it is before somebody's eyes, and again after each connection", () => {
  const { told, store, front } = phone();
  store.dispatch({ link: "on" });
  assert.deepEqual(told, []);
  front.hidden = false;
  front.dispatchEvent(new Event("visibilitychange"));
  store.dispatch({ worded: 1 });
  assert.deepEqual(told, ["w shown"]);
  store.dispatch({ link: "off" });
  store.dispatch({ link: "on" });
  assert.deepEqual(told, ["w shown", "w shown"]);
});

test("any touch of the prompt is told, once", () => {
  const { told, on, store, front } = phone();
  front.hidden = false;
  store.dispatch({ link: "on" });
  const [one] = store.state.me.prompts;
  on.touched(one);
  on.touched(one);
  assert.deepEqual(told, ["w shown", "w touched"]);
});

test("somebody who wants to know is told once of being next, and nobody else", () => {
  const rows = ["gob", "ada", "cora"].map((id) => ({ id, defeated: false }));
  const at = (active, next = true, kind = "player") => {
    const state = page(kind, { active });
    return { ...state, room: { status: "running" }, prefs: { ...state.prefs, next }, order: { ...state.order, rows } };
  };
  assert.equal(nextNow(at("cora"), at("gob")), true);
  assert.equal(nextNow(at("gob"), at("gob")), false);
  assert.equal(nextNow(at("gob"), at("ada")), false);
  assert.equal(nextNow(at("cora", false), at("gob", false)), false);
  assert.equal(nextNow(at("cora", true, "display"), at("gob", true, "display")), false);
});
