// @ts-check
// The popover's side of the line: it looks like a socket, and is the background page's.
import { revisionFor } from "../../lib/revision.js";
import { randomId } from "../../lib/session.js";
import { clock, deviceNow } from "../../lib/time.js";

/** @param {{store: any, post: (message: object) => void}} page */
export const relay = ({ store, post }) => {
  const ping = () => post({ t: "ping", c: deviceNow() });
  setInterval(() => store.dispatch({ t: "tick" }), 1000);
  return {
    /** A frame of the background's socket. @param {any} message */
    take(message) {
      const room = message.sections?.room;
      if (room) clock.hold(room.paused_at ?? null);
      if (message.t === "pong") return clock.pong(message.c, message.now);
      if (typeof message.now === "number" && message.t !== "welcome") clock.heard(message.now);
      store.dispatch(message);
      if (message.t === "welcome") ping();
    },
    /** @param {any} cmd @param {{anyway?: boolean}} [how] */
    send(cmd, { anyway = false } = {}) {
      const id = randomId();
      const rev = anyway ? null : revisionFor(store.state, cmd);
      store.dispatch({ t: "sent", id, cmd, rev });
      post({ t: "do", id, cmd, rev });
    },
    /** @param {any} prompt @param {string} stage */
    seen: (prompt, stage) => post({ t: "seen", window: prompt.window, actor: prompt.actor, stage }),
  };
};
