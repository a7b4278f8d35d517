// @ts-check
// What to call the room, and where people join it.
import { t } from "./text.js";

/** @param {{name?: string} | null} room */
export const roomName = (room) => room?.name || t("room-unnamed");

/** @param {{url?: string, path?: string}} join */
export const joinAddress = ({ url, path }) => url ?? new URL(path ?? "/join", location.href).href;
