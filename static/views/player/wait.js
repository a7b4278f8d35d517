// @ts-check
// Waiting: who acts, how soon I am on, and how my characters are.
import { html } from "lit-html";
import { roomName } from "../../lib/names.js";
import { busy, mine, turnsUntil, upcoming } from "../../lib/read.js";
import { say, t } from "../../lib/text.js";
import { actingName } from "../../lib/turns.js";
import { underWay } from "../shared/choosing.js";
import { declared } from "../shared/declared.js";
import { budgets, hitPoints, sideMark } from "../shared/marks.js";
import { standing } from "../shared/standing.js";
import { works } from "../shared/works.js";
import { checklist } from "./checklist.js";
import { orders } from "./orders.js";
import { effectsOf } from "./effects.js";
import { readied } from "./readied.js";
import { top } from "./top.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

const NEXT = 4;

/** @param {State} state */
const soon = (state) => {
  const turns = turnsUntil(state);
  return turns === null ? "" : t("turns-until", { turns });
};

/** @param {State} state */
const heading = (state) => {
  if (state.room.status === "setup") return t("not-begun");
  if (state.room.status === "over") return t("fight-over");
  const who = actingName(state);
  return who ? t("acts", { who }) : t("somebody-acts");
};

/** Who comes after whoever acts. @param {State} state */
const coming = (state) => {
  const next = upcoming(state, NEXT);
  return next.length ? html`<div class="coming"><h2>${t("coming-next")}</h2><ol>${next.map((one) =>
    html`<li class=${state.me.controls.includes(one.id) ? "mine" : ""}>${sideMark(one.side)} <span>${one.name}</span></li>`)}</ol></div>` : "";
};

/** @param {State} state @param {import("../../lib/types.js").Row} row */
const character = (state, row) => html`<article class=${row.defeated ? "character defeated" : "character"} aria-label=${row.name}>
    <h2>${sideMark(row.side)} ${row.name}</h2>
    <p class="facts">${hitPoints(row.hp)}
      ${row.waits ? html`<span class="tag">${t(`waits-${row.waits}`)}</span>` : ""}
      ${row.defeated ? html`<span class="tag">${t("defeated")}</span>` : ""}</p>
    ${effectsOf(state, row)} ${works(row)}
    <div class="purse">${budgets(state, row)}</div>
  </article>`;

/** @param {State} state */
const unseated = (state) => html`<div class="empty"><p><b>${t("no-character")}</b></p><p class="soft">${t("no-character-explained")}</p></div>`;

/** What can be done with one press. @param {State} state */
const simple = (state) => state.me.options.filter((one) => !one.targets && !one.squares);

/** @param {State} state @param {On} on */
export const wait = (state, on) => html`<section class="phone">
  ${top(state, on, roomName(state.room))}
  <div class="phone-body">
    <div class="now">
      <h1 tabindex="-1" data-home>${heading(state)}</h1>
      ${standing(state)}
      ${state.room.status === "running" ? html`<p class=${turnsUntil(state) === 1 ? "soon-line next" : "soon-line"}>${soon(state)}</p>` : ""}
      ${declared(state)}
      ${state.stack.frames.length ? html`<p class="resolving" role="status">${underWay(state)}</p>` : ""}
    </div>
    ${state.room.status === "running" ? coming(state) : ""}
    ${checklist(state, on)}
    ${readied(state, on)}
    ${orders(state, on)}
    ${mine(state).length ? mine(state).map((one) => character(state, one)) : unseated(state)}
  </div>
  ${simple(state).length ? html`<footer class="thumb">${simple(state).map((one) => html`<button class="big wide-button"
    ?disabled=${!one.enabled || busy(state, one.command.actor)} @click=${() => on.send(one.command)}>${say(one.label)}</button>`)}</footer>` : ""}
</section>`;
