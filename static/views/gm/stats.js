// @ts-check
// A combatant's stats, each changed by typing.
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { edit } from "../../lib/commands.js";
import { has, t } from "../../lib/text.js";

/** @param {string} id */
export const statName = (id) => (has(`stat-${id}`) ? t(`stat-${id}`) : id);

/** @param {any} state @param {any} on @param {any} one */
export const statsEditor = (state, on, one) => {
  const { stats, health } = state.room.system;
  const fields = stats.filter((/** @type {any} */ each) => each.id !== health);
  const set = (/** @type {any} */ { id, kind }) => (/** @type {any} */ event) =>
    on.send(edit(one.id, { stats: { [id]: kind === "number" ? Number(event.target.value) : event.target.value } }));
  return fields.length
    ? html`<details><summary>${t("stats")}</summary><div class="stat-fields">${fields.map((/** @type {any} */ each) => html`<label class="field"><span>${statName(each.id)}</span>
        <input type=${each.kind === "number" ? "number" : "text"} .value=${live(String(one.stats?.[each.id] ?? ""))} @change=${set(each)} /></label>`)}</div></details>`
    : "";
};
