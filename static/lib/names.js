// @ts-check
// What to call the room and things of one’s own, and where people join.
import { actionName } from "./action-name.js";
import { has, t } from "./text.js";

/** @param {{name?: string} | null} room */
export const roomName = (room) => room?.name || t("room-unnamed");

/** @param {{url?: string, path?: string}} join */
export const joinAddress = ({ url, path }) => url ?? new URL(path ?? "/join", location.href).href;

/** Something of a combatant's own: by its name, else by what its id or what it is like is called.
 * @param {import("./types.js").State} state @param {{id?: string, name?: string, base?: string | null}} own */
export const ownName = (state, { id = "", name, base }) => name || actionName(state, has(`action-${id}`) ? id : base ?? id);
