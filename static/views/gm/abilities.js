// @ts-check
// What a combatant can do besides the rules: actions of its own, and imported reactions to be confirmed.
import { html } from "lit-html";
import { confirm } from "../../lib/commands.js";
import { ownName } from "../../lib/names.js";
import { t } from "../../lib/text.js";
import { triggerName } from "../shared/trigger-name.js";

const WHOSE = ["foe", "ally", "anyone"];
const NEAR = ["anywhere", "in_reach", "adjacent"];

/** @param {string} name @param {string} label @param {string[]} choices @param {(id: string) => string} say @param {string} first */
const select = (name, label, choices, say, first) => html`<label class="field"><span>${label}</span>
  <select name=${name}>${choices.map((one) => html`<option value=${one} ?selected=${one === first}>${say(one)}</option>`)}</select></label>`;

/** @param {any} state @param {any} on @param {any} one @param {{name: string, cue?: any}} ability */
const cueForm = (state, on, one, { name, cue }) => {
  const submit = (/** @type {any} */ event) => {
    event.preventDefault();
    const form = new FormData(event.target);
    const at = { trigger: form.get("trigger"), whose: form.get("whose"), near: form.get("near"), at_me: form.has("at_me") };
    on.send(confirm(one.id, name, at));
  };
  return html`<details><summary>${t(cue ? "cue-change" : "cue-confirm")}</summary><form class="cue-form" @submit=${submit}>
    ${select("trigger", t("cue-trigger"), state.control.triggers, triggerName, cue?.trigger)}
    ${select("whose", t("cue-whose"), WHOSE, (id) => t(`whose-${id}`), cue?.whose ?? "foe")}
    ${select("near", t("cue-near"), NEAR, (id) => t(`near-${id}`), cue?.near ?? "anywhere")}
    <label class="check"><input type="checkbox" name="at_me" ?checked=${cue?.at_me ?? false} /><span>${t("cue-at-me")}</span></label>
    <button class="wide-field">${t("cue-now")}</button>
    ${cue ? html`<button type="button" class="wide-field" @click=${() => on.send(confirm(one.id, name, null))}>${t("cue-text")}</button>` : ""}
  </form></details>`;
};

/** @param {any} state @param {any} on @param {any} one @param {any} each */
const ability = (state, on, one, each) => html`<div><p><b>${ownName(state, each)}</b>${each.trigger ? html` <span class="soft">${each.trigger}</span>` : ""} ${each.text ?? ""}</p>
  ${each.cue ? html`<p class="soft">${t("cue-asked", { trigger: triggerName(each.cue.trigger) })}</p>` : ""}
  ${each.cue || each.kind ? (each.base ? cueForm(state, on, one, each) : "") : ""}</div>`;

/** @param {any} state @param {any} on @param {any} one */
export const abilities = (state, on, one) =>
  one.owned?.length || one.notes?.length
    ? html`<details ?open=${one.notes?.length > 0 || one.owned?.some((/** @type {any} */ each) => each.cue)}><summary>${t("abilities")}</summary>${[...(one.owned ?? []), ...(one.notes ?? [])].map((each) => ability(state, on, one, each))}</details>`
    : "";
