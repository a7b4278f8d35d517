// @ts-check
// An open window: time left, who is asked and how far they are, who is not and why, and the GM's hand.
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { extend, hold, reorder, resolve, settings } from "../../lib/commands.js";
import { MORE_MS } from "../../lib/gm-keys.js";
import { moved } from "../../lib/places.js";
import { nameOf, rowOf, sending } from "../../lib/read.js";
import { refusal, say, t } from "../../lib/text.js";
import { icon } from "../shared/icon.js";
import { sideMark } from "../shared/marks.js";
import { answerMenu } from "./answer.js";

/** @typedef {import("../../lib/types.js").State} State @typedef {import("../../lib/types.js").On} On */

/** Why nobody may answer, said while there is time: none of those who play it is here. @param {State} state @param {any} one */
const gone = ({ room }, { actor }) => {
  const seats = room.seats.filter((/** @type {any} */ each) => each.role === "player" && each.controls.includes(actor));
  return seats.length && seats.every((/** @type {any} */ each) => each.presence !== "here") ? html` <span class="tag">${t(`presence-${seats[0].presence}`)}</span>` : "";
};

/** @param {State} state @param {any} one */
const progress = (state, one) => {
  if (one.answered) return html`<span class="state done">${icon("check")}${one.reply ? (one.reply.reaction ? say(one.reply.reaction) : t("declined")) : t("answered")}</span>`;
  if (one.expired) return html`<span class="state">${icon("late")}${t("expired")}</span>`;
  if (one.absent) return html`<span class="state gone">${icon("offline")}${t(typeof one.held_at === "number" ? "asked-absent-rests" : "asked-absent")}</span>`;
  if (one.wants_more) return html`<span class="state done">${icon("late")}${t("wants-more")}</span>`;
  const seen = ["delivered", "shown", "touched"].includes(one.seen) ? one.seen : null;
  return html`<span class="state">${icon(seen && seen !== "delivered" ? "seen" : "wait")}${seen ? t(`seen-${seen}`) : t("seen-not")}${gone(state, one)}</span>`;
};

/** @param {State} state @param {On} on @param {any} frame @param {any} one @param {number} n */
const line = (state, on, frame, one, n) => html`<li class="asked" data-sort=${one.actor}>
  <span class="tab" data-grip><span aria-hidden="true">${one.order ?? n + 1}</span><span class="unseen">${t("order-number", { order: one.order ?? n + 1 })}</span></span>
  ${sideMark(rowOf(state, one.actor)?.side ?? "others")}
  <span class="name">${nameOf(state, one.actor)}</span>
  ${progress(state, one)}
  ${n ? html`<button class="quiet small" aria-label=${t("move-earlier", { who: nameOf(state, one.actor) })}
    @click=${() => on.send(reorder(frame.id, moved(ranked(frame).map((each) => each.actor), one.actor, ranked(frame)[n - 1].actor)))}>${icon("up")}</button>` : ""}
  ${answerMenu(state, on, frame, one)}
</li>`;

/** Who is asked, in the order in which the answers will resolve. @param {any} frame @returns {any[]} */
const ranked = (frame) => [...frame.asked].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));

/** Since when a window's time stands still for whoever has not answered. @param {any} frame @returns {number | null} */
export const heldSince = (frame) => {
  if (typeof frame.held_at === "number") return frame.held_at;
  const open = frame.asked.filter((/** @type {any} */ one) => !one.answered);
  return open.length && open.every((/** @type {any} */ one) => typeof one.held_at === "number") ? Math.max(...open.map((/** @type {any} */ one) => one.held_at)) : null;
};

/** What players see of it, where that is less than the GM does. @param {any} frame */
const masked = (frame) => {
  if (!frame.masked) return frame.asked.length ? "" : html`<p class="soft">${t("asked-nobody")}</p>`;
  const decoy = typeof frame.not_before === "number";
  return html`<p class="soft">${t(decoy ? (frame.asked.length ? "masked-decoy" : "masked-decoy-nobody") : "masked-hide_who")}</p>`;
};

/** @param {State} state @param {any} frame */
const withheld = (state, frame) =>
  frame.withheld?.length
    ? html`<details class="withheld" ?open=${frame.withheld.length < 4}><summary>${t("withheld", { count: frame.withheld.length })}</summary><ul>${frame.withheld.map((/** @type {any} */ one) =>
        html`<li><b>${nameOf(state, one.actor)}</b> <span class="soft">${refusal(one.reason, one.params)}</span></li>`)}</ul></details>`
    : "";

/** How long windows of this kind are open from now on. @param {On} on @param {any} frame */
const kindLength = (on, frame) => {
  const kind = frame.trigger.id?.replace(/^trigger-/, "");
  const set = (/** @type {any} */ event) => event.target.reportValidity() && on.send(settings({ [`length_ms.${kind}`]: Math.round(Number(event.target.value) * 1000) }));
  return kind ? html`<details><summary>${t("window-kind")}</summary><label class="field"><span>${t("setting-length_ms")}</span>
    <input type="number" inputmode="decimal" min="1" max="3600" step="any" @change=${set} /></label></details>` : "";
};

/** @param {State} state @param {On} on @param {any} frame */
export const windowCard = (state, on, frame) => html`
  <div class="window-head">
    <count-down .opened=${frame.opened_at} .until=${frame.closes_at} .held=${heldSince(frame)} .paused=${state.room.paused_at !== null}></count-down>
    <h3 tabindex="-1" data-home>${say(frame.trigger)}</h3>
  </div>
  <sort-list @sort=${(/** @type {any} */ { detail: { from, before } }) => on.send(reorder(frame.id, moved(ranked(frame).map((one) => one.actor), from, before)))}>
    <ol class="asked-list" aria-label=${t("asked")}>
      ${repeat(ranked(frame), (one) => one.actor, (one, n) => line(state, on, frame, one, n))}
    </ol>
  </sort-list>
  ${masked(frame)}
  ${withheld(state, frame)} ${kindLength(on, frame)}
  <div class="row">
    <button aria-pressed=${String(heldSince(frame) !== null)} @click=${() => on.send(hold(frame.id, heldSince(frame) === null))}>${t(heldSince(frame) === null ? "hold" : "let-go")}</button>
    <button ?disabled=${frame.closes_at === null} @click=${() => on.send(extend(frame.id, MORE_MS))}>${t("extend", { seconds: MORE_MS / 1000 })}</button>
    <button ?disabled=${sending(state, "resolve")} @click=${() => on.send(resolve(frame.id))}>${t("resolve-now")}</button>
  </div>`;
