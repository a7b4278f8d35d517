// @ts-check
// What a combatant has of its own, given by hand: actions and reactions, and budgets that pay for them.
import { html } from "lit-html";
import { actionName } from "../../lib/action-name.js";
import { budgetName } from "../../lib/budget-name.js";
import { give, giveBudget, takeBack, takeBudget } from "../../lib/commands.js";
import { ownName } from "../../lib/names.js";
import { t } from "../../lib/text.js";
import { triggerName } from "../shared/trigger-name.js";

const WHOSE = ["foe", "ally", "anyone"];
const TIMES = ["turn_start", "round_start"];

/** @param {string} name @param {string} label @param {string[]} choices @param {(id: string) => string} say @param {string} [first] @param {string} [kind] */
const select = (name, label, choices, say, first, kind = "") => html`<label class="field ${kind}"><span>${label}</span>
  <select name=${name}>${choices.map((one) => html`<option value=${one} ?selected=${one === first}>${say(one)}</option>`)}</select></label>`;

/** What the form says, as the wire has it. @param {FormData} form */
export const ownOf = (form) => {
  const [budget, trigger] = [String(form.get("budget")), String(form.get("trigger"))];
  const tags = String(form.get("tags")).split(/[\s,]+/).filter(Boolean);
  return {
    id: "",
    name: String(form.get("name")).trim(),
    base: form.get("base"),
    text: String(form.get("text")).trim(),
    cost: budget ? { [budget]: Number(form.get("amount")) } : {},
    ...(tags.length ? { tags } : {}),
    ...(trigger ? { cue: { trigger, whose: form.get("whose") } } : {}),
  };
};

/** @param {(form: FormData) => void} then */
const submitting = (then) => (/** @type {any} */ event) => {
  event.preventDefault();
  then(new FormData(event.target));
  event.target.reset();
};

/** @param {any} state @param {any} on @param {any} one */
const deedForm = (state, on, one) => html`<details><summary>${t("own-add")}</summary>
  <form class="cue-form" @submit=${submitting((form) => on.send(give(one.id, ownOf(form))))}>
    <label class="field wide-field"><span>${t("name")}</span><input name="name" required maxlength="60" autocomplete="off" /></label>
    ${select("base", t("own-base"), state.control.bases, (id) => actionName(state, id), "own_action")}
    <div class="row">${select("budget", t("own-cost"), ["", ...one.budgets.map((/** @type {any} */ each) => each.id)], (id) => (id ? budgetName(id) : t("cost-free")))}
      <label class="field only-paid"><span>${t("own-amount")}</span><input name="amount" type="number" min="0" max="20" value="1" /></label></div>
    <div class="row">${select("trigger", t("cue-trigger"), ["", ...state.control.triggers], (id) => (id ? triggerName(id) : t("own-turn")))}
      ${select("whose", t("cue-whose"), WHOSE, (id) => t(`whose-${id}`), "foe", "only-asked")}</div>
    <label class="field wide-field"><span>${t("own-text")}</span><input name="text" maxlength="2000" autocomplete="off" /></label>
    <details><summary>${t("own-tags")}</summary><label class="field"><span class="unseen">${t("own-tags")}</span><input name="tags" maxlength="200" autocomplete="off" /></label></details>
    <button class="wide-field">${t("own-give")}</button>
  </form></details>`;

/** @param {any} on @param {any} one */
const budgetForm = (on, one) => html`<details><summary>${t("own-budget-add")}</summary>
  <form class="cue-form" @submit=${submitting((form) => on.send(giveBudget(one.id, { id: String(form.get("name")).trim(), cap: Number(form.get("cap")), at: form.get("at") })))}>
    <label class="field"><span>${t("name")}</span><input name="name" required maxlength="60" autocomplete="off" /></label>
    <label class="field"><span>${t("own-cap")}</span><input name="cap" type="number" min="1" max="20" value="3" required /></label>
    ${select("at", t("own-filled"), TIMES, (id) => t(`own-filled-${id}`))}
    <button class="wide-field">${t("own-give")}</button>
  </form></details>`;

/** @param {any} state @param {any} on @param {any} one */
export const ownEditor = (state, on, one) => html`${deedForm(state, on, one)} ${budgetForm(on, one)}
  <div class="chips">${(one.owned ?? []).map((/** @type {any} */ each) => html`<button class="chip" @click=${() => on.send(takeBack(one.id, each.id))}>
      ${t("own-take", { name: ownName(state, each) })}</button>`)}
    ${(one.reserves ?? []).map((/** @type {any} */ each) => html`<button class="chip" @click=${() => on.send(takeBudget(one.id, each.id))}>
      ${t("own-take", { name: budgetName(each.id) })}</button>`)}</div>`;
