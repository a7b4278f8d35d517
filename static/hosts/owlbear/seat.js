// @ts-check
// The seat that this person has at this table, kept on the device where it may be.
import { recall, remember } from "../../lib/session.js";

/** @typedef {{room: string, token: string, role: string, name?: string}} Seat */

/** @param {import("./host.js").Host} host */
const keyOf = ({ room, player }) => `owlbear.${room}.${player.id}`;

/** @param {import("./host.js").Host} host @returns {Seat | null} */
export const keptSeat = (host) => recall(keyOf(host));
/** @param {import("./host.js").Host} host @param {Seat | null} seat */
export const keepSeat = (host, seat) => remember(keyOf(host), seat);
/** The bridge's own secret. @param {string} room */
export const keptBridge = (room) => recall(`bridge.${room}`);
/** @param {string} room @param {string | null} token */
export const keepBridge = (room, token) => remember(`bridge.${room}`, token);
