// @ts-check
// A GM's window that shows what somebody else sees; nothing can be done in it.
import { askJson } from "./api.js";
import { clock } from "./time.js";

const EVERY_MS = 1000;

/** @param {{store: any, on: any}} page @param {{room: string, token: string, as: string}} seat */
export const previewing = ({ store, on }, { room, token, as }) => {
  on.seen = on.touched = () => {};
  const look = async () => {
    if (document.hidden) return;
    try {
      const { now, sections } = await askJson(`rooms/${room}/view?seat=${encodeURIComponent(as)}`, { method: "GET", token });
      clock.hold(sections.room.paused_at ?? null);
      clock.heard(now);
      store.dispatch({ t: "welcome", sections });
    } catch {
      store.dispatch({ t: "link", link: "off" });
    }
  };
  document.querySelector("main")?.setAttribute("inert", "");
  on.ui({ preview: true });
  setInterval(look, EVERY_MS);
  look();
};
