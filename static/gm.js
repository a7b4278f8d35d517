// @ts-check
// The GM's dashboard.
import "./elements/board-drag.js";
import "./elements/count-down.js";
import "./elements/focus-scope.js";
import "./elements/follow-list.js";
import "./elements/pane-edge.js";
import "./elements/qr-code.js";
import "./elements/sort-list.js";
import { seatFor } from "./lib/invite.js";
import { lookAhead } from "./lib/foresight.js";
import { host } from "./lib/hosting.js";
import { GM_KEYS } from "./lib/gm-keys.js";
import { listenForKeys } from "./lib/keyboard.js";
import { showSeen } from "./lib/seen.js";
import { keepRoom } from "./lib/room-life.js";
import { recall } from "./lib/session.js";
import { findWay } from "./lib/steps.js";
import { keepSizes } from "./lib/sizes.js";
import { enter, startPage } from "./lib/start.js";
import { gmPage } from "./views/gm/page.js";

const page = startPage("gm", gmPage);
const size = keepSizes(/** @type {HTMLElement} */ (document.querySelector("main")));
size(page.store.state.prefs.sizes);
page.store.subscribe(({ prefs }, before) => prefs.sizes !== before.prefs.sizes && size(prefs.sizes));
const seat = await seatFor(location.hash);
if (seat) {
  page.on.ui({ links: recall(`links.${seat.room}`) });
  showSeen(page);
  listenForKeys(page, GM_KEYS);
  host(page.on, seat);
  keepRoom(page.on, seat);
  lookAhead(page, seat);
  findWay(page, seat);
  enter(page, seat);
} else {
  page.store.dispatch({ t: "bye", code: 4401 });
  page.store.dispatch({ t: "link", link: "ended" });
}
