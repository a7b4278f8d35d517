// @ts-check
// Ask players something: yes or no, a choice in words, or a die. The answers come here and into the log.
import { html } from "lit-html";
import { ask, toRoll } from "../../lib/commands.js";
import { listed, say, t } from "../../lib/text.js";
import { panel } from "../shared/panel.js";

const DICE = [4, 6, 8, 10, 12, 20, 100];
const ANSWERS = ["log-words-answered", "log-words-unanswered"];
const MOST = 6;

/** The choices as they were typed, one after a comma. @param {string} typed */
export const choicesOf = (typed) => typed.split(/[,，、;；]/).map((one) => one.trim()).filter(Boolean);

/** @param {any} state @param {any} on @param {any[]} players */
const form = (state, on, players) => {
  const kind = state.ui.askKind ?? "yes-no";
  const submit = (/** @type {any} */ event) => {
    event.preventDefault();
    const { text, choices, aloud } = Object.fromEntries(new FormData(event.target));
    const seats = event.submitter?.value ? [event.submitter.value] : players.map((one) => one.id);
    const how = { text: String(text).trim(), aloud: aloud === "on" };
    on.send(kind.startsWith("d") ? toRoll(seats, Number(kind.slice(1)), how) : ask(seats, kind === "choices" ? choicesOf(String(choices)) : [], how));
    event.target.elements.text.value = "";
  };
  const everybody = players.length > 1 ? html`<button class="primary wide-field" value="">${t("ask-everybody")}</button>` : "";
  return html`<form @submit=${submit}>
    <label class="field wide-field"><span>${t("ask-text")}</span><input name="text" maxlength="200" autocomplete="off" placeholder=${t("ask-spoken")} data-first /></label>
    <label class="field"><span>${t("ask-kind")}</span><select name="kind" @change=${(/** @type {any} */ event) => on.ui({ askKind: event.target.value })}>
      ${["yes-no", "choices"].map((one) => html`<option value=${one} ?selected=${one === kind}>${t(`ask-kind-${one}`)}</option>`)}
      ${DICE.map((sides) => html`<option value="d${sides}" ?selected=${`d${sides}` === kind}>${t("ask-die", { sides })}</option>`)}</select></label>
    <label class="check"><input name="aloud" type="checkbox" /><span>${t("ask-aloud")}</span></label>
    ${kind === "choices" ? html`<label class="field wide-field"><span>${t("ask-choices")}</span><input name="choices" required maxlength="400" autocomplete="off" placeholder=${t("ask-choices-example")} /></label>` : ""}
    ${everybody}
    <div class="wide-field ask-seats">${players.map((one) => html`<button class=${players.length > 1 ? "" : "primary"} value=${one.id}>${t("ask-seat", { seat: one.name })}</button>`)}</div>
  </form>`;
};

/** Who has still to answer, and what others have said, the newest first. @param {any} state */
const answers = (state) => {
  const open = state.stack.frames.filter((/** @type {any} */ one) => one.ask === "words").map((/** @type {any} */ one) => one.seat);
  const said = state.log.filter((/** @type {any} */ one) => ANSWERS.includes(one.text.id)).slice(-MOST).reverse();
  if (!open.length && !said.length) return "";
  return html`<section class="ask-answers" aria-live="polite"><h3>${t("ask-answers")}</h3>
    ${open.length ? html`<p class="soft">${t("ask-waits", { seats: listed([...new Set(open)]) })}</p>` : ""}
    <ul class="plain">${said.map((/** @type {any} */ one) => html`<li>${say(one.text)}</li>`)}</ul></section>`;
};

/** @param {any} state @param {any} on */
export const askPanel = (state, on) => {
  const players = state.room.seats.filter((/** @type {any} */ one) => one.role === "player");
  return panel({ title: t("ask"), name: "ask", close: () => on.ui({ panel: null }) }, html`
    ${players.length ? form(state, on, players) : html`<p class="empty soft">${t("seats-none")}</p>`}${answers(state)}`);
};
