// @ts-check
// The way back: what was done, in words, and what it would be like without.
import { actionName } from "./action-name.js";
import { askJson, failureOf } from "./api.js";
import { nameOf, rowOf } from "./read.js";
import { listed, t } from "./text.js";

/** @typedef {import("./types.js").State} State */

const SAID = {
  begin: "log-encounter-began", end: "log-encounter-ended", end_turn: "log-turn-ended", edit: "log-combatant-edited", remove: "log-combatant-removed",
  order: "log-order-set", initiative: "log-order-set", board: "log-board-set", hide: "log-combatant-hidden", reveal: "log-combatant-revealed",
  close_all: "log-stack-cleared", options: "log-options-set", judge: "log-question-answered", answer: "log-question-answered", decline: "log-window-answered",
  answer_for: "log-window-answered-gm", resolve: "log-window-closed-gm", extend: "log-window-extended", pause: "log-paused", resume: "log-resumed",
  delay: "log-delay-began", return: "log-delay-returning", ready: "log-held-stored", hold: "log-window-held", more_time: "log-window-extended-by", skip: "log-window-answered-gm",
  shelve: "log-encounter-shelved", take_up: "log-encounter-resumed", discard: "log-encounter-discarded",
  reroute: "log-window-rerouted-back", ask: "step-asked", roll: "log-question-answered", effect: "log-combatant-edited", defeat: "log-combatant-edited",
};

/** What a command did, as far as its words are known. @param {State} state @param {any} command */
export const stepText = (state, command) => {
  if (!command) return t("step-time");
  const actor = command.actor ?? command.combatant ?? null;
  const who = nameOf(state, actor) || t("someone");
  const title = command.action ?? command.reaction;
  if (title) {
    const own = rowOf(state, actor)?.owned?.find((/** @type {any} */ one) => one.id === title);
    return t("title-pending", { who, action: own?.name || actionName(state, title) });
  }
  if (command.type === "add") return t("log-combatant-added", { who: listed(command.creatures.map((/** @type {any} */ one) => one.name)) });
  const id = SAID[/** @type {keyof SAID} */ (command.type)];
  return id ? t(id, { who }) : t("step-other", { what: command.type });
};

/** Lets a page ask for the way back. @param {{store: {state: State}, on: any}} page @param {{room: string, token: string}} seat */
export const findWay = ({ store, on }, { room, token }) => {
  const ask = (/** @type {string} */ query) => askJson(`rooms/${room}/history${query}`, { method: "GET", token });
  const failed = (/** @type {unknown} */ error) => on.ui({ failure: failureOf(error), panel: null });
  on.readSteps = () => ask("").then((steps) => on.ui({ steps, then: null }), failed);
  on.lookAt = (/** @type {"undo" | "redo"} */ kind, /** @type {number} */ to) =>
    ask(`?to=${to}${kind === "redo" ? "&redo=1" : ""}`).then(({ sections }) => on.ui({ then: { kind, to, sections } }), failed);
  /** The last one, at once. */
  on.go = (/** @type {"undo" | "redo"} */ kind) =>
    ask("").then((steps) => steps[kind][0] && on.send({ type: kind, to: steps[kind][0].to }), failed);
};
