// @ts-check
// Column and row as numbers: the keyboard's way to a square.
import { html } from "lit-html";
import { t } from "../../lib/text.js";

/** @param {any} event @param {(cell: [number, number]) => void} pick */
const submit = (event, pick) => {
  event.preventDefault();
  const { column, row } = event.target.elements;
  if (column.value && row.value) pick([Number(column.value), Number(row.value)]);
};

/** @param {{value: number[] | null, label: string, squares?: number[][]}} what @param {(cell: [number, number]) => void} pick */
export const squareForm = ({ value, label }, pick) => html`<form class="square-form" @submit=${(/** @type {any} */ event) => submit(event, pick)}>
  <label class="field"><span>${t("column")}</span><input name="column" type="number" inputmode="numeric" min="1" required .value=${String(value?.[0] ?? "")} /></label>
  <label class="field"><span>${t("row")}</span><input name="row" type="number" inputmode="numeric" min="1" required .value=${String(value?.[1] ?? "")} /></label>
  <button>${label}</button>
</form>`;
