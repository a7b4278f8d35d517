// @ts-check
// Fetches catalogues: the page's own (linked in its head) and those of the room's system.
import { addressOf } from "./api.js";
import { LANGUAGES, bundleOf, speak } from "./text.js";

/** @type {Map<string, Promise<string>>} */
const kept = new Map();

/** @param {string} url */
const textOf = (url) => {
  const known = kept.get(url);
  if (known) return known;
  const asked = fetch(url)
    .then((answer) => (answer.ok ? answer.text() : ""))
    .catch(() => {
      kept.delete(url);
      return "";
    });
  kept.set(url, asked);
  return asked;
};

/** @param {string} language */
const own = (language) => {
  const link = document.head.querySelector(`link[rel="catalogue"][hreflang="${language}"]`);
  return link ? textOf(/** @type {HTMLLinkElement} */ (link).href) : "";
};

/** @param {string} system @param {string} language */
export const packText = (system, language) =>
  textOf(addressOf(`/locales/${encodeURIComponent(system)}/${encodeURIComponent(language)}.ftl`));

/** From now on speak this language, with the words of this system. @param {string} language @param {string | null} system */
export const load = async (language, system) => {
  const wanted = [...new Set([language, "en"])];
  const texts = await Promise.all(
    wanted.map((one) => Promise.all([own(one), system ? packText(system, one) : ""])),
  );
  speak(language, wanted.map((one, n) => bundleOf(one, texts[n])));
};

/** `?lang=`, else what the device chose before, else what the browser prefers. @param {string | null} chosen */
export const languageFor = (chosen) => {
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = [asked, chosen, ...navigator.languages].map((one) => (one ?? "").slice(0, 2).toLowerCase());
  return wanted.find((one) => LANGUAGES.includes(one)) ?? "en";
};
