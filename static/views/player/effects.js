// @ts-check
// What lies on a combatant, and what ends it.
import { html } from "lit-html";
import { say } from "../../lib/text.js";
import { conditions } from "../shared/marks.js";

/** @param {any} effect */
const line = ({ name, until }) => html`<li><b>${say(name)}</b>${until ? html` <span class="soft">${say(until)}</span>` : ""}</li>`;

/** @param {import("../../lib/types.js").State} state @param {import("../../lib/types.js").Row} row */
export const effectsOf = (state, row) => {
  const effects = state.effects.filter((/** @type {any} */ one) => one.on === row.id);
  return effects.length ? html`<ul class="effects">${effects.map(line)}</ul>` : conditions(row.conditions);
};
