// @ts-check
// A line to the room from Foundry's page.
import { first, reduce } from "../../lib/reduce.js";
import { randomId } from "../../lib/session.js";
import { openLine } from "../../lib/socket.js";
import { createStore } from "../../lib/store.js";

/** @param {string} url of the server */
const socketAt = (url) => `${url.replace(/^http/, "ws")}/ws/v1`;

/** Whoever shows no time needs no clock. */
const timeless = { hold() {}, heard() {}, pong() {} };

/** @param {{seat: import("./settings.js").Seat, kind: string, store: any, clock?: any, language: string}} who */
export const lineFor = ({ seat, kind, store, clock = timeless, language }) => {
  const conn = randomId();
  const hello = () => ({ room: seat.room, token: seat.token, conn, client: { kind, host: "foundry", version: "1", language } });
  return openLine({ hello, store, clock, url: socketAt(seat.url) });
};

/** The bridge's line: `heard` gets every frame after the store. @param {{seat: import("./settings.js").Seat, language: string, heard: (message: any) => void}} who */
export const bridgeLine = ({ seat, language, heard }) => {
  const store = createStore(reduce, first({ kind: "bridge" }));
  const told = {
    get state() {
      return store.state;
    },
    dispatch(/** @type {any} */ message) {
      store.dispatch(message);
      heard(message);
    },
  };
  return { store, line: lineFor({ seat, kind: "bridge", store: told, language }) };
};
