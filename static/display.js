// @ts-check
// The table's display: nothing that any player may not see.
import "./elements/follow-list.js";
import "./elements/qr-code.js";
import { seatFor } from "./lib/invite.js";
import { stayAwake } from "./lib/awake.js";
import { previewing } from "./lib/previewing.js";
import { enter, startPage } from "./lib/start.js";
import { displayPage } from "./views/display/page.js";

const page = startPage("display", displayPage);
const overlay = new URLSearchParams(location.search).has("overlay");
page.on.ui({ overlay });
document.documentElement.classList.toggle("see-through", overlay);
const seat = await seatFor(location.hash);
if (seat) {
  stayAwake();
  if ("as" in seat) previewing(page, /** @type {any} */ (seat));
  else enter(page, seat);
} else {
  page.store.dispatch({ t: "bye", code: 4401 });
  page.store.dispatch({ t: "link", link: "ended" });
}
