// The line to the room, over a socket made of plain objects and a clock that the tests turn.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { first, reduce } from "../../static/lib/reduce.js";
import { openLine } from "../../static/lib/socket.js";
import { createStore } from "../../static/lib/store.js";
import { createClock } from "../../static/lib/time.js";

beforeEach(() => mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 }));
afterEach(() => mock.timers.reset());

const pass = (ms) => {
  for (let gone = 0; gone < ms; gone += 100) mock.timers.tick(100);
};

const table = () => {
  const sockets = [];
  const page = Object.assign(new EventTarget(), { hidden: false });
  const store = createStore(reduce, first({ kind: "player" }));
  const make = () => {
    const socket = { readyState: 1, sent: [], closed: false, send: (text) => socket.sent.push(JSON.parse(text)), close: () => (socket.closed = true) };
    sockets.push(socket);
    return socket;
  };
  const line = openLine({ hello: () => ({ token: "T" }), store, clock: createClock(), page, make });
  const now = () => sockets.at(-1);
  const say = (message) => now().onmessage({ data: JSON.stringify(message) });
  const welcome = () => {
    now().onopen();
    say({ t: "welcome", seat: "s", role: "player", now: 5, sections: { room: { paused_at: null } } });
  };
  const kinds = (socket) => socket.sent.map((one) => one.t);
  return { sockets, page, store, line, now, say, welcome, kinds };
};

test("the first frame is hello", () => {
  const { now, welcome, kinds } = table();
  welcome();
  assert.equal(kinds(now())[0], "hello");
});

test("two missed beats mean not connected, and a new socket at once", () => {
  const { sockets, store, welcome } = table();
  welcome();
  pass(10_500);
  assert.equal(store.state.link, "on");
  pass(1500);
  assert.equal(store.state.link, "off");
  assert.equal(sockets[0].closed, true);
  assert.equal(sockets.length, 2);
});

test("beats keep the line", () => {
  const { store, say, welcome } = table();
  welcome();
  for (let n = 0; n < 5; n += 1) {
    pass(5000);
    say({ t: "beat", now: 10 });
  }
  assert.equal(store.state.link, "on");
});

test("what was not answered is sent again with the same id", () => {
  const { now, line, welcome, say, kinds } = table();
  welcome();
  line.send({ type: "begin" });
  line.send({ type: "pause" });
  const [one, two] = now().sent.filter((frame) => frame.t === "do");
  say({ t: "ok", re: one.id });
  now().onclose({ code: 1006 });
  pass(600);
  welcome();
  assert.deepEqual(now().sent.filter((frame) => frame.t === "do"), [two]);
  assert.equal(kinds(now())[0], "hello");
});

test("a token that is not valid ends it", () => {
  const { sockets, store, now, say } = table();
  now().onopen();
  say({ t: "bye", code: 4401, reason: "token" });
  now().onclose({ code: 4401 });
  pass(60_000);
  assert.equal(store.state.link, "ended");
  assert.equal(sockets.length, 1);
});

test("a page that becomes visible dials at once when the line is down", () => {
  const { sockets, page, now } = table();
  for (let n = 0; n < 6; n += 1) {
    now().onclose({ code: 1006 });
    pass(9000);
  }
  now().onclose({ code: 1006 });
  const before = sockets.length;
  page.dispatchEvent(new Event("visibilitychange"));
  assert.equal(sockets.length, before + 1);
});

test("a page that becomes visible probes, and gives a dead line a second", () => {
  const { sockets, page, welcome, now } = table();
  welcome();
  pass(3000);
  page.dispatchEvent(new Event("visibilitychange"));
  assert.equal(now().sent.at(-1).t, "ping");
  pass(1100);
  assert.equal(sockets.length, 2);
});

test("a page that was frozen for longer than the room is ever silent dials at once", () => {
  for (const event of ["resume", "visibilitychange"]) {
    const { sockets, page, welcome } = table();
    welcome();
    mock.timers.setTime(1_000_000 + 60_000);
    page.dispatchEvent(new Event(event));
    assert.equal(sockets.length, 2, event);
    mock.timers.reset();
    mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
  }
});

test("with an open question to this seat beats are missed sooner, once it is answered not", () => {
  const { store, say, welcome } = table();
  welcome();
  const me = (questions, status) => ({ ...store.state.me, questions, prompts: [{ window: "w", actor: "a", status }], options: [] });
  say({ t: "update", now: 6, sections: { me: me([], "answered") } });
  pass(8000);
  assert.equal(store.state.link, "on");
  say({ t: "update", now: 7, sections: { me: me([{ id: "q" }], "answered") } });
  pass(6500);
  assert.equal(store.state.link, "off");
});

test("a GM's command says what it was decided on, also when it is sent again", () => {
  const { store, line, say, now, welcome } = table();
  store.state.kind = "gm";
  welcome();
  say({ t: "update", now: 6, rev: 7, sections: {} });
  line.send({ type: "edit", combatant: "a" });
  const [edit] = now().sent.filter((frame) => frame.t === "do");
  assert.equal(edit.rev, 7);
  now().onclose({ code: 1006 });
  pass(600);
  welcome();
  assert.deepEqual(now().sent.filter((frame) => frame.t === "do"), [edit]);
  say({ t: "ok", re: edit.id });
  line.send({ type: "edit", combatant: "a" }, { anyway: true });
  assert.equal("rev" in now().sent.at(-1), false);
});
