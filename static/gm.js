// @ts-check
// The GM's dashboard.
import "./elements/board-drag.js";
import "./elements/count-down.js";
import "./elements/focus-scope.js";
import "./elements/follow-list.js";
import "./elements/qr-code.js";
import "./elements/sort-list.js";
import { seatFor } from "./lib/invite.js";
import { lookAhead } from "./lib/foresight.js";
import { GM_KEYS } from "./lib/gm-keys.js";
import { listenForKeys } from "./lib/keyboard.js";
import { showSeen } from "./lib/seen.js";
import { recall } from "./lib/session.js";
import { enter, startPage } from "./lib/start.js";
import { gmPage } from "./views/gm/page.js";

const page = startPage("gm", gmPage);
const seat = await seatFor(location.hash);
if (seat) {
  page.on.ui({ links: recall(`links.${seat.room}`) });
  showSeen(page);
  listenForKeys(page, GM_KEYS);
  lookAhead(page, seat);
  enter(page, seat);
} else {
  page.store.dispatch({ t: "bye", code: 4401 });
  page.store.dispatch({ t: "link", link: "ended" });
}
