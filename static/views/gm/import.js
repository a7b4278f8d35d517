// @ts-check
// What was found in files: creatures with their reactions, to be added or left.
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { add } from "../../lib/commands.js";
import { has, t } from "../../lib/text.js";
import { fightCard } from "./import-fight.js";
import { columnsForm } from "./import-table.js";
import { failureText } from "../shared/failure.js";
import { panel } from "../shared/panel.js";
import { MOST_COPIES, copies, howMany } from "./add.js";

/** @param {{code: string, params?: object}} warning */
const warningText = ({ code, params }) => (has(`import-${code}`) ? t(`import-${code}`, params) : t("import-other", { code }));

/** @param {any[]} warnings */
const warningList = (warnings) =>
  warnings?.length ? html`<ul class="warnings">${warnings.map((one) => html`<li>${warningText(one)}</li>`)}</ul>` : "";

/** @param {any} one */
const reaction = (one) => html`<li><b>${one.name}</b> ${one.trigger ? html`<span class="trigger">${one.trigger}</span>` : ""}
  ${one.text ? html`<p class="soft">${one.text}</p>` : ""}</li>`;

/** @param {number} mod */
const signed = (mod) => (mod < 0 ? `−${-mod}` : `+${mod}`);

/** @param {any} one */
const facts = ({ hp, ac, initiative }) => {
  const life = hp?.max ?? hp?.current ?? (typeof hp === "number" ? hp : null);
  const start = typeof initiative === "number" ? initiative : initiative?.fixed ?? (Number.isInteger(initiative?.mod) ? signed(initiative.mod) : null);
  const known = [["hp", life], ["armour", ac ?? null], ["initiative", start]].filter(([, value]) => value !== null);
  return known.map(([id, value]) => `${t(id)} ${value}`).join(" · ");
};

/** @param {any} state @param {any} on @param {any} one @param {number} n */
const creature = ({ ui: { found } }, on, one, n) => {
  const count = found.counts[n] ?? 1;
  const set = (/** @type {number} */ value) => on.ui({ found: { ...found, counts: { ...found.counts, [n]: value } } });
  return html`<li class="found">
    <div class="found-head"><h3>${one.name}</h3><span class="soft">${facts(one)}</span>
      <label class="field inline"><span>${t("copies")}</span><input type="number" min="0" max=${MOST_COPIES} .value=${live(String(count))} @change=${(/** @type {any} */ event) => set(howMany(event.target.value, 0))} /></label></div>
    ${one.reactions?.length ? html`<ul class="found-reactions" aria-label=${t("reactions")}>${one.reactions.map(reaction)}</ul>` : html`<p class="soft">${t("no-reactions")}</p>`}
    ${warningList(one.warnings)}
  </li>`;
};

/** @param {any} found */
const chosen = (found) => found.creatures.flatMap((/** @type {any} */ one, /** @type {number} */ n) => copies(one.creature, found.counts[n] ?? 1));

/** @param {any} state @param {any} on */
const preview = (state, on) => {
  const { found } = state.ui;
  const creatures = chosen(found);
  return html`
    ${found.busy ? html`<p role="status">${t("reading", { name: found.names.join(", ") })}</p>` : ""}
    ${found.failures.map((/** @type {any} */ one) => html`<p class="banner refused" role="alert"><span><b>${one.name}</b> ${failureText(one)}</span></p>`)}
    ${warningList(found.warnings)}
    ${found.tables.map((/** @type {any} */ table) => columnsForm(on, found, table))}
    ${found.fights.map((/** @type {any} */ fight) => fightCard(on, found, fight))}
    <ul class="plain">${found.creatures.map((/** @type {any} */ one, /** @type {number} */ n) => creature(state, on, one, n))}</ul>
    ${found.reactions.length ? html`<h3>${t("loose-reactions")}</h3><ul class="found-reactions">${found.reactions.map(reaction)}</ul>` : ""}
    ${found.creatures.length || found.fights.length || found.busy ? "" : html`<p class="empty soft">${t("nothing-found")}</p>`}
    ${found.busy ? "" : html`<button class="primary" ?disabled=${!creatures.length} @click=${() => {
      on.send(add(creatures));
      on.ui({ panel: null, found: null });
    }}>${t("add-count", { count: creatures.length })}</button>`}`;
};

/** @param {any} state @param {any} on */
export const importPanel = (state, on) =>
  panel({ title: t("import-preview"), name: "import", close: () => on.ui({ panel: null, found: null }) }, state.ui.found ? preview(state, on) : "");
