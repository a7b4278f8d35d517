// @ts-check
// One function per command that a page can send.

const OF_READY = ["action", "trigger", "source", "about", "text"];

/** @param {any} option @param {{targets?: string[], path?: number[][] | null, choices?: object, picks?: any}} filled */
export const fill = (option, { targets = [], path = null, choices = {}, picks = {}, also = [] } = {}) => {
  const chosen = { ...choices, ...Object.fromEntries(Object.entries(picks).filter(([key, value]) => value && !OF_READY.includes(key))) };
  return {
    ...option.command,
    ...(picks.action ? { action: picks.action, trigger: about(picks) } : {}),
    ...(targets.length ? { targets } : {}),
    ...(path ? { path } : {}),
    ...(Object.keys(chosen).length ? { choices: chosen } : {}),
  };
};

/** What a readied action waits for: a trigger of the rules, or what somebody wrote. @param {any} picks */
const about = ({ trigger, source, about, text = "" }) => {
  const from = source ? { source } : {};
  return text.trim() ? { text: text.trim(), ...from } : { on: trigger, ...from, ...(about ? { about } : {}) };
};

/** @param {any} prompt @param {any} option @param {string[]} targets @param {string[]} also @param {number[] | null} path a cell that it is aimed at */
export const react = (prompt, option, targets = [], also = [], path = null) => ({
  ...option.command,
  ...(path ? { path: [path] } : {}),
  ...(targets.length ? { targets } : {}),
  ...(also.length ? { also } : {}),
  ...changed(prompt),
});
/** @param {any} prompt */
export const decline = (prompt) => ({ ...prompt.decline.command, ...changed(prompt) });
/** @param {any} prompt */
const changed = (prompt) => (prompt.status === "answered" ? { change: true } : {});

/** @param {string[]} [surprised] who is surprised */
export const begin = (surprised = []) => ({ type: "begin", ...(surprised.length ? { surprised } : {}) });
export const end = () => ({ type: "end" });
export const pause = () => ({ type: "pause" });
export const resume = () => ({ type: "resume" });
/** @param {string} name @param {boolean} party */
export const shelve = (name, party) => ({ type: "shelve", ...(name ? { name } : {}), party });
/** @param {string} shelved */
export const takeUp = (shelved) => ({ type: "take_up", shelved });
/** @param {string} shelved */
export const discard = (shelved) => ({ type: "discard", shelved });
export const closeAll = () => ({ type: "close_all" });
/** @param {string} actor */
export const endTurn = (actor) => ({ type: "end_turn", actor });
/** @param {object[]} creatures */
export const add = (creatures) => ({ type: "add", creatures });
/** @param {string} combatant */
export const remove = (combatant) => ({ type: "remove", combatant });
/** @param {string} combatant @param {object} changes */
export const edit = (combatant, changes) => ({ type: "edit", combatant, ...changes });
/** @param {string} combatant @param {string} name @param {object | null} cue nothing: text again */
export const confirm = (combatant, name, cue) => ({ type: "confirm", combatant, name, ...(cue ? { cue } : {}) });
/** @param {string} combatant @param {object} owned an action or reaction of its own */
export const give = (combatant, owned) => ({ type: "own", combatant, owned });
/** @param {string} combatant @param {string} id */
export const takeBack = (combatant, id) => ({ type: "own", combatant, remove: id });
/** @param {string} combatant @param {object} reserve a budget of its own */
export const giveBudget = (combatant, reserve) => ({ type: "reserve", combatant, reserve });
/** @param {string} combatant @param {string} id */
export const takeBudget = (combatant, id) => ({ type: "reserve", combatant, remove: id });
/** @param {string} combatant @param {number} x @param {number} y */
export const place = (combatant, x, y) => edit(combatant, { position: [x, y] });
/** @param {string} combatant @param {number | null} value nothing: roll */
export const initiative = (combatant, value) => ({
  type: "initiative",
  combatant,
  ...(value === null ? {} : { value }),
});
/** @param {string} combatant @param {object} where */
export const order = (combatant, where) => ({ type: "order", combatant, ...where });
/** @param {string} combatant @param {boolean} on */
export const defeat = (combatant, on) => ({ type: "defeat", combatant, on });
/** @param {string} combatant @param {boolean} hidden */
export const show = (combatant, hidden) => ({ type: hidden ? "reveal" : "hide", combatant });
/** Show somebody hidden as its turn starts. @param {string} combatant */
export const appear = (combatant) => ({ type: "reveal", combatant, when: "first_turn" });
/** @param {object | null} grid */
export const board = (grid) => ({ type: "board", grid });
/** @param {string} question @param {(string | number)[]} value */
export const answer = (question, value) => ({ type: "answer", question, value });
/** @param {string} question @param {(string | number)[]} value */
export const judge = (question, value) => ({ type: "judge", question, value });
/** @param {string[]} seats @param {string[]} choices none: yes or no @param {{text: string, aloud: boolean}} how */
export const ask = (seats, choices, how) => ({ type: "ask", seats, ...(choices.length ? { choices } : {}), ...how });
/** @param {string[]} seats @param {number} die how many sides it has @param {{text: string, aloud: boolean}} how */
export const toRoll = (seats, die, how) => ({ type: "ask", seats, die, ...how });
/** Throw the dice of a question here. @param {string} question */
export const roll = (question) => ({ type: "roll", question });
/** @param {string} window @param {string} actor @param {string | null} reaction */
export const answerFor = (window, actor, reaction) => ({ type: "answer_for", window, actor, reaction });
/** @param {string} window @param {number} ms */
export const extend = (window, ms) => ({ type: "extend", window, ms });
/** @param {string} actor @param {string} reaction @param {object | null} rule nothing: it is taken back */
export const standing = (actor, reaction, rule) => ({ type: "standing", actor, reaction, rule });
/** @param {string} window @param {boolean} on */
export const hold = (window, on) => ({ type: "hold", window, on });
/** @param {string} window @param {string} actor */
export const skip = (window, actor) => ({ type: "skip", window, actor });
/** @param {string} window @param {string} actor @param {string | null} seat nothing: its own seats again */
export const reroute = (window, actor, seat) => ({ type: "reroute", window, actor, seat });
/** @param {string} window @param {string[]} actors */
export const reorder = (window, actors) => ({ type: "reorder", window, actors });
/** @param {string} window */
export const resolve = (window) => ({ type: "resolve", window });
/** @param {string} seat @param {object} changes */
export const seat = (seat, changes) => ({ type: "seat", seat, ...changes });
/** @param {string} frame */
export const interrupt = (frame) => ({ type: "interrupt", frame });
/** @param {object} options of the rule system */
export const options = (options) => ({ type: "options", options });
/** @param {string} side @param {number} value */
export const setScore = (side, value) => ({ type: "score", side, value });
export const endMode = () => ({ type: "end_mode" });
/** @param {object} what a trigger with whom it comes from, or a readied action */
export const happened = (what) => ({ type: "trigger", ...what });
/** @param {string} combatant @param {object} what */
export const effect = (combatant, what) => ({ type: "effect", combatant, ...what });
/** @param {object} settings of the room */
export const settings = (settings) => ({ type: "options", settings });
