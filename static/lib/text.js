// @ts-check
// Words for the screen: ids and parameters become sentences in the language of this device.
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @typedef {import("./types.js").Text} Text */

export const LANGUAGES = ["en", "it", "ru", "zh", "es"];

/** Bundles in the order in which they are asked. @type {FluentBundle[]} */
let bundles = [];
/** Texts without parameters, each worded once. @type {Map<string, string | null>} */
const fixed = new Map();
let joins = new Intl.ListFormat("en", { type: "conjunction" });
let counts = new Intl.NumberFormat("en");
let spoken = 0;

/** @param {string} locale @param {string[]} sources */
export const bundleOf = (locale, sources) => {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
};

/** @param {string} locale @param {FluentBundle[]} chain */
export const speak = (locale, chain) => {
  bundles = chain;
  fixed.clear();
  joins = new Intl.ListFormat(locale, { type: "conjunction" });
  counts = new Intl.NumberFormat(locale);
  spoken += 1;
};

/** Another number whenever everything is to be worded anew. */
export const wordsSince = () => spoken;

/** @param {string} id @param {Record<string, any>} params @returns {string | null} */
const formed = (id, params) => {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, worded(params), []);
  }
  return null;
};

/** @param {string} id @param {Record<string, any>} [params] @returns {string | null} */
const wording = (id, params) => {
  if (params) return formed(id, params);
  if (!fixed.has(id)) fixed.set(id, formed(id, {}));
  return fixed.get(id) ?? null;
};

/** @param {Record<string, any>} params */
const worded = (params) =>
  Object.fromEntries(Object.entries(params).map(([key, one]) => [key, typeof one === "number" ? one : say(one)]));

/** A text of the page itself. @param {string} id @param {Record<string, any>} [params] */
export const t = (id, params) => wording(id, params) ?? id;

/** Whether any catalogue has it. @param {string} id */
export const has = (id) => bundles.some((bundle) => bundle.hasMessage(id));

/** A text that came over the wire. @param {Text} text @returns {string} */
export const say = (text) => {
  if (text === null || text === undefined) return "";
  if (typeof text !== "object") return String(text);
  if (text.list) return listed(text.list.map(say));
  return text.t ?? (text.id ? t(text.id, text.params) : "");
};

/** @param {string[]} names */
export const listed = (names) => joins.format(names);

const NAMED = { budget: "budget", state: "condition", tag: "tag", what: "requirement", why: "ineligible", scope: "scope" };

/** Why something cannot be done, with the way out. @param {string} reason @param {Record<string, any>} [params] */
export const refusal = (reason, params = {}) => {
  const named = Object.entries(params).map(([key, one]) => {
    const id = `${NAMED[/** @type {keyof NAMED} */ (key)]}-${one}`;
    return [key, key in NAMED && has(id) ? t(id) : typeof one === "number" ? one : say(one)];
  });
  const id = `refusal-${reason}`;
  return has(id) ? t(id, Object.fromEntries(named)) : t("refusal-other", { reason });
};

/** @param {unknown} value */
export const number = (value) => (typeof value === "number" ? counts.format(value) : String(value));

/** One message of catalogues that are not spoken. @param {string[]} locales @param {string[]} sources @param {string} id */
export const firstWording = (locales, sources, id) => {
  for (const [n, locale] of locales.entries()) {
    const bundle = bundleOf(locale, [sources[n]]);
    const value = bundle.getMessage(id)?.value;
    if (value) return bundle.formatPattern(value, {}, []);
  }
  return null;
};
