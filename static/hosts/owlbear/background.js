// @ts-check
// The background page: holds the socket while the popover comes and goes, calls people, and is the bridge of a GM's table.
import { notify } from "../../lib/notice.js";
import { preferences } from "../../lib/start.js";
import { openBridge } from "./bridge.js";
import { callOver } from "./calls.js";
import { openChannel } from "./channel.js";
import { openHost } from "./host.js";
import { openHub } from "./hub.js";
import { offerTokens } from "./menu.js";
import { keepSeat, keptSeat } from "./seat.js";

/** One seat's time on this page. @param {import("./host.js").Host} host @param {import("./seat.js").Seat} seat @param {(message: object) => void} post @param {() => void} ended */
const serve = (host, seat, post, ended) => {
  const hub = openHub(seat, post);
  const { store } = hub;
  /** @type {{state: string, linked?: number, tokens?: number}} */
  let status = { state: "off" };
  /** @type {Promise<{close: () => void} | null> | null} */
  let bridge = null;
  const report = (/** @type {typeof status} */ now) => {
    if (JSON.stringify(now) === JSON.stringify(status)) return;
    status = now;
    post({ t: "bridge", status });
  };
  store.dispatch({ t: "prefs", prefs: preferences() });
  notify(store);
  const quiet = callOver(host, store);
  const menu = seat.role === "gm" ? offerTokens(host, hub) : () => {};
  store.subscribe((state) => {
    if (state.bye?.code === 4401) ended();
    if (seat.role === "gm" && state.room && !bridge) bridge = openBridge(host, seat, state.room.seats, report).catch(() => (report({ state: "failed" }), null));
  });
  return {
    ...hub,
    show() {
      hub.show();
      post({ t: "bridge", status });
    },
    async close() {
      quiet();
      menu();
      hub.close();
      (await bridge)?.close();
    },
  };
};

const main = async () => {
  const host = await openHost();
  if (!host) return;
  document.documentElement.lang = preferences().language;
  /** @type {ReturnType<typeof serve> | null} */
  let now = null;
  /** @type {import("./seat.js").Seat | null} */
  let seat = keptSeat(host);
  const tell = () => {
    post({ t: "seat", seat });
    now?.show();
  };
  const sit = (/** @type {import("./seat.js").Seat | null} */ one) => {
    now?.close();
    seat = one;
    keepSeat(host, one);
    now = one ? serve(host, one, post, () => queueMicrotask(() => sit(null))) : null;
    tell();
  };
  const post = openChannel(host, (message) => {
    if (message.t === "who") tell();
    else if (message.t === "sit") sit(message.seat);
    else if (message.t === "late") document.dispatchEvent(new Event("late"));
    else if (message.t === "prefs") now?.store.dispatch({ t: "prefs", prefs: message.prefs });
    else now?.take(message);
  });
  if (seat) sit(seat);
  else tell();
};

main();
