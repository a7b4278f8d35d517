// @ts-check
// Calls somebody who looks at the map: a badge, a notification, and a popover with the prompt.
import { load } from "../../lib/catalogues.js";
import { openPrompts } from "../../lib/read.js";
import { say, t } from "../../lib/text.js";
import { actingRow } from "../../lib/turns.js";
import { calls, openQuestions, waiting, wanted } from "../../lib/wanted.js";

const PROMPT = "app.offturn/prompt";
const SIZE = { width: 380, height: 560 };
const COLOURS = { prompt: "#b3421f", turn: "#2f5fc4", calm: "#2f5fc4" };

/** What the badge says. @param {any} state */
export const badgeOf = (state) => {
  const want = wanted(state);
  if (want === "prompt") return { text: String(waiting(state).length), colour: COLOURS.prompt };
  return { text: want === "turn" ? "!" : undefined, colour: COLOURS[want] };
};

/** One line for whoever is called. @param {any} state @param {"prompt" | "judge" | "turn"} what */
const lineFor = (state, what) => {
  if (what === "turn") return t("title-turn", { who: actingRow(state)?.name ?? "" });
  const [prompt] = openPrompts(state);
  const [question] = openQuestions(state);
  if (prompt) return t("title-prompt", { who: prompt.actor_name, what: say(prompt.trigger) });
  return question ? t("title-question", { what: say(question.title) }) : t("brand");
};

/** @param {import("./host.js").Host} host @param {any} store of the background's line */
export const callOver = ({ obr }, store) => {
  let open = false;
  let looked = false;
  const close = () => {
    if (open) obr.popover.close(PROMPT).catch(() => {});
    open = false;
  };
  const ask = async () => {
    if (open || looked) return;
    open = true;
    const [left, top] = await Promise.all([obr.viewport.getWidth(), obr.viewport.getHeight()]);
    const middle = /** @type {const} */ ({ horizontal: "CENTER", vertical: "BOTTOM" });
    await obr.popover.open({
      id: PROMPT, url: "/embed/owlbear/popover", ...SIZE, anchorReference: "POSITION", anchorPosition: { left: left / 2, top: top - 16 },
      anchorOrigin: middle, transformOrigin: middle, disableClickAway: true,
    });
  };
  const announce = async (/** @type {any} */ state, /** @type {"prompt" | "judge" | "turn"} */ what) => {
    if (what === "prompt" && state.kind === "player") ask().catch(() => (open = false));
    await load(state.prefs.language, state.room?.system.id ?? null);
    await obr.notification.show(lineFor(state, what), what === "turn" ? "INFO" : "WARNING");
  };
  const badge = (/** @type {any} */ state) => {
    const { text, colour } = badgeOf(state);
    obr.action.setBadgeBackgroundColor(colour).catch(() => {});
    obr.action.setBadgeText(text).catch(() => {});
  };
  obr.action.onOpenChange((now) => {
    looked = now;
    if (now) close();
  });
  return store.subscribe((/** @type {any} */ state, /** @type {any} */ before) => {
    if (state.me === before.me && state.stack === before.stack && state.order === before.order) return;
    if (badgeOf(state).text !== badgeOf(before).text) badge(state);
    if (!waiting(state).length) close();
    const what = calls(before, state);
    if (what) announce(state, what).catch(() => {});
  });
};
