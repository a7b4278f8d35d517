// @ts-check
// The players' page: joins a room, or returns to a seat.
import "./elements/board-drag.js";
import "./elements/count-down.js";
import "./elements/focus-scope.js";
import { seatFor } from "./lib/invite.js";
import { stayAwake } from "./lib/awake.js";
import { keepShell, onInstallable } from "./lib/device.js";
import { joining } from "./lib/joining.js";
import { previewing } from "./lib/previewing.js";
import { calledSeat, offerCalls } from "./lib/push.js";
import { codeOf, remember } from "./lib/session.js";
import { enter, startPage } from "./lib/start.js";
import { keepOutcome } from "./lib/outcome.js";
import { showSeen } from "./lib/seen.js";
import { keepUnsent } from "./lib/unsent.js";
import { playerPage } from "./views/player/page.js";

const page = startPage("player", playerPage);
keepShell();
onInstallable(() => page.on.ui({ installable: true }));
const seat = (await seatFor(location.hash)) ?? calledSeat();
const play = (/** @type {{room: string, token: string}} */ one) => {
  page.store.subscribe((/** @type {any} */ { me }, /** @type {any} */ before) => me.name !== before.me.name && remember("seat", { ...one, name: me.name }));
  stayAwake();
  showSeen(page);
  keepOutcome(page.store, one.room);
  keepUnsent(page.store, one.room);
  offerCalls(page, one);
  enter(page, one);
};
if (seat && "as" in seat) previewing(page, /** @type {any} */ (seat));
else if (seat) play(seat);
else {
  joining(page, play);
  if (codeOf(location.hash)) page.on.preview(codeOf(location.hash));
}
