// @ts-check
// The bridge: tells the room where the tokens of the scene stand, from one GM's page, and puts them where the rules have them.
import { askJson } from "../../lib/api.js";
import { randomId } from "../../lib/session.js";
import { refusal, t } from "../../lib/text.js";
import { deviceNow } from "../../lib/time.js";
import { follow } from "./follow.js";
import { lineOf } from "./hub.js";
import { linked, positionFor, standing } from "./items.js";
import { watchScene } from "./scene.js";
import { keepBridge, keptBridge } from "./seat.js";

const NAME = "Owlbear Rodeo";

/** The bridge's secret: the one of this device, or a new one for the room's seat of it. @param {{room: string, token: string}} gm @param {any[]} seats */
const secretFor = async (gm, seats) => {
  const kept = keptBridge(gm.room);
  if (kept) return kept;
  const mine = seats.find((one) => one.role === "bridge" && one.name === NAME);
  const path = mine ? `rooms/${gm.room}/seats/${encodeURIComponent(mine.id)}/link` : `rooms/${gm.room}/seats`;
  const { invite } = await askJson(path, { token: gm.token, json: mine ? { reissue: false } : { role: "bridge", name: NAME } });
  const { token } = await askJson("session", { json: { invite } });
  keepBridge(gm.room, token);
  return token;
};

/** Where the room has everybody that everybody may see. @param {any} state */
const placesOf = ({ order, board }) => {
  const at = new Map((board?.tokens ?? []).map((/** @type {any} */ one) => [one.id, [one.x, one.y]]));
  return new Map(order.rows.map((/** @type {any} */ one) => [one.id, at.get(one.id) ?? null]));
};

/** The board that this frame needs, with the ground that was marked on the one before. @param {any} board @param {{x: number, y: number, width: number, height: number}} frame
 * @param {{x: number, y: number} | null} before */
const groundFor = (board, frame, before) => {
  const [dx, dy] = before ? [before.x - frame.x, before.y - frame.y] : [0, 0];
  const moved = (/** @type {[number, number][]} */ cells = []) =>
    cells.map(([x, y]) => [x + dx, y + dy]).filter(([x, y]) => x >= 1 && y >= 1 && x <= frame.width && y <= frame.height);
  return { width: frame.width, height: frame.height, difficult: moved(board?.difficult), blocked: moved(board?.blocked) };
};

/** @param {{pending: Record<string, any>}} state */
const laying = ({ pending }) => Object.values(pending).some((one) => one.cmd.grid);

/** @param {import("./host.js").Host} host @param {{room: string, token: string}} gm @param {any[]} seats @param {(status: {state: string, linked?: number, tokens?: number}) => void} report */
export const openBridge = async (host, gm, seats, report) => {
  const token = await secretFor(gm, seats);
  /** @type {import("./scene.js").Scene | null} */
  let scene = null;
  /** @type {import("./items.js").Frame | null} */
  let laid = null;
  /** @type {Map<string, any>} */
  let links = new Map();
  const { store, line } = lineOf({ seat: { room: gm.room, token, role: "bridge" }, kind: "bridge", heard: (message) => take(message) });
  /** Frames that are not answered, and whom they moved. @type {Map<string, string[]>} */
  const sent = new Map();
  /** Whether this page is the one that is listened to; nothing until it is told. @type {boolean | null} */
  let held = null;
  const boards = follow({
    can: () => store.state.link === "on" && held === true && !!scene && !laying(store.state),
    tell: (moved) => tell(moved),
    put: (moved) => put(moved),
    now: deviceNow,
    later: setTimeout,
  });
  /** Where somebody is is said; from where one is one moves, as the rules have it. @param {Record<string, [number, number] | null>} moved */
  const tell = (moved) => {
    const before = placesOf(store.state);
    const walking = (/** @type {string} */ id) => !!moved[id] && !!before.get(id);
    const put = Object.entries(moved).filter(([id]) => !walking(id));
    for (const [ref, place] of Object.entries(moved).filter(([id]) => walking(id))) {
      const id = randomId();
      sent.set(id, [ref]);
      line.frame({ t: "move", id, ref, path: [place] });
    }
    if (put.length) sent.set(line.send({ type: "board", tokens: Object.fromEntries(put) }), put.map(([id]) => id));
  };
  const put = (/** @type {Record<string, [number, number]>} */ moved) => {
    if (!scene) return;
    const { dpi, frame } = scene;
    const ids = Object.keys(moved).map((id) => links.get(id)?.id).filter(Boolean);
    host.obr.scene.items.updateItems(ids, (items) => {
      for (const item of items) {
        const [id] = [...links].find(([, one]) => one.id === item.id) ?? [];
        if (id && item.visible) item.position = positionFor(item, dpi, frame, moved[id]);
      }
    }).catch(() => {});
  };
  const look = () => {
    const { state } = store;
    if (state.link !== "on" || !state.room || held === null) return report({ state: "off" });
    if (!held) return report({ state: "elsewhere" });
    if (!scene) return report({ state: "no-scene" });
    if (scene.type !== "SQUARE" || state.room.system.grid !== "square") return report({ state: "other-grid" });
    links = linked(scene.items, state.order.rows);
    report({ state: "following", linked: links.size, tokens: state.order.rows.length });
    if (!lay(state)) return;
    boards.sawRoom(placesOf(state));
    boards.sawScene(standing(links, scene.dpi, scene.frame));
  };
  /** Whether the room's board is the scene's; else it is laid out first. @param {any} state */
  const lay = ({ board, pending }) => {
    if (!scene || laying({ pending })) return false;
    const { frame } = scene;
    const fits = board && board.width === frame.width && board.height === frame.height && (!laid || (laid.x === frame.x && laid.y === frame.y));
    const before = laid;
    laid = frame;
    if (!fits) line.send({ type: "board", grid: groundFor(board, frame, before) });
    return fits;
  };
  const take = (/** @type {any} */ message) => {
    if (message.t === "bye" && message.code === 4401) keepBridge(gm.room, null);
    if (message.t === "lease") held = message.held;
    if (message.t === "welcome") boards.answered();
    if (message.t === "moved" && message.stopped) warn(t("owlbear-stopped", { who: nameOf(message.ref) }));
    const moved = message.t === "ok" || message.t === "no" ? sent.get(message.re) : undefined;
    if (moved) {
      sent.delete(message.re);
      boards.answered(moved);
      if (message.t === "no") warn(refusal(message.reason, message.params));
    }
    if (message.sections || ["link", "ok", "lease"].includes(message.t)) look();
  };
  const nameOf = (/** @type {string} */ id) => store.state.order?.rows.find((/** @type {any} */ one) => one.id === id)?.name ?? "";
  const warn = (/** @type {string} */ words) => host.obr.notification.show(words, "WARNING").catch(() => {});
  await watchScene(host, (found) => {
    scene = found;
    look();
  });
  return { close: line.close };
};
