// @ts-check
// The popover: the player's or the GM's page inside Owlbear Rodeo, over the background page's socket.
import { startPage } from "../../lib/start.js";
import { alone } from "../../views/owlbear/alone.js";
import { openChannel } from "./channel.js";
import { openHost } from "./host.js";
import { entering } from "./entering.js";
import { relay } from "./relay.js";
import { wearTheme } from "./theme.js";

/** @type {((state: any, on: any) => unknown) | null} */
let inside = null;
const page = startPage("owlbear", (state, on) => (inside ?? alone)(state, on), { tell: () => {} });
const { store, on } = page;

const INSIDES = { gm: () => import("./inside-gm.js"), player: () => import("./inside-player.js") };

/** Put on the page of this role. @param {import("./host.js").Host} host @param {import("./seat.js").Seat} seat */
const wear = async (host, seat) => {
  const kind = seat.role === "gm" ? "gm" : "player";
  store.dispatch({ t: "kind", kind });
  document.body.className = `page-${kind} in-owlbear`;
  for (const link of document.head.querySelectorAll("link[data-kind]")) {
    /** @type {HTMLLinkElement} */ (link).media = link.getAttribute("data-kind") === kind ? "all" : "not all";
  }
  const { ready, view } = await INSIDES[kind]();
  ready(page, seat, host);
  inside = view;
  on.ui({ joining: null });
};

const main = async () => {
  const host = await openHost();
  if (!host) return on.ui({ stranger: true });
  await wearTheme(host, on);
  /** Of the seat that is shown; undefined before it is known whether there is one. @type {string | null | undefined} */
  let token;
  const seated = async (/** @type {import("./seat.js").Seat | null} */ seat) => {
    const mine = seat?.token ?? null;
    if (mine === token) return;
    if (token && mine) return location.reload();
    token = mine;
    if (seat) return wear(host, seat);
    inside = null;
    store.dispatch({ t: "kind", kind: "owlbear" });
    document.body.className = "page-owlbear in-owlbear";
    entering(page, host, (mine) => post({ t: "sit", seat: mine }));
  };
  const post = openChannel(host, (message) => {
    if (message.t === "seat") seated(message.seat);
    if (message.t === "line") line.take(message.message);
    if (message.t === "bridge") on.ui({ bridge: message.status });
  });
  const line = relay({ store, post });
  on.send = line.send;
  on.seen = line.seen;
  on.leave = () => post({ t: "sit", seat: null });
  document.addEventListener("late", () => post({ t: "late" }));
  store.subscribe((/** @type {any} */ state, /** @type {any} */ before) => state.prefs !== before.prefs && post({ t: "prefs", prefs: state.prefs }));
  post({ t: "who" });
};

main();
