// @ts-check
// What a player's popover shows.
import "../../elements/board-drag.js";
import "../../elements/count-down.js";
import "../../elements/focus-scope.js";
import { showSeen } from "../../lib/seen.js";
import { playerPage } from "../../views/player/page.js";

export const view = playerPage;

/** What a phone is looked at for before a fight is not this page's to promise. @param {{store: any, on: any}} page */
export const ready = (page) => {
  page.on.prefs({ checked: true });
  showSeen(page);
};
