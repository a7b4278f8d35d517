// @ts-check
// Work over several turns: how far it has got, whether it was interrupted, and what came of its last test.
import { html } from "lit-html";
import { say, t } from "../../lib/text.js";

/** What came of the newest test of some work. @param {{degree?: string | null}} work */
export const lastTest = ({ degree }) => {
  if (!degree) return "";
  const bad = degree.endsWith("failure");
  return html`<span class="tag" data-bad=${bad}>${t(bad ? "work-test-failed" : "work-test-passed")}</span>`;
};

/** @param {any} row */
export const works = (row) => (row.works ?? []).map((/** @type {any} */ one) => html`<p class="facts">
  <span>${t("work-under-way", { action: say(one.action) })}</span> <span class="soft">${t("work-so-far", { done: one.done, of: one.of })}</span>
  ${one.stopped ? html`<span class="tag">${t("work-stopped")}</span>` : ""} ${lastTest(one)}</p>`);
