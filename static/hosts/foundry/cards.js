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

/** @param {Prompt | undefined} last as it was last seen */
const became = (last) => {
  if (last?.status !== "answered") return t("foundry-card-missed");
  return last.chosen?.reaction ? t("foundry-card-used", { what: say(last.chosen.label) }) : t("foundry-card-declined");
};

/** @param {{store: any, open: () => void}} player */
export const cards = ({ store, open }) => {
  /** @type {Map<string, {last: Prompt, message: Promise<any>}>} */
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
  const finish = async (/** @type {{last: Prompt, message: Promise<any>}} */ { last, message }) => (await message)?.update({ content: cardOf(last, became(last)) });
  const look = (/** @type {any} */ state) => {
    if (!state.room || state.ui.spoken !== state.room.system.id) return;
    const now = new Map(state.me.prompts.map((/** @type {Prompt} */ one) => [keyOf(one), one]));
    for (const one of setting("cards") ? openPrompts(state) : []) if (!shown.has(keyOf(one))) shown.set(keyOf(one), { last: one, message: post(one) });
    for (const [key, card] of shown) {
      const one = now.get(key);
      if (one) card.last = /** @type {Prompt} */ (one);
      if (one && one.status !== "expired") continue;
      shown.delete(key);
      finish(card);
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
