// @ts-check
// Answers that nobody has confirmed yet: they outlive a reload of the page, and are sent again under their old id.
import { recall, remember } from "./session.js";

/** What answers something that was asked; everything else is decided anew after a reload. @param {any} cmd */
const answers = (cmd) => cmd.window !== undefined || cmd.question !== undefined;

/** @param {Record<string, {cmd: any, rev?: number}>} pending */
const unsent = (pending) =>
  Object.entries(pending).flatMap(([id, { cmd, rev }]) => (answers(cmd) ? [{ id, cmd, ...(rev === undefined ? {} : { rev }) }] : []));

/** To be called before the page enters the room. @param {any} store @param {string} room */
export const keepUnsent = (store, room) => {
  const kept = recall("unsent", "sessionStorage");
  if (kept?.room === room) for (const one of kept.answers ?? []) store.dispatch({ t: "sent", ...one });
  store.subscribe((/** @type {any} */ { pending }, /** @type {any} */ before) => {
    if (pending === before.pending) return;
    const now = unsent(pending);
    remember("unsent", now.length ? { room, answers: now } : null, "sessionStorage");
  });
};
