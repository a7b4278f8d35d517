// @ts-check
// Something happened at the table: a trigger that no action has, or what a readied action waits for.
import { html } from "lit-html";
import { happened } from "../../lib/commands.js";
import { nameOf } from "../../lib/read.js";
import { say, t } from "../../lib/text.js";
import { triggerName } from "../shared/trigger-name.js";
import { panel } from "../shared/panel.js";

/** @param {any} state @param {any} on */
const triggers = (state, on) => {
  const { reports } = state.control;
  if (!reports.length) return html`<p class="soft">${t("report-none")}</p>`;
  const submit = (/** @type {any} */ event) => {
    event.preventDefault();
    const { kind, source } = Object.fromEntries(new FormData(event.target));
    on.send(happened({ kind, ...(source ? { source } : {}) }));
    on.ui({ panel: null });
  };
  return html`<form @submit=${submit}>
    <label class="field wide-field"><span>${t("report-what")}</span><select name="kind">${reports.map((/** @type {string} */ one) => html`<option value=${one}>${triggerName(one)}</option>`)}</select></label>
    <label class="field wide-field"><span>${t("report-who")}</span><select name="source"><option value="">${t("report-nobody")}</option>
      ${state.order.rows.map((/** @type {any} */ one) => html`<option value=${one.id} ?selected=${one.id === state.order.active}>${one.name}</option>`)}</select></label>
    <button class="primary wide-field">${t("report-now")}</button>
  </form>`;
};

/** @param {any} state @param {any} on */
const readied = (state, on) => {
  const { held } = state.control;
  return held.length
    ? html`<h3>${t("report-held")}</h3><ul class="plain">${held.map((/** @type {any} */ one) => html`<li class="held"><span><b>${nameOf(state, one.by)}</b> ${say(one.action)}
        <span class="soft">${say(one.until)}</span></span>
        ${one.told ? html`<button @click=${() => { on.send(happened({ held: one.id })); on.ui({ panel: null }); }}>${t("report-now")}</button>` : ""}</li>`)}</ul>`
    : "";
};

/** @param {any} state @param {any} on */
export const reportPanel = (state, on) =>
  panel({ title: t("report"), name: "report", close: () => on.ui({ panel: null }) }, html`<p class="soft">${t("report-explained")}</p>${triggers(state, on)}${readied(state, on)}`);
