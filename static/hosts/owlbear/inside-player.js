// @ts-check
// What a player's popover shows.
import "../../elements/board-drag.js";
import "../../elements/count-down.js";
import "../../elements/focus-scope.js";
import { showSeen } from "../../lib/seen.js";
import { playerPage } from "../../views/player/page.js";

export const view = playerPage;

/** @param {{store: any, on: any}} page */
export const ready = (page) => showSeen(page);
