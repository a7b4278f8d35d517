// @ts-check
// The way in by a link that was made for one seat: its secret is exchanged for one of this device's own.
import { askJson } from "./api.js";
import { fragment, seatOf } from "./session.js";

/** @param {string} hash `#invite=…`, or the seat itself */
export const seatFor = async (hash) => {
  const invite = new URLSearchParams(hash.replace(/^#/, "")).get("invite");
  if (!invite) return seatOf(hash);
  const found = await askJson("session", { json: { invite } }).catch(() => null);
  if (!found) return null;
  history.replaceState(null, "", fragment(found));
  return seatOf(location.hash);
};
