// @ts-check
// A card in the chat for every prompt, whispered to the player alone; it says afterwards what became of it.
import { openPrompts } from "../../lib/read.js";
import { say, t } from "../../lib/text.js";
import { vtt } from "./globals.js";
import { escaped } from "./plain.js";
import { setting } from "./settings.js";

/** @typedef {import("../../lib/types.js").Prompt} Prompt */

/** @param {{window: string, actor: string}} one */
const keyOf = ({ window, actor }) => `${window} ${actor}`;

/** What a card says, as HTML of texts. @param {Prompt} prompt @param {string | null} [over] what became of it */
export const cardOf = (prompt, over = null) => `<section class="offturn-card">
<p class="offturn-who">${escaped(t("asked-as", { who: prompt.actor_name }))}</p>
<p class="offturn-what">${escaped(say(prompt.trigger))}</p>
${over === null
  ? `<ul>${prompt.options.map((one) => `<li>${escaped(say(one.label))}</li>`).join("")}</ul><button type="button" data-offturn="open">${escaped(t("foundry-answer"))}</button>`
  : `<p class="offturn-over">${escaped(over)}</p>`}
</section>`;

/** @typedef {{last: Prompt, sent: any, message: Promise<any>}} Card a prompt as it was last seen, and what was answered to it */

/** What became of a prompt, as far as its player knows: a window that closes with the answer never shows it as given. @param {Card} card @param {boolean} late */
export const became = ({ last, sent }, late) => {
  const used = last.status === "answered" ? last.chosen?.reaction : sent?.reaction;
  if (last.status !== "answered" && (!sent || late)) return t("foundry-card-missed");
  if (!used) return t("foundry-card-declined");
  return t("foundry-card-used", { what: say(last.options.find((one) => one.reaction === used)?.label ?? last.chosen?.label ?? null) });
};

/** @param {{store: any, open: () => void}} player */
export const cards = ({ store, open }) => {
  /** @type {Map<string, Card>} */
  const shown = new Map();
  const post = (/** @type {Prompt} */ prompt) => {
    const { game, messages } = vtt;
    const { window, actor } = prompt;
    const kept = game.messages?.find((/** @type {any} */ one) => one.isAuthor && one.flags?.offturn && keyOf(one.flags.offturn) === keyOf(prompt));
    if (kept) return Promise.resolve(kept);
    const told = { content: cardOf(prompt), whisper: [game.user.id], speaker: { alias: prompt.actor_name }, flags: { offturn: { window, actor } } };
    // Where a world lets nobody whisper, the window alone asks.
    return Promise.resolve(messages.create(told)).catch(() => null);
  };
  const finish = async (/** @type {Card} */ card, /** @type {boolean} */ late) => {
    const words = became(card, late);
    (await card.message)?.update({ content: cardOf(card.last, words) });
  };
  const look = (/** @type {any} */ state) => {
    if (!state.room || state.ui.spoken !== state.room.system.id) return;
    const now = new Map(state.me.prompts.map((/** @type {Prompt} */ one) => [keyOf(one), one]));
    for (const one of setting("cards") ? openPrompts(state) : []) if (!shown.has(keyOf(one))) shown.set(keyOf(one), { last: one, sent: null, message: post(one) });
    const answers = Object.values(state.pending).map((/** @type {any} */ one) => one.cmd);
    for (const [key, card] of shown) {
      const one = now.get(key);
      card.sent = answers.find((cmd) => ["react", "decline"].includes(cmd.type) && keyOf(cmd) === key) ?? card.sent;
      if (one) card.last = /** @type {Prompt} */ (one);
      if (one && one.status !== "expired") continue;
      shown.delete(key);
      finish(card, state.outcome?.kind === "too_late");
    }
  };
  store.subscribe(look);
  return {
    /** A card comes onto the screen. @param {any} message @param {HTMLElement} html */
    shows(message, html) {
      const said = message.flags?.offturn;
      const button = said && html.querySelector('[data-offturn="open"]');
      if (!button) return;
      if (message.isAuthor && shown.has(keyOf(said))) button.addEventListener("click", open);
      else button.remove();
    },
  };
};
