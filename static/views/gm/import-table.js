// @ts-check
// The columns of a table: which of them each field is read from, as found or as the GM chooses.
import { html } from "lit-html";
import { t } from "../../lib/text.js";

/** @param {any} on @param {any} found @param {any} table */
export const columnsForm = (on, found, table) => {
  const again = (/** @type {any} */ event) => {
    event.preventDefault();
    const chosen = [...new FormData(event.target)].filter(([, header]) => header !== "");
    on.importFiles(found.files, { ...found.columns, [table.name]: Object.fromEntries(chosen) });
  };
  return html`<details class="columns" ?open=${!table.columns.name}><summary>${t("columns-of", { name: table.name })}</summary>
    <form @submit=${again}>
      ${table.fields.map((/** @type {string} */ field) => html`<label class="field"><span>${t(`column-${field}`)}</span>
        <select name=${field}><option value="">${t("column-none")}</option>
          ${table.headers.map((/** @type {string} */ header) => html`<option value=${header} ?selected=${header === table.columns[field]}>${header}</option>`)}</select></label>`)}
      <button class="wide-field">${t("columns-again")}</button>
    </form></details>`;
};
