// @ts-check
// What the module keeps in Foundry: for the world what everybody may read, for this browser alone what is secret.
import { vtt } from "./globals.js";
import { serverOf, tableOf } from "./plain.js";

export const ID = "offturn";
/** @typedef {{url: string, room: string, token: string}} Seat */

/** Where Foundry finds a message of the module's own catalogue. @param {string} id */
export const inFoundry = (id) => `${ID.toUpperCase()}.${id}`;
const named = (/** @type {string} */ name) => ({ name: inFoundry(`foundry-set-${name}`), hint: inFoundry(`foundry-set-${name}-hint`) });

/** @param {any} pairing the window's class @param {any} playing the player's @param {() => void} changed the table is another */
export const registerSettings = (pairing, playing, changed) => {
  const { settings } = vtt.game;
  const menu = (/** @type {string} */ name, /** @type {any} */ type, /** @type {string} */ icon, restricted = false) =>
    settings.registerMenu(ID, name, { ...named(name), label: inFoundry(`foundry-set-${name}`), icon, type, restricted });
  menu("pair", pairing, "fa-solid fa-link", true);
  menu("play", playing, "fa-solid fa-bolt");
  settings.register(ID, "rules", { ...named("rules"), scope: "world", config: true, type: Boolean, default: true });
  settings.register(ID, "back", { ...named("back"), scope: "world", config: true, type: Boolean, default: false });
  settings.register(ID, "sheets", { ...named("sheets"), scope: "world", config: true, type: Boolean, default: true });
  settings.register(ID, "health", { ...named("health"), scope: "world", config: true, type: String, default: "" });
  settings.register(ID, "cards", { ...named("cards"), scope: "client", config: true, type: Boolean, default: true });
  settings.register(ID, "table", { scope: "world", config: false, type: Object, default: {}, onChange: changed });
  settings.register(ID, "bridge", { scope: "client", config: false, type: Object, default: {} });
  settings.register(ID, "seat", { scope: "client", config: false, type: Object, default: {} });
  settings.register(ID, "elsewhere", { scope: "client", config: false, type: String, default: "" });
};

/** @param {string} name */
export const setting = (name) => vtt.game.settings.get(ID, name);
/** @param {string} name @param {unknown} value @returns {Promise<unknown>} */
export const keep = (name, value) => vtt.game.settings.set(ID, name, value);

export const table = () => tableOf(setting("table"));

/** A secret of this browser, where it is of the room that the world plays in. @param {"bridge" | "seat"} name @returns {Seat | null} */
export const secret = (name) => {
  const [said, at] = [setting(name), table()];
  return at && said?.room === at.room && serverOf(said.url) === at.url && typeof said.token === "string" ? { ...at, token: said.token } : null;
};
