// @ts-check
// Which member of the side acts.
import { html } from "lit-html";
import { rowOf } from "../../lib/read.js";
import { actingRow, actors } from "../../lib/turns.js";
import { t } from "../../lib/text.js";
import { sideMark } from "./marks.js";

/** @param {any} state @param {any} on */
export const actorChips = (state, on) => {
  const able = actors(state);
  if (able.length < 2) return "";
  const now = actingRow(state)?.id;
  return html`<div class="chips" role="group" aria-label=${t("who-acts")}>${able.map((id) => html`<button class="chip" aria-pressed=${String(id === now)}
    @click=${() => on.ui({ actor: id, draft: null })}>${sideMark(rowOf(state, id)?.side ?? "others")} ${rowOf(state, id)?.name ?? ""}</button>`)}</div>`;
};
