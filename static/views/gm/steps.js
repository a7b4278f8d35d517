// @ts-check
// Undo and redo by the list: each step, and what will change before anything does.
import { html } from "lit-html";
import { differences } from "../../lib/differences.js";
import { stepText } from "../../lib/steps.js";
import { t } from "../../lib/text.js";
import { panel } from "../shared/panel.js";

const MOST = 30;

/** @param {any} state @param {any} on @param {"undo" | "redo"} kind @param {any} step */
const line = (state, on, kind, step) => {
  const then = state.ui.then;
  const open = then?.kind === kind && then.to === step.to;
  return html`<li><button class="step" aria-expanded=${String(open)} @click=${() => on.lookAt(kind, step.to)}>${stepText(state, step.command)}</button>
    ${open ? preview(state, on, then) : ""}</li>`;
};

/** @param {any} state @param {any} on @param {any} then */
const preview = (state, on, { kind, to, sections }) => {
  const changes = differences(state, sections);
  const go = () => {
    on.ui({ panel: null, then: null });
    on.send({ type: kind, to });
  };
  return html`<div class="step-changes"><ul>${changes.length ? changes.map((one) => html`<li>${one}</li>`) : html`<li class="soft">${t("change-none")}</li>`}</ul>
    <button class="primary" @click=${go}>${t(kind === "undo" ? "undo-to-here" : "redo-to-here")}</button></div>`;
};

/** @param {any} state @param {any} on */
export const stepsPanel = (state, on) => {
  const { steps } = state.ui;
  return panel({ title: t("steps"), name: "steps", close: () => on.ui({ panel: null, steps: null, then: null }) }, steps
    ? html`<p class="soft">${t("steps-explained")}</p>
      ${steps.redo.length ? html`<h3>${t("redo")}</h3><ol class="steps-list">${steps.redo.slice(0, MOST).map((/** @type {any} */ one) => line(state, on, "redo", one))}</ol>` : ""}
      <h3>${t("undo")}</h3>
      ${steps.undo.length ? html`<ol class="steps-list">${steps.undo.slice(0, MOST).map((/** @type {any} */ one) => line(state, on, "undo", one))}</ol>` : html`<p class="soft">${t("steps-none")}</p>`}`
    : html`<p class="soft" role="status">${t("loading")}</p>`);
};
