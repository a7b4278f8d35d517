// @ts-check
// An action that stands still until its actor says what comes of it.
import { nameOf } from "../../lib/read.js";
import { t } from "../../lib/text.js";

/** Who is to choose now, if anybody. @param {any} state @returns {string | null} */
export const chooser = (state) => {
  const frame = state.stack.frames.at(-1);
  return frame?.waits ? frame.by : null;
};

/** What everybody waits for while something is under way. @param {any} state */
export const underWay = (state) => {
  const who = chooser(state);
  return who ? t("choosing", { who: nameOf(state, who) }) : t("resolving");
};
