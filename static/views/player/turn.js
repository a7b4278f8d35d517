// @ts-check
// My turn: what I can do, by cost; what I cannot, and why; end turn below.
import { html } from "lit-html";
import { endTurn } from "../../lib/commands.js";
import { busy, stalled } from "../../lib/read.js";
import { actingRow } from "../../lib/turns.js";
import { t } from "../../lib/text.js";
import { drafted } from "../../lib/offered.js";
import { actorChips } from "../shared/actors.js";
import { chooser } from "../shared/choosing.js";
import { declared } from "../shared/declared.js";
import { draftButtons, draftForm } from "../shared/draft.js";
import { budgets, hitPoints } from "../shared/marks.js";
import { standing } from "../shared/standing.js";
import { works } from "../shared/works.js";
import { turnTimer } from "../shared/turn-timer.js";
import { palette } from "../shared/palette.js";
import { effectsOf } from "./effects.js";
import { readied } from "./readied.js";
import { squarePicker } from "./square.js";
import { top } from "./top.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** @param {State} state @param {On} on */
export const turn = (state, on) => {
  const active = /** @type {import("../../lib/types.js").Row} */ (actingRow(state));
  const option = drafted(state);
  const end = state.me.options.find((one) => one.command.type === "end_turn" && one.command.actor === active.id);
  const held = state.stack.frames.length > 0 && !state.me.options.some((one) => one.enabled);
  return html`<section class="phone turn" aria-label=${t("your-turn")}>
    ${top(state, on, html`<h1 tabindex="-1" data-home>${t("your-turn")}</h1>`)}
    <div class="phone-body">
      <p class="facts"><b>${active.name}</b> ${hitPoints(active.hp)} ${budgets(state, active)} ${turnTimer(state)}</p>
      ${effectsOf(state, active)} ${works(active)} ${readied(state, on)} ${standing(state)} ${declared(state)}
      ${chooser(state) === active.id && !option ? html`<p class="resolving" role="status">${t("choose-now", { who: active.name })}</p>` : ""}
      ${held && option ? html`<p class="resolving" role="status">${t("resolving-yours")}</p>` : ""}
      ${actorChips(state, on)}
      ${option ? draftForm(state, on, option, squarePicker(state, on, option)) : palette(state, on)}
    </div>
    <footer class="thumb">
      ${option
        ? draftButtons(state, on, option, "big")
        : html`<button class="big" ?disabled=${!(end?.enabled ?? !held) || busy(state, active.id) || stalled(state) === 2}
            @click=${() => on.send(end?.command ?? endTurn(active.id))}>${t("end-turn")}</button>`}
    </footer>
  </section>`;
};
