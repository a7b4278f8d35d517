// @ts-check
// The way to a seat inside Owlbear: a GM opens a room or takes over one by its link, players join the table's room.
import { askJson, failureOf } from "../../lib/api.js";
import { joining } from "../../lib/joining.js";
import { listSystems } from "../../lib/systems.js";
import { seatOf } from "../../lib/session.js";
import { readTable, watchTable, writeTable } from "./table.js";

/** The seat that a GM's link opens: `…/gm#room=…&token=…` or `…#invite=…` of this server. @param {string} typed */
const byLink = async (typed) => {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (!url || url.origin !== location.origin) return null;
  const invite = new URLSearchParams(url.hash.slice(1)).get("invite");
  if (invite) return askJson("session", { json: { invite } });
  const seat = seatOf(url.hash);
  return seat && url.pathname === "/gm" ? { room: seat.room, token: seat.token, role: "gm" } : null;
};

/** The room's join code, as its GM is told it. @param {{room: string, token: string}} seat */
const codeOf = async ({ room, token }) => {
  const { sections } = await askJson(`rooms/${room}/view`, { method: "GET", token });
  return sections.room.join?.code ?? (await askJson(`rooms/${room}/code`, { json: { open: true }, token })).code;
};

/** @param {{store: any, on: any}} page @param {import("./host.js").Host} host @param {(seat: import("./seat.js").Seat) => void} sit */
export const entering = ({ store, on }, host, sit) => {
  joining({ store, on }, (seat) => sit({ ...seat, role: "player" }), { named: host.player.name, framed: true });
  const set = (/** @type {object} */ patch) => on.ui({ entry: { ...store.state.ui.entry, ...patch } });
  const attempt = async (/** @type {() => Promise<void>} */ work) => {
    set({ busy: true, failure: null });
    try {
      await work();
    } catch (error) {
      set({ failure: failureOf(error) });
    }
    set({ busy: false });
  };
  const know = (/** @type {{room: string, join: string} | null} */ table) => {
    const before = store.state.ui.entry?.table?.join;
    set({ table });
    if (table && table.join !== before && store.state.ui.joining && !store.state.ui.joining.found) on.preview(table.join);
  };
  on.as = (/** @type {"gm" | "player"} */ as) => set({ as });
  on.open = (/** @type {string} */ name) =>
    attempt(async () => {
      const json = { system: store.state.ui.system, language: store.state.prefs.language, ...(name ? { name } : {}) };
      const { room, gm, join } = await askJson("rooms", { json });
      await writeTable(host, { room, join: join.code });
      sit({ room, token: gm.token, role: "gm" });
    });
  on.takeOver = (/** @type {string} */ link) =>
    attempt(async () => {
      const seat = await byLink(link.trim());
      if (seat?.role !== "gm") return set({ notALink: true });
      await writeTable(host, { room: seat.room, join: await codeOf(seat) });
      sit({ room: seat.room, token: seat.token, role: "gm" });
    });
  listSystems({ store, on });
  on.readSystems();
  set({ as: host.player.gm ? "gm" : "player", table: null, failure: null, notALink: false });
  watchTable(host, know);
  readTable(host).then(know, () => {});
};
