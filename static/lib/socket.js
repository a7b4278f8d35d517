// @ts-check
// The line to the room: hello, beats, probes, reconnects, and commands that are sent until they are answered.
import { openPrompts } from "./read.js";
import { revisionFor } from "./revision.js";
import { randomId } from "./session.js";
import { deviceNow } from "./time.js";

const BEAT_MS = 5000;
const QUICK_BEAT_MS = 2000;
const SLACK_MS = 1000;
const PROBE_MS = 1000;
const PING_MS = 10_000;
const FINAL = [4401, 4404, 4409];
const SLOW = [4413, 4429, 4503];

/** @param {number} tries @param {number} floor */
const backOff = (tries, floor) => Math.max(floor, Math.min(8000, 250 * 2 ** tries)) * (0.5 + Math.random() / 2);

/**
 * @param {{hello: () => object, store: {state: any, dispatch: (message: any) => void}, clock: any, page?: any,
 *   make?: () => WebSocket, url?: string}} line
 */
export const openLine = ({ hello, store, clock, page = document, url, make }) => {
  const create = make ?? (() => new WebSocket(url ?? "", "offturn.v1"));
  /** @type {WebSocket | null} */
  let socket = null;
  let welcomed = false;
  let tries = 0;
  let floor = 0;
  let heardAt = deviceNow();
  let tickedAt = deviceNow();
  let pingedAt = 0;
  let over = false;
  /** @type {any} */
  let again = 0;

  const frame = (/** @type {object} */ message) => {
    if (socket?.readyState === 1) socket.send(JSON.stringify(message));
  };
  const ping = (/** @type {object} */ more = {}) => {
    pingedAt = deviceNow();
    frame({ t: "ping", c: pingedAt, ...more });
  };
  const drop = () => {
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
    socket = null;
    welcomed = false;
  };
  const finish = (/** @type {number} */ code) => {
    over = true;
    drop();
    if (!store.state.bye) store.dispatch({ t: "bye", code });
    store.dispatch({ t: "link", link: "ended" });
  };
  const lost = (/** @type {{code?: number, atOnce?: boolean}} */ { code = 0, atOnce = false } = {}) => {
    if (over) return;
    if (FINAL.includes(code)) return finish(code);
    if (SLOW.includes(code)) floor = 4000;
    drop();
    store.dispatch({ t: "link", link: "off" });
    clearTimeout(again);
    again = setTimeout(dial, atOnce ? 0 : backOff(tries, floor));
    tries += 1;
  };
  const dial = () => {
    clearTimeout(again);
    drop();
    heardAt = deviceNow();
    const mine = create();
    socket = mine;
    mine.onopen = () => {
      frame({ t: "hello", ...hello() });
      ping();
    };
    mine.onmessage = (event) => take(JSON.parse(event.data));
    mine.onclose = (event) => lost({ code: store.state.bye?.code ?? event.code });
    mine.onerror = () => {};
  };
  const take = (/** @type {any} */ message) => {
    heardAt = deviceNow();
    const room = message.sections?.room;
    if (room) clock.hold(room.paused_at ?? null);
    if (typeof message.now === "number") message.t === "pong" ? clock.pong(message.c, message.now) : clock.heard(message.now);
    store.dispatch(message);
    if (message.t === "beat") ping({ beat: message.n });
    if (message.t === "welcome") greet();
    if (room && welcomed) ping();
  };
  const say = (/** @type {string} */ id) => {
    const { cmd, rev } = store.state.pending[id];
    frame({ t: "do", id, ...(rev === undefined ? {} : { rev }), cmd });
  };
  const greet = () => {
    [welcomed, tries, floor] = [true, 0, 0];
    frame({ t: "here", visible: !page.hidden });
    for (const id of Object.keys(store.state.pending)) say(id);
  };
  const probe = () => {
    const asked = deviceNow();
    ping();
    setTimeout(() => {
      if (heardAt < asked && !over) lost({ atOnce: true });
    }, PROBE_MS);
  };
  const quick = () => openPrompts(store.state).length + store.state.me.questions.length > 0;
  /** How long the room may be silent before the line is taken for dead. */
  const patience = () => 2 * (quick() ? QUICK_BEAT_MS : BEAT_MS) + SLACK_MS;
  const wake = () => {
    if (over || page.hidden) return;
    const alive = socket && socket.readyState <= 1 && welcomed && deviceNow() - heardAt <= patience();
    if (alive) return probe();
    tries = 0;
    dial();
  };
  const tick = () => {
    const now = deviceNow();
    const slept = now - tickedAt > 4000;
    tickedAt = now;
    if (over) return;
    store.dispatch({ t: "tick" });
    if (!socket || !welcomed) {
      if (socket && now - heardAt > BEAT_MS * 2) lost();
      return;
    }
    if (now - heardAt > patience()) return lost({ atOnce: true });
    if (slept) return probe();
    if (now - pingedAt > PING_MS) ping();
  };

  page.addEventListener("visibilitychange", () => {
    frame({ t: "here", visible: !page.hidden });
    wake();
  });
  page.addEventListener("resume", wake);
  globalThis.addEventListener?.("online", wake);
  globalThis.addEventListener?.("pageshow", (event) => /** @type {any} */ (event).persisted && wake());
  const beating = setInterval(tick, 1000);
  dial();
  return {
    /** Send a command until it is answered, whatever happens to the line. `rev`: what it was decided on, if that is to be compared.
     * @param {any} cmd @param {{anyway?: boolean, id?: string, rev?: number | null}} [how] @returns its id */
    send(cmd, { anyway = false, id = randomId(), rev = anyway ? null : revisionFor(store.state, cmd) } = {}) {
      store.dispatch({ t: "sent", id, cmd, rev });
      if (welcomed) say(id);
      return id;
    },
    frame,
    /** For good. */
    close() {
      over = true;
      clearTimeout(again);
      clearInterval(beating);
      drop();
    },
  };
};
