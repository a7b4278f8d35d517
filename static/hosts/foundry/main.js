// @ts-check
// The module's entry: what Foundry tells goes to the bridge of the active GM's browser, or to the player's window.
import { openBridge } from "./bridge.js";
import { refOf, standsAt } from "./facts.js";
import { vtt } from "./globals.js";
import { pairingPage } from "./pairing.js";
import { openPlayer } from "./player.js";
import { inFoundry, registerSettings, secret, table } from "./settings.js";
import { windowFor } from "./window.js";
import { language, loadWords } from "./words.js";
import { speaks, tell } from "./world.js";
import { t } from "../../lib/text.js";

const { hooks: Hooks } = vtt;
const game = () => vtt.game;
/** Moves that people make by hand; others only place a token. */
const BY_HAND = ["dragging", "keyboard"];
const FIGHT = ["createCombat", "updateCombat", "deleteCombat", "combatTurnChange", "createCombatant", "updateCombatant", "updateActor", "updateActorDelta", "updateToken", "updateScene", "canvasReady"];

/** @type {{state: string, count?: number, code?: number}} */
let status = { state: "off" };
/** @type {ReturnType<typeof openBridge> | null} */
let bridge = null;
/** @type {ReturnType<typeof openPlayer> | null} */
let player = null;
/** @type {ReturnType<typeof pairingPage> | null} */
let pairing = null;
/** @type {{play: any, pair: any}} */
const windows = { play: null, pair: null };
const open = async (/** @type {any} */ one) => {
  await one.render({ force: true });
  one.bringToFront();
};
const frame = { open: () => open(windows.play), close: () => windows.play.close({ offturn: true }) };

const startBridge = () => {
  const seat = speaks() ? secret("bridge") : null;
  bridge?.close();
  status = { state: "off" };
  bridge = seat && openBridge(seat, language(), (now) => {
    status = now;
    pairing?.show();
  });
  pairing?.show();
};

const startPlayer = () => {
  player?.end();
  player = null;
  if (table()) player = openPlayer(frame);
};

const start = () => (game().user.isGM ? startBridge() : startPlayer());

Hooks.once("init", () => {
  const look = { icon: "fa-solid fa-bolt", width: 420 };
  const Pairing = windowFor({ ...look, id: "offturn-pairing", title: inFoundry("foundry-window-pair"), height: "auto" }, () => (pairing ??= pairingPage(() => status)));
  const Playing = windowFor({ ...look, id: "offturn-playing", title: inFoundry("foundry-window-play"), height: 640 }, () => player, () => player?.closed());
  Object.assign(windows, { pair: new Pairing(), play: new Playing() });
  // A menu of the settings makes a window anew each time: it shows the one that there is.
  const opener = (/** @type {any} */ Window, /** @type {"pair" | "play"} */ name) => class extends Window {
    render() {
      return open(windows[name]);
    }
  };
  registerSettings(opener(Pairing, "pair"), opener(Playing, "play"), () => start());
});

Hooks.once("ready", async () => {
  await loadWords(language(), null);
  start();
  if (game().user.isGM && table() && !secret("bridge") && speaks()) tell("warn", t("foundry-not-this-browser"));
});

Hooks.on("userConnected", () => {
  if (game().user.isGM && speaks() !== !!bridge) startBridge();
});
for (const name of FIGHT) Hooks.on(name, () => bridge?.look());
Hooks.on("combatTurnChange", (/** @type {any} */ _, /** @type {any} */ prior, /** @type {any} */ now) => bridge?.turned(prior, now));
Hooks.on("deleteCombatant", (/** @type {any} */ combatant) => bridge?.lost(refOf(combatant)));

Hooks.once("init", () => {
  const { generation } = game().release;
  if (generation >= 13) {
    const handled = (/** @type {any} */ movement, /** @type {any} */ operation) => BY_HAND.includes(movement.method) && !operation?.offturn;
    Hooks.on("preMoveToken", (/** @type {any} */ token, /** @type {any} */ movement, /** @type {any} */ operation) => {
      // Keys move a token cell by cell: those are told as one way once it rests.
      if (!bridge || movement.method !== "dragging" || !handled(movement, operation)) return;
      if (bridge.moves.hold(token, [...movement.passed.waypoints, ...(movement.pending?.waypoints ?? [])])) return false;
    });
    Hooks.on("moveToken", (/** @type {any} */ token, /** @type {any} */ movement, /** @type {any} */ operation) => {
      if (handled(movement, operation)) bridge?.moves.moved(token, movement.passed.waypoints);
    });
  } else {
    Hooks.on("updateToken", (/** @type {any} */ token, /** @type {any} */ changes, /** @type {any} */ options) => {
      const { x, y } = standsAt(token);
      if (("x" in changes || "y" in changes) && !options?.offturn) bridge?.moves.moved(token, [{ x, y }]);
    });
  }
  const card = generation >= 13 ? "renderChatMessageHTML" : "renderChatMessage";
  Hooks.on(card, (/** @type {any} */ message, /** @type {any} */ html) => player?.cards.shows(message, html[0] ?? html));
});
