// @ts-check
// Who this page is: the seat in the address's fragment, and what the device remembers.

const PREFIX = "offturn.";

/** @param {string} hash `#room=…&token=…`, for a GM's preview with `&as=SEAT` */
export const seatOf = (hash) => {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const [room, token, as] = ["room", "token", "as"].map((key) => said.get(key));
  return room && token ? { room, token, ...(as === null ? {} : { as }) } : null;
};

/** The join code of `#CODE`, without the spaces and dashes people type. @param {string} hash */
export const codeOf = (hash) => (hash.includes("=") ? "" : tidyCode(decodeURIComponent(hash.replace(/^#/, ""))));

/** @param {string} code */
export const tidyCode = (code) => code.replace(/[\s\-_.]/g, "").toUpperCase();

/** @param {{room: string, token: string}} seat */
export const fragment = ({ room, token }) => `#${new URLSearchParams({ room, token })}`;

/** @typedef {"localStorage" | "sessionStorage"} Where the device, or this tab alone */

/** @param {string} key @param {unknown} value @param {Where} [where] */
export const remember = (key, value, where = "localStorage") => {
  try {
    globalThis[where].setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Private windows and framed pages may forbid it; the page works without.
  }
};

/** @param {string} key @param {Where} [where] */
export const recall = (key, where = "localStorage") => {
  try {
    return JSON.parse(globalThis[where].getItem(PREFIX + key) ?? "null");
  } catch {
    return null;
  }
};

export const randomId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
