// @ts-check
// Fetches catalogues: the page's own (linked in its head) and those of the room's system.
import { addressOf } from "./api.js";
import { LANGUAGES, bundleOf, speak } from "./text.js";

/** How long words are waited for before ids are shown in their place. */
const PATIENCE_MS = 8000;
/** @type {Map<string, Promise<string>>} */
const kept = new Map();

/** @param {string} url */
const textOf = (url) => {
  const known = kept.get(url);
  if (known) return known;
  const asked = fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
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

let turns = 0;
/** @type {Promise<void>} */
let newest = Promise.resolve();

/** @param {string} language @param {string | null} system @param {() => void} said */
const learn = async (language, system, said) => {
  turns += 1;
  const turn = turns;
  const chain = [];
  for (const one of new Set([language, "en"])) {
    const texts = await Promise.all([own(one), system ? packText(system, one) : ""]);
    if (turn !== turns) return newest;
    chain.push(bundleOf(one, texts));
    speak(language, [...chain]);
    said();
  }
};

/** From now on speak this language, with the words of this system: `said` is called as soon as that is so, and again with
 * English behind it for what it lacks. The newest call is the one that counts. @param {string} language @param {string | null} system @param {() => void} [said] */
export const load = (language, system, said = () => {}) => {
  newest = learn(language, system, said);
  return newest;
};

/** `?lang=`, else what the device chose before, else what the browser prefers. @param {string | null} chosen */
export const languageFor = (chosen) => {
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = [asked, chosen, ...navigator.languages].map((one) => (one ?? "").slice(0, 2).toLowerCase());
  return wanted.find((one) => LANGUAGES.includes(one)) ?? "en";
};
