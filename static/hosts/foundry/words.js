// @ts-check
// The module brings the pages' words along; those of a rule system come from the server.
import { packText } from "../../lib/catalogues.js";
import { LANGUAGES, bundleOf, speak } from "../../lib/text.js";
import { vtt } from "./globals.js";

const OWN = /** @type {Record<string, () => Promise<{default: string}>>} */ ({
  en: () => import("../../locales/en.ftl"),
  it: () => import("../../locales/it.ftl"),
  ru: () => import("../../locales/ru.ftl"),
  zh: () => import("../../locales/zh.ftl"),
  es: () => import("../../locales/es.ftl"),
});

/** What the ends of a bridge's line mean, by their codes. @type {Record<number, string>} */
export const ENDED = { 4401: "foundry-ended-token", 4403: "foundry-ended-origin", 4404: "foundry-ended-room", 4409: "foundry-ended-twice" };
/** Languages that Foundry calls otherwise. @type {Record<string, string>} */
const ALIASES = { cn: "zh" };

/** Foundry's language, where we have it. */
export const language = () => {
  const { lang } = vtt.game.i18n;
  const said = (lang ?? "").slice(0, 2).toLowerCase();
  const wanted = ALIASES[said] ?? said;
  return LANGUAGES.includes(wanted) ? wanted : "en";
};

/** @param {string} wanted @param {string | null} system */
export const loadWords = async (wanted, system) => {
  const chain = [...new Set([wanted, "en"])];
  const texts = await Promise.all(chain.map(async (one) => [(await OWN[one]()).default, system ? await packText(system, one) : ""]));
  speak(wanted, chain.map((one, n) => bundleOf(one, texts[n])));
};
