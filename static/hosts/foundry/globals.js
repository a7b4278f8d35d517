// Foundry's globals by their names: not every version has all of them in globalThis.
/* global game, canvas, ui, Hooks, foundry, ChatMessage */

/** @type {any} */
export const vtt = {
  get game() {
    return game;
  },
  get canvas() {
    return canvas;
  },
  get ui() {
    return ui;
  },
  get hooks() {
    return Hooks;
  },
  get windows() {
    return foundry.applications.api;
  },
  get messages() {
    return ChatMessage;
  },
};
