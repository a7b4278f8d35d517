// @ts-check
// Which commands of a GM say what they were decided on, so that two GMs do not undo each other's work unseen.

/** @typedef {import("./types.js").State} State */

/** What would overwrite, or do a second time, what somebody else has just done. */
const WEIGHED = ["act", "edit", "initiative", "order", "remove", "defeat", "hide", "reveal", "effect"];

/** The log's serial that a command was decided on; null: it goes through whatever has happened. While another
 * command of this page is under way the serial is not known. @param {State} state @param {any} cmd @returns {number | null} */
export const revisionFor = (state, cmd) =>
  state.kind === "gm" && WEIGHED.includes(cmd.type) && !Object.keys(state.pending).length ? state.rev : null;
