// @ts-check
// In Foundry: which room this world plays in, and the form that pairs them.
import { html } from "lit-html";
import { t } from "../../lib/text.js";
import { icon } from "../shared/icon.js";
import { failureText } from "../shared/failure.js";

/** @param {any} pair */
const trouble = ({ wrong }) =>
  wrong ? html`<p class="banner refused" role="alert">${icon("late")}<span>${wrong.words ?? (wrong.failure.code === "network" ? t("foundry-unreachable") : failureText(wrong.failure))}</span></p>` : "";

/** @param {any} pair */
const statusLine = ({ mine, active, state, count, ended }) => {
  if (active) return t("foundry-other-gm", { name: active });
  if (!mine) return t("foundry-not-this-browser");
  if (state === "ended") return t(ended);
  return state === "on" ? t("foundry-following", { count: count ?? 0 }) : t(state === "waits" ? "foundry-waits" : "foundry-off");
};

/** @param {any} on @param {any} pair */
const form = (on, pair) => html`<form @submit=${async (/** @type {any} */ event) => {
  event.preventDefault();
  const { target } = event;
  const { server, code } = Object.fromEntries(new FormData(target));
  // A code that has let somebody in is used up.
  if (await on.pair(String(server), String(code))) target.elements.code.value = "";
}}>
  <p class="soft">${t("foundry-pair-explained")}</p>
  <label class="field"><span>${t("foundry-server")}</span>
    <input name="server" type="url" required inputmode="url" autocomplete="off" spellcheck="false" .value=${pair.typed ?? pair.table?.url ?? ""} /></label>
  <label class="field"><span>${t("foundry-code")}</span>
    <input class="code" name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="24" /></label>
  <button class="big primary wide-button" ?disabled=${pair.busy}>${t("foundry-pair")}</button>
</form>`;

/** @param {any} state @param {any} on */
export const pairPage = ({ ui: { pair } }, on) => html`<section class="sheet">
  ${pair.table
    ? html`<p class="linked" role="status"><b>${pair.table.url.replace(/^https?:\/\//, "")}</b><span>${statusLine(pair)}</span></p>`
    : ""}
  ${trouble(pair)} ${form(on, pair)}
  ${pair.table ? html`<button class="danger" @click=${on.unpair}>${t("foundry-unpair")}</button>` : ""}
</section>`;
