// @ts-check
// The background's side of the line: one socket for this person, shared with whatever page of this tab is open.
import { first, reduce } from "../../lib/reduce.js";
import { randomId } from "../../lib/session.js";
import { openLine } from "../../lib/socket.js";
import { createStore } from "../../lib/store.js";
import { clock } from "../../lib/time.js";

const RELAYED = ["welcome", "update", "ok", "no", "bye", "link"];

/** The address of the rooms' sockets. */
const ADDRESS = () => new URL("/ws/v1", location.href.replace(/^http/, "ws")).href;

/** A line of this seat. `heard` gets every frame. @param {{seat: {room: string, token: string, role: string}, kind: string, heard?: (message: any) => void}} who */
export const lineOf = ({ seat, kind, heard = () => {} }) => {
  const conn = randomId();
  const store = createStore(reduce, first({ kind }));
  const hello = () => ({ room: seat.room, token: seat.token, conn, client: { kind, host: "owlbear", version: "1", language: document.documentElement.lang } });
  const told = {
    get state() {
      return store.state;
    },
    dispatch(/** @type {any} */ message) {
      store.dispatch(message);
      heard(message);
    },
  };
  return { store, line: openLine({ hello, store: told, clock: kind === "bridge" ? silent : clock, url: ADDRESS() }) };
};

/** A bridge shows no time. */
const silent = { hold() {}, heard() {}, pong() {} };

/** One person's line and the newest of everything on it. @param {{room: string, token: string, role: string}} seat @param {(message: object) => void} post */
export const openHub = (seat, post) => {
  /** @type {Record<string, any>} */
  const sections = {};
  let now = 0;
  const heard = (/** @type {any} */ message) => {
    Object.assign(sections, message.sections ?? {});
    if (typeof message.now === "number") now = message.now;
    if (RELAYED.includes(message.t)) post({ t: "line", message });
    else if (message.t === "pong") post({ t: "line", message: { t: "pong", c: message.c, now: message.now } });
  };
  const { store, line } = lineOf({ seat, kind: seat.role === "gm" ? "gm" : "player", heard });
  return {
    store,
    send: line.send,
    /** What a page needs that has just been opened. */
    show() {
      if (sections.room) post({ t: "line", message: { t: "welcome", now, rev: store.state.rev, sections } });
      post({ t: "line", message: { t: "link", link: store.state.link } });
    },
    /** @param {any} message from a page */
    take(message) {
      if (message.t === "do") line.send(message.cmd, { id: message.id, rev: message.rev });
      if (message.t === "seen") line.frame({ t: "seen", window: message.window, actor: message.actor, stage: message.stage });
      if (message.t === "ping") line.frame({ t: "ping", c: message.c });
    },
    close: line.close,
  };
};
