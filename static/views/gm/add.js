// @ts-check
// Adding combatants by hand, with the system's stats.
import { html } from "lit-html";
import { add } from "../../lib/commands.js";
import { t } from "../../lib/text.js";
import { sideMark } from "../shared/marks.js";
import { panel } from "../shared/panel.js";
import { statName } from "./stats.js";

const MOST_RECENT = 8;
const KINDS = ["pc", "npc", "hazard"];

/** @param {FormDataEntryValue | null} value */
const numeric = (value) => (value === null || value === "" ? undefined : Number(value));

export const MOST_COPIES = 20;

/** A number of copies as it was typed: whole, at least `least`, at most MOST_COPIES. @param {unknown} typed @param {number} least */
export const howMany = (typed, least) => Math.min(MOST_COPIES, Math.max(least, Math.floor(Number(typed)) || least));

/** Numbered copies of a creature. @param {any} creature @param {number} count */
export const copies = (creature, count) =>
  Array.from({ length: count }, (_, n) => (count > 1 ? { ...creature, name: `${creature.name} ${n + 1}` } : creature));

/** @param {FormData} form @param {any[]} stats */
const creatureOf = (form, stats) => {
  const hp = numeric(form.get("hp"));
  const entries = stats.map(({ id, kind }) => [id, kind === "number" ? numeric(form.get(`stat ${id}`)) : form.get(`stat ${id}`)]);
  return {
    name: String(form.get("name")).trim(),
    side: form.get("side"),
    kind: form.get("kind"),
    initiative: numeric(form.get("initiative")),
    hp,
    stats: Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== "")),
    size: 1,
    hidden: form.get("hidden") === "on" || form.get("appears") === "on",
    appears: form.get("appears") === "on",
    owned: [],
    notes: [],
  };
};

/** The newest first, each once. @param {any[]} recent @param {any} made */
const remembered = (recent, made) => [made, ...recent.filter((one) => one.name !== made.name)].slice(0, MOST_RECENT);

/** @param {any} stat */
const statField = (stat) => html`<label class="field"><span>${statName(stat.id)}</span>
  <input name="stat ${stat.id}" type=${stat.kind === "number" ? "number" : "text"} value=${String(stat.default ?? "")} /></label>`;

/** @param {string} name @param {string} label @param {string[]} choices @param {(id: string) => string} word @param {string} first */
const select = (name, label, choices, word, first) => html`<label class="field"><span>${label}</span>
  <select name=${name}>${choices.map((one) => html`<option value=${one} ?selected=${one === first}>${word(one)}</option>`)}</select></label>`;

/** @param {any} state @param {any} on */
export const addPanel = (state, on) => {
  const { sides, health } = state.room.system;
  const recent = state.prefs.recent[state.room.system.id] ?? [];
  const stats = state.room.system.stats.filter((/** @type {any} */ one) => one.id !== health);
  const submit = (/** @type {any} */ event) => {
    event.preventDefault();
    const form = new FormData(event.target);
    const made = creatureOf(form, stats);
    on.send(add(copies(made, howMany(form.get("count"), 1))));
    on.prefs({ recent: { ...state.prefs.recent, [state.room.system.id]: remembered(recent, made) } });
    event.target.reset();
  };
  const again = recent.length
    ? html`<div class="chips" role="group" aria-label=${t("recent")}>${recent.map((/** @type {any} */ one) => html`<button class="chip" @click=${() => on.send(add([one]))}>
        ${sideMark(one.side)} ${one.name}</button>`)}</div>`
    : "";
  return panel({ title: t("add-combatant"), name: "add", close: () => on.ui({ panel: null }) }, html`${again}<form @submit=${submit}>
    <label class="field wide-field"><span>${t("name")}</span><input name="name" required maxlength="60" autocomplete="off" data-first /></label>
    ${select("side", t("side"), sides, (one) => t(`side-${one}`), "foes")} ${select("kind", t("kind"), KINDS, (one) => t(`kind-${one}`), "npc")}
    ${state.room.system.ranked ? html`<label class="field"><span>${t("initiative")}</span><input name="initiative" type="number" placeholder=${t("roll")} /></label>` : ""}
    <label class="field"><span>${t("hp")}</span><input name="hp" type="number" min="0" /></label>
    ${stats.length ? html`<details class="wide-field"><summary>${t("stats")}</summary><div class="stat-fields">${stats.map(statField)}</div></details>` : ""}
    <label class="field"><span>${t("copies")}</span><input name="count" type="number" min="1" max=${MOST_COPIES} value="1" /></label>
    <label class="check"><input name="hidden" type="checkbox" /><span>${t("hidden-at-first")}</span></label>
    <label class="check wide-field"><input name="appears" type="checkbox" /><span>${t("appears-at-turn")}</span></label>
    <button class="primary wide-field">${t("add")}</button>
  </form>`);
};
