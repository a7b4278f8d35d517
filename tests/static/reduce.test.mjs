// What the state becomes, message by message.
import assert from "node:assert/strict";
import { test } from "node:test";
import { first, keyOf, reduce } from "../../static/lib/reduce.js";
import { revisionFor } from "../../static/lib/revision.js";

const row = (id) => ({ id, name: id, defeated: false });
const prompt = (status, more = {}) => ({ window: "w", actor: "ada", actor_name: "Ada", status, options: [], chosen: null, ...more });
const me = (more = {}) => ({ seat: "s", name: "Marta", role: "player", controls: ["ada"], prompts: [], options: [], ...more });
const welcome = { t: "welcome", seat: "s", role: "player", sections: { order: { round: 1, active: "gob", rows: [row("ada"), row("gob")] }, me: me() } };
const after = (...messages) => messages.reduce(reduce, first({ kind: "player" }));
const update = (sections) => ({ t: "update", seq: 1, sections });

test("a welcome brings all sections and the connection", () => {
  const state = after({ t: "bye", code: 4503 }, welcome);
  assert.equal(state.link, "on");
  assert.equal(state.bye, null);
  assert.equal(state.order.active, "gob");
});

test("an update replaces only the sections it brings", () => {
  const before = after(welcome);
  const state = reduce(before, update({ effects: [{ id: "e" }] }));
  assert.equal(state.order, before.order);
  assert.equal(state.effects.length, 1);
});

test("a command is pending until it is answered, and ages by ticks", () => {
  const sent = after(welcome, { t: "sent", id: "1", cmd: { type: "begin" } }, { t: "tick" });
  assert.deepEqual(sent.pending, { 1: { cmd: { type: "begin" }, age: 1 } });
  assert.deepEqual(reduce(sent, { t: "ok", re: "1" }).pending, {});
});

test("a tick with nothing pending changes nothing", () => {
  const state = after(welcome);
  assert.equal(reduce(state, { t: "tick" }), state);
});

test("a refusal is kept with its command until the next one is sent", () => {
  const cmd = { type: "act", actor: "ada", action: "x" };
  const state = after(welcome, { t: "sent", id: "1", cmd }, { t: "no", re: "1", reason: "trigger", params: {} });
  assert.deepEqual(state.refusals, [{ id: "1", reason: "trigger", params: {}, cmd }]);
  assert.deepEqual(reduce(state, { t: "sent", id: "2", cmd }).refusals, []);
});

test("what was refused together is shown together, the newest three, and goes one by one", () => {
  const ids = ["1", "2", "3", "4"];
  const sent = ids.map((id) => ({ t: "sent", id, cmd: { type: "edit", id } }));
  const gone = ids.map((re) => ({ t: "no", re, reason: "conflict", params: { changed: [] } }));
  const state = after(welcome, ...sent.map((one) => ({ ...one, rev: 1 })), ...gone);
  assert.deepEqual(state.refusals.map((one) => one.id), ["2", "3", "4"]);
  assert.deepEqual(reduce(state, { t: "dismiss", id: "3" }).refusals.map((one) => one.id), ["2", "4"]);
  assert.deepEqual(reduce(state, { t: "sent", id: "5", cmd: { type: "edit" } }).refusals.length, 3, "who was overtaken decides");
  assert.deepEqual(reduce(state, { t: "dismiss" }).refusals, []);
});

test("a missed prompt is told once", () => {
  const state = after(welcome, update({ me: me({ prompts: [prompt("open")] }) }), update({ me: me() }));
  assert.equal(state.outcome.kind, "missed");
  assert.equal(reduce(state, { t: "dismiss" }).outcome, null);
});

test("what the GM takes back was not missed", () => {
  for (const id of ["log-undone", "log-redone"]) {
    const taken = { n: 2, at: 0, text: { id } };
    const state = after(welcome, update({ me: me({ prompts: [prompt("open")] }) }), update({ me: me(), log: [taken] }));
    assert.equal(state.outcome, null);
  }
});

test("what was said before a reload is still said after it, unless somebody is asked", () => {
  const outcome = { kind: "too_late", actor: "ada" };
  const began = { n: 1, at: 0, text: { id: "log-encounter-began" } };
  const back = (more) => after({ t: "outcome", outcome }, { ...welcome, sections: { ...welcome.sections, log: [began], me: me(more) } });
  assert.deepEqual(back().outcome, outcome);
  assert.equal(back({ prompts: [prompt("open")] }).outcome, null);
});

test("an answered prompt that goes is not missed", () => {
  const state = after(welcome, update({ me: me({ prompts: [prompt("answered")] }) }), update({ me: me() }));
  assert.equal(state.outcome, null);
});

test("an answer that came too late is told as such, whatever arrives first", () => {
  const answer = { t: "sent", id: "1", cmd: { type: "react", window: "w", actor: "ada" } };
  const no = { t: "no", re: "1", reason: "too_late", params: {} };
  const open = update({ me: me({ prompts: [prompt("open")] }) });
  const gone = update({ me: me() });
  assert.equal(after(welcome, open, answer, no, gone).outcome.kind, "too_late");
  assert.equal(after(welcome, open, answer, gone, no).outcome.kind, "too_late");
});

test("a reaction that was not needed is told with its log line", () => {
  const chosen = prompt("answered", { chosen: { reaction: "r", label: { t: "R" } } });
  const text = { id: "log-window-released", params: { who: { t: "Ada" } } };
  const state = after(welcome, update({ me: me({ prompts: [chosen] }) }), update({ me: me(), log: [{ n: 1, at: 0, text }] }));
  assert.deepEqual(state.outcome, { kind: "released", actor: null, text });
});

test("a new prompt clears the last outcome", () => {
  const open = update({ me: me({ prompts: [prompt("open")] }) });
  assert.equal(after(welcome, open, update({ me: me() }), open).outcome, null);
});

test("a half-filled action goes with its option, its turn, or its acceptance", () => {
  const option = { command: { type: "act", actor: "ada", action: "x" }, cost: [] };
  const filling = after(welcome, update({ me: me({ options: [option] }) }), { t: "ui", ui: { draft: { key: keyOf(option.command) } } });
  assert.ok(filling.ui.draft);
  assert.equal(reduce(filling, update({ me: me() })).ui.draft, null);
  assert.equal(reduce(filling, update({ order: { round: 1, active: "ada", rows: [] } })).ui.draft, null);
  const sent = reduce(filling, { t: "sent", id: "1", cmd: option.command });
  assert.equal(reduce(sent, { t: "ok", re: "1" }).ui.draft, null);
  assert.ok(reduce(sent, { t: "no", re: "1", reason: "trigger" }).ui.draft);
});

test("a command that was overtaken keeps what it was decided on", () => {
  const gm = [{ t: "welcome", seat: "s", role: "gm", rev: 4, sections: { ...welcome.sections, me: me({ role: "gm" }) } }].reduce(reduce, first({ kind: "gm" }));
  assert.equal(revisionFor(gm, { type: "edit" }), 4);
  assert.equal(revisionFor(gm, { type: "close_all" }), null);
  const sent = reduce(gm, { t: "sent", id: "1", cmd: { type: "edit" }, rev: 4 });
  assert.equal(revisionFor(sent, { type: "edit" }), null, "the page's own command is under way");
  const told = reduce(sent, { t: "update", seq: 1, rev: 6, sections: { order: { round: 2, active: "ada", rows: [] } } });
  const over = reduce(told, { t: "no", re: "1", reason: "conflict", params: { since: 6, changed: ["gob"] } });
  assert.equal(over.refusals[0].was.order, gm.order);
  assert.equal(revisionFor(over, { type: "edit" }), 6);
});

test("new lines are put after the log, and a whole log takes its place", () => {
  const line = (n) => ({ n, at: n, text: { id: "x" } });
  const told = [welcome, update({ log: [line(1)] }), update({ lines: [line(2), line(3)] })].reduce(reduce, first({ kind: "gm" }));
  assert.deepEqual(told.log.map((one) => one.n), [1, 2, 3]);
  const many = reduce(told, update({ lines: Array.from({ length: 250 }, (_, n) => line(4 + n)) }));
  assert.deepEqual([many.log.length, many.log[0].n, many.log.at(-1).n], [200, 54, 253]);
  assert.deepEqual(reduce(many, update({ log: [line(9)] })).log, [line(9)]);
  assert.equal(reduce(many, update({ order: many.order })).log, many.log);
});
