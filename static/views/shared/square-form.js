// @ts-check
// Column and row as numbers: the keyboard's way to a square.
import { html } from "lit-html";
import { includes } from "../../lib/geometry.js";
import { t } from "../../lib/text.js";

/** @typedef {{value: number[] | null, label: string, squares?: number[][], board?: {width: number, height: number} | null}} Asked */

/** A square that is none of `squares` is refused where it was typed. @param {any} event @param {Asked} what @param {(cell: [number, number]) => void} pick */
const submit = (event, { squares }, pick) => {
  event.preventDefault();
  const { column, row } = event.target.elements;
  const [x, y] = [Number(column.value), Number(row.value)];
  const good = !squares || includes(squares, x, y);
  row.setCustomValidity(good ? "" : t("square-unreachable"));
  if (good) return pick([x, y]);
  row.reportValidity();
};

/** @param {any} event */
const typed = (event) => event.currentTarget.elements.row.setCustomValidity("");

/** @param {string} name @param {string} label @param {number | undefined} value @param {number | undefined} most */
const field = (name, label, value, most) => html`<label class="field"><span>${label}</span>
  <input name=${name} type="number" inputmode="numeric" min="1" max=${most ?? ""} required .value=${String(value ?? "")} /></label>`;

/** @param {Asked} what @param {(cell: [number, number]) => void} pick */
export const squareForm = (what, pick) => html`<form class="square-form" @input=${typed} @submit=${(/** @type {any} */ event) => submit(event, what, pick)}>
  ${field("column", t("column"), what.value?.[0], what.board?.width)} ${field("row", t("row"), what.value?.[1], what.board?.height)}
  <button>${what.label}</button>
</form>`;
