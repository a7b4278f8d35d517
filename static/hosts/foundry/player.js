// @ts-check
// A player who stays in Foundry: the phone's page in a window, which opens by itself when an answer is awaited.
import "../../elements/board-drag.js";
import "../../elements/count-down.js";
import "../../elements/focus-scope.js";
import { callAt } from "../../lib/api.js";
import { joining } from "../../lib/joining.js";
import { openPrompts } from "../../lib/read.js";
import { showSeen } from "../../lib/seen.js";
import { play } from "../../lib/sound.js";
import { clock } from "../../lib/time.js";
import { myTurn } from "../../lib/turns.js";
import { calls } from "../../lib/wanted.js";
import { playerPage } from "../../views/player/page.js";
import { cards } from "./cards.js";
import { vtt } from "./globals.js";
import { lineFor } from "./line.js";
import { keep, secret, setting, table } from "./settings.js";
import { shell } from "./shell.js";
import { language } from "./words.js";


/** Whether there is something to do now. @param {any} state */
const awaited = (state) => openPrompts(state).length > 0 || state.me.questions.length > 0 || (state.room?.status === "running" && myTurn(state));

/** Names of the characters that this user plays in Foundry. */
const ownNames = () => {
  const { user, combat } = vtt.game;
  const own = [...(combat?.combatants ?? [])].filter((/** @type {any} */ one) => one.isOwner).map((/** @type {any} */ one) => one.name);
  return [user.character?.name, ...own].filter(Boolean);
};

/** @param {{open: () => void, close: () => void}} frame the window */
export const openPlayer = (frame) => {
  const page = shell("player", playerPage);
  const { store, on } = page;
  let byItself = false;
  const call = () => {
    byItself = true;
    frame.open();
  };
  const cardsOf = cards({ store, open: call });
  /** @type {any} */
  let line = null;

  const sit = (/** @type {import("./settings.js").Seat} */ seat) => {
    callAt(seat.url);
    line = lineFor({ seat, kind: "player", store, clock, language: language() });
    on.send = line.send;
    on.seen = (/** @type {any} */ prompt, /** @type {string} */ stage) => line.frame({ t: "seen", window: prompt.window, actor: prompt.actor, stage });
  };
  const ask = (/** @type {{url: string, room: string, join: string | null}} */ at) => {
    callAt(at.url);
    const seated = async (/** @type {{room: string, token: string}} */ { room, token }) => {
      await keep("seat", { url: at.url, room, token });
      await keep("elsewhere", "");
      sit({ url: at.url, room, token });
    };
    joining(page, seated, { named: vtt.game.user.name, framed: true, own: ownNames() });
    if (at.join) on.preview(at.join);
    if (setting("elsewhere") !== at.room) frame.open();
  };
  showSeen(page);
  store.subscribe((state, before) => {
    const what = calls(before, state);
    if (what) play(what, state.prefs.sound);
    if (awaited(state) && !awaited(before)) call();
    if (byItself && !awaited(state) && !state.outcome) {
      byItself = false;
      frame.close();
    }
    if (state.link === "ended" && before.link !== "ended") keep("seat", {});
  });
  const at = table();
  const seat = secret("seat");
  if (seat) sit(seat);
  else if (at) ask(at);
  return {
    ...page,
    cards: cardsOf,
    /** The window was closed by hand: who has no seat plays elsewhere. */
    closed() {
      byItself = false;
      if (!line && at) keep("elsewhere", at.room);
    },
    end() {
      line?.close();
    },
  };
};
