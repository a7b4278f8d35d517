// @ts-check
// A fight out of a file: who is in it, to be added as it stood.
import { html } from "lit-html";
import { add } from "../../lib/commands.js";
import { fightOf } from "../../lib/fights.js";
import { t } from "../../lib/text.js";

/** @param {any} on @param {any} found @param {any} fight */
export const fightCard = (on, found, fight) => {
  const creatures = fightOf(fight, found.creatures);
  const row = (/** @type {any} */ one) => html`<li><b>${one.name}</b> <span class="soft">${[["initiative", one.initiative], ["hp", one.hp]]
    .filter(([, value]) => value !== undefined)
    .map(([id, value]) => `${t(String(id))} ${value}`)
    .concat(one.spent ? [t("reaction-used")] : [])
    .join(" · ")}</span></li>`;
  const come = () => {
    on.send(add(creatures));
    on.ui({ panel: null, found: null });
  };
  return html`<section class="found"><div class="found-head"><h3>${fight.name ? t("fight-named", { name: fight.name }) : t("fight-unnamed")}</h3></div>
    <ul class="plain">${creatures.map(row)}</ul>
    <button class="primary" @click=${come}>${t("add-fight", { count: creatures.length })}</button></section>`;
};
