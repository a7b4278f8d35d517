// The catalogues hold the same messages, and everything that the pages say is in them.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { LANGUAGES, bundleOf } from "../../static/lib/text.js";

const root = fileURLToPath(new URL("../../static/", import.meta.url));
const read = (name) => readFileSync(join(root, name), "utf8");
const scripts = ["", "lib", "views", "elements", "hosts"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: folder !== "" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(folder, name)),
);
const pages = scripts.map(read).join("\n");
const home = fileURLToPath(new URL("../../", import.meta.url));
const wire = ["engine", "server"]
  .flatMap((folder) => readdirSync(join(home, folder), { recursive: true }).map((name) => join(home, folder, name)))
  .filter((name) => name.endsWith(".py") || name.endsWith(".toml"))
  .map((name) => readFileSync(name, "utf8"))
  .join("\n");
/** Beginnings to which the pages add a word that came over the wire. */
const WIRED = new Set(["refusal-", "requirement-", "ineligible-", "scope-", "degree-", "import-", "error-", "close-", "hp-", "waits-", "presence-", "prompt-", "seen-", "column-", "whose-", "near-"]);
/** @param {string} word */
const quoted = (word) => wire.includes(`"${word}"`);
/** @param {string[]} texts */
const any = (...texts) => texts.some((one) => wire.includes(one));
/** Whether it is a condition of the kernel: its name beside its test. @param {string} word */
const condition = (word) => new RegExp(`"${word}": (?:[a-z]+\\.|_)\\w+,`).test(wire);
/** How the engine names such a word, where the word alone would be found too easily. */
const STRICT = {
  "requirement-": (word) => any(`what="${word}"`, `"what": "${word}"`, `word = "${word}"`, `within == "${word}"`) || condition(word),
  "close-": (word) => any(`Bye(${word}`, `close(${word}`),
  "error-": (word) => {
    const [, status] = /^http_(\d+)$/.exec(word) ?? [];
    const [, what] = /^unknown_(\w+)$/.exec(word) ?? [];
    if (status) return pages.includes("http_");
    return what ? any(`what="${what}"`) : quoted(word) || pages.includes(`"${word}"`);
  },
};
const catalogue = (language) => read(`locales/${language}.ftl`);
const ids = (language) => [...catalogue(language).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
const params = (text) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort();
const messages = (language) =>
  Object.fromEntries(catalogue(language).split(/^(?=[a-z][\w-]* =)/m).slice(1).map((one) => [one.split(" =")[0], params(one)]));

test("every language has the messages of English, once each", () => {
  for (const language of LANGUAGES) {
    assert.deepEqual(ids(language).filter((one, n, all) => all.indexOf(one) !== n), [], `${language} says these twice`);
    assert.deepEqual(ids(language).sort(), ids("en").sort(), language);
  }
});

test("every message takes the same parameters in every language", () => {
  for (const language of LANGUAGES) assert.deepEqual(messages(language), messages("en"), language);
});

test("every message can be worded", () => {
  for (const language of LANGUAGES) {
    const bundle = bundleOf(language, [catalogue(language)]);
    for (const id of ids(language)) {
      const errors = [];
      const given = Object.fromEntries(messages(language)[id].map((one) => [one, 2]));
      const said = bundle.formatPattern(bundle.getMessage(id).value, given, errors);
      assert.deepEqual(errors, [], `${language} ${id}`);
      assert.ok(said.trim(), `${language} ${id}`);
    }
  }
});

test("every message that the pages name exists", () => {
  const known = new Set(ids("en"));
  for (const script of scripts) {
    const source = read(script);
    for (const [, id] of source.matchAll(/\bt\("([\w-]+)"/g)) assert.ok(known.has(id), `${script}: ${id}`);
    for (const [call] of source.matchAll(/\bt\([^"`(),]+\?[^)]*\)/g)) {
      for (const [, id] of call.matchAll(/[?:] "([\w-]+)"/g)) assert.ok(known.has(id), `${script}: ${id}`);
    }
    for (const [, prefix] of source.matchAll(/\bt\(`([\w-]+-)\$\{/g)) {
      const ofPack = /^(budget|condition|stat|action|ready|trigger|option|tag)-$/.test(prefix);
      assert.ok(ofPack || [...known].some((id) => id.startsWith(prefix)), `${script}: ${prefix}…`);
    }
  }
});

test("no message is left over", () => {
  const unused = ids("en").filter((id) => !pages.includes(`"${id}"`) && !beginning(pages, id) && !sent(id));
  assert.deepEqual(unused, []);
});

/** Whether the pages put this id together from a part that they name and one that comes over the wire. */
const beginning = (source, id) =>
  [...source.matchAll(/`([\w-]+-)\$\{/g)].some(([, start]) => id.startsWith(start) && (!WIRED.has(start) || sent(id)));

/** Whether the room says it: as a whole, or as words after a beginning that is known to both. */
const sent = (id) => {
  if (wire.includes(`"${id}"`)) return true;
  if (id.endsWith("-at") && wire.includes('}-at"')) return sent(id.slice(0, -3));
  return [...id.matchAll(/-/g)].some(({ index }) => {
    const [start, rest] = [id.slice(0, index + 1), id.slice(index + 1)];
    if (!WIRED.has(start) && !wire.includes(`"${start}{`)) return false;
    return STRICT[start]?.(rest) ?? [rest, rest.replaceAll("-", "."), rest.replaceAll("-", "_")].some(quoted) ?? false;
  }) || (wire.includes(`"${id.split("-")[0]}-{`) && id.split("-").slice(1).every(quoted));
};

test("templates hold no words of their own", () => {
  for (const script of scripts) {
    for (const text of templates(read(script))) {
      const words = text.replace(/<[^>]*>/g, "").match(/\p{L}{2,}/gu);
      assert.equal(words, null, `${script}: ${words}`);
      const attribute = /\b(?:aria-label|title|placeholder|alt)="([^"$]*\p{L}[^"]*)"/u.exec(text);
      assert.equal(attribute, null, `${script}: ${attribute?.[1]}`);
    }
  }
});

/** The literal parts of html`…` and svg`…`, with a mark for each expression. */
function templates(source) {
  const found = [];
  const starts = [...source.matchAll(/\b(?:html|svg)`/g)].map((match) => match.index + match[0].length);
  for (const start of starts) {
    let text = "";
    let depth = 0;
    let nested = 0;
    for (let at = start; at < source.length; at += 1) {
      const two = source.slice(at, at + 2);
      if (nested === 0 && depth === 0 && source[at] === "`") break;
      if (two === "${" ) depth += 1;
      if (depth === 0) text += source[at];
      else if (source[at] === "}" ) {
        depth -= 1;
        if (depth === 0) text += "·";
      } else if (source[at] === "{" && source[at - 1] !== "$") depth += 1;
    }
    found.push(text);
  }
  return found;
}
