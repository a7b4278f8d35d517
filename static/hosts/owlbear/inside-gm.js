// @ts-check
// What a GM's popover shows: the dashboard, and above it how the scene is followed.
import "../../elements/board-drag.js";
import "../../elements/count-down.js";
import "../../elements/focus-scope.js";
import "../../elements/follow-list.js";
import "../../elements/pane-edge.js";
import "../../elements/qr-code.js";
import "../../elements/sort-list.js";
import { lookAhead } from "../../lib/foresight.js";
import { host as hosting } from "../../lib/hosting.js";
import { showSeen } from "../../lib/seen.js";
import { fragment } from "../../lib/session.js";
import { overHttp } from "../../lib/start.js";
import { findWay } from "../../lib/steps.js";
import { gmInOwlbear } from "../../views/owlbear/gm.js";

export const view = gmInOwlbear;

/** @param {{store: any, on: any}} page @param {import("./seat.js").Seat} seat */
export const ready = (page, seat) => {
  const { on } = page;
  showSeen(page);
  hosting(on, seat);
  lookAhead(page, seat);
  findWay(page, seat);
  overHttp(on, seat);
  on.ui({ tab: `/gm${fragment(seat)}` });
};
