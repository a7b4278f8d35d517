// @ts-check
// Newcomers bring their sheets: the server reads them as it reads files, with their reactions.
import { askJson } from "../../lib/api.js";
import { setting } from "./settings.js";
import { sheetOf } from "./world.js";

const PATIENCE_MS = 5000;

/** @param {import("./settings.js").Seat} seat @param {() => void} look something has become ready */
export const sheets = (seat, look) => {
  /** What became of each; undefined: under way. @type {Map<string, object | null | undefined>} */
  const made = new Map();
  const fetched = async (/** @type {{id: string, sheet: string}} */ { id, sheet }) => {
    const headers = { "X-Filename": encodeURIComponent(`fvtt-Actor-${id}.json`) };
    const said = await askJson("import", { token: seat.token, body: sheet, headers });
    return said.creatures?.[0]?.creature ?? null;
  };
  const ask = async (/** @type {string} */ ref) => {
    const found = sheetOf(ref);
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));
    // Without its sheet it comes in as the table shows it.
    made.set(ref, found ? await Promise.race([fetched(found).catch(() => null), late]) : null);
    look();
  };
  return {
    /** Whether a newcomer can be told of; else it will be looked at again. @param {string} ref */
    ready(ref) {
      if (!setting("sheets")) return true;
      if (!made.has(ref)) {
        made.set(ref, undefined);
        ask(ref);
      }
      return made.get(ref) !== undefined;
    },
    /** @param {string} ref @returns {object | null} */
    of: (ref) => made.get(ref) ?? null,
  };
};
