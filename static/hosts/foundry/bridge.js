// @ts-check
// The bridge: tells the room of the fight in Foundry, and Foundry of the fight in the room, over one line.
import { callAt } from "../../lib/api.js";
import { randomId } from "../../lib/session.js";
import { refusal, t } from "../../lib/text.js";
import { agreement } from "./agreement.js";
import { bridgeLine } from "./line.js";
import { setting } from "./settings.js";
import { sheets } from "./sheets.js";
import { goesOn, gone, headChanged, nextParts } from "./telling.js";
import { forwards, turns } from "./turns.js";
import { walks } from "./walks.js";
import { ENDED, loadWords } from "./words.js";
import { fight, follow, tell, write } from "./world.js";

const SOON_MS = 60;

/** @param {import("./settings.js").Seat} seat @param {string} language @param {(status: {state: string, count?: number, code?: number}) => void} report */
export const openBridge = (seat, language, report) => {
  callAt(seat.url);
  const both = agreement();
  const { told } = both;
  const passed = turns();
  /** @type {Set<string>} */
  const left = new Set();
  let head = /** @type {{fight: boolean | null, turn: string | null}} */ ({ fight: null, turn: null });
  let grid = "";
  let ours = { status: "setup", round: 0, turn: /** @type {string | null} */ (null) };
  let [held, ready, count, system] = [false, false, 0, /** @type {string | null} */ (null)];
  let rev = /** @type {number | null} */ (null);
  let waiting = /** @type {{id: string, frame: any, heard: any} | null} */ (null);
  let work = Promise.resolve();
  let soon = /** @type {any} */ (0);

  const take = (/** @type {any} */ message) => {
    if (typeof message.rev === "number") rev = Math.max(rev ?? 0, message.rev);
    const name = message.sections?.room?.system.id;
    if (name && name !== system) loadWords(language, (system = name));
    if (message.t === "link" && message.link !== "on") reset();
    if (message.t === "bye" && message.code in ENDED) end(message.code);
    if (message.t === "lease") lease(message.held);
    if (message.t === "mirror") mirror(message);
    if (message.t === "hosted" && waiting?.id === message.re) settled(message);
    if (message.t === "no" && waiting?.id === message.re) refused(message);
    moves.take(message);
  };
  const { line } = bridgeLine({ seat, language, heard: (message) => take(message) });
  const moves = walks({
    rules: (ref) => held && setting("rules") && ours.status === "running" && ours.turn === ref,
    placeOf: both.placeOf,
    frame: line.frame,
    then: (job) => then(job),
    ended(ref, at) {
      both.ended(ref, at, fight()?.found);
      then(() => put());
    },
  });

  /** One thing after the other, so that nothing is told of what is just being written. @param {() => Promise<void> | void} job */
  const then = (job) => {
    work = work.then(job).catch((error) => console.error("Offturn", error)).then(look);
  };
  const reset = () => {
    [held, ready, waiting] = [false, false, null];
    moves.forget();
    report({ state: "off" });
  };
  const end = (/** @type {number} */ code) => {
    line.close();
    reset();
    report({ state: "ended", code });
    tell("error", t(ENDED[code]), true);
  };
  const lease = (/** @type {boolean} */ now) => {
    held = now;
    ready = false;
    report({ state: now ? "on" : "waits" });
  };
  /** @param {any} message */
  const mirror = ({ seen, gone: went, ...now }) => {
    both.mirror({ seen, gone: went });
    ours = now;
    then(async () => {
      await put();
      if (setting("back")) await followed();
      ready = true;
    });
  };
  const due = () => both.due(fight()?.found ?? new Map(), { back: setting("back"), walking: moves.walking, resting: moves.resting });
  /** What the room has otherwise is written at the table. */
  const put = async (all = due()) => {
    for (const [ref, changes] of all) await write(ref, changes);
  };
  /** The fight in Foundry goes where ours is; that is no news for the room. */
  const followed = async (anyway = false) => {
    const here = fight()?.head;
    if (here && !anyway && goesOn(head, here)) return;
    await follow(ours);
    if (ours.status === "running") head = fight()?.head ?? head;
  };
  /** @param {any} message */
  const settled = ({ refused: nos }) => {
    const { frame, heard } = /** @type {any} */ (waiting);
    waiting = null;
    both.heard(heard, nos);
    for (const ref of frame.gone ?? []) [both.lost(ref), left.delete(ref)];
    head = { ...head, ...(frame.fight === undefined ? {} : { fight: frame.fight }), ...(frame.turn ? { turn: frame.turn } : {}) };
    for (const [ref, no] of Object.entries(nos)) warn(told.get(ref)?.name, /** @type {any} */ (no));
    if (frame.turn) passed.told(frame.turn, !nos.turn);
    if (nos.turn && setting("back")) then(() => followed(true));
    report({ state: "on", count: told.size });
    look();
  };
  const warn = (/** @type {string | undefined} */ name, /** @type {{reason: string, params: any}} */ { reason, params }) => {
    if (reason === "too_late" || (reason === "unknown" && name)) return;
    const words = refusal(reason, params);
    tell("warn", name ? `${name}: ${words}` : words);
  };
  /** @param {any} message */
  const refused = ({ reason }) => {
    waiting = null;
    if (reason === "lease") held = false;
    if (reason === "too_fast" || reason === "store_away") return void (soon = setTimeout(say, 2000));
    look();
  };
  const creatures = sheets(seat, () => look());

  const say = () => {
    soon = 0;
    if (!held || !ready || waiting) return;
    const now = fight();
    const otherwise = due();
    if (otherwise.size) return then(() => put(otherwise));
    const id = randomId();
    /** @type {any} */
    const frame = {};
    if (now?.frame) {
      const { width, height } = now.frame;
      if (grid !== `${width} ${height}`) frame.grid = { width, height };
      grid = `${width} ${height}`;
    }
    const seen = now ? [...now.found.values()].map((one) => one.seen) : [];
    const known = seen.filter((one) => told.has(one.ref) || creatures.ready(one.ref));
    const { parts, more } = nextParts(told, known, moves.moving, creatures.of);
    if (parts.length) frame.seen = parts;
    if (now && !more) {
      const lost = gone(told, now.found, left);
      if (lost.length) frame.gone = lost;
    }
    if (!more && known.length === seen.length) Object.assign(frame, headChanged(head, now ? passed.next(now.head, head.turn) : { fight: false, turn: null }));
    if (!Object.keys(frame).length) return;
    const heard = new Map(parts.map((part) => [part.ref, { ...part, creature: undefined }]));
    waiting = { id, frame, heard };
    count += 1;
    // What belongs together would be in its own way: only one change alone is compared with what the room has by now.
    const alone = parts.length === 1 && Object.keys(frame).length === 1;
    line.frame({ t: "host", id, n: count, ...(alone && rev !== null ? { rev } : {}), ...frame });
  };
  const look = () => {
    if (!soon) soon = setTimeout(say, SOON_MS);
  };
  return {
    look,
    moves,
    /** Somebody's turn began here. @param {import("./turns.js").Moment} prior @param {import("./turns.js").Moment} now */
    turned(prior, now) {
      const ref = [...(fight()?.found ?? [])].find(([, one]) => one.combatant.id === now.combatantId)?.[0];
      passed.began(ref !== ours.turn && forwards(prior, now) ? ref : undefined);
    },
    /** Somebody was taken out of the fight by hand. @param {string} ref */
    lost(ref) {
      left.add(ref);
      look();
    },
    close() {
      held = false;
      clearTimeout(soon);
      line.close();
    },
  };
};
