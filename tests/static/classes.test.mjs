// Classes of the templates and of the style sheets: each is in both.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../static/", import.meta.url));
const read = (name) => readFileSync(join(root, name), "utf8");
const scripts = ["", "lib", "views", "elements", "hosts"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: folder !== "" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => read(join(folder, name))),
);
const styles = readdirSync(join(root, "css")).filter((name) => name.endsWith(".css")).map((name) => read(`css/${name}`).replace(/\/\*.*?\*\/|@import[^;]*;/gs, ""));
const ruled = new Set(styles.flatMap((text) => [...text.replace(/\{[^{}]*\}/g, "{}").matchAll(/\.([a-z][\w-]*)/g)].map((match) => match[1])));

/** Words of class attributes, and of expressions in them; `side-${…}` counts as the start of a word. */
const used = new Set();
const starts = new Set(["page-"]);
for (const text of scripts) {
  const found = [
    ...[...text.matchAll(/\bclass(?:Name)?(?:: |=| = )("[^"]*"|\$\{(?:[^{}`]|`[^`]*`)*\}|[\w.]+ \? "[^"]*" : "[^"]*")/g)].map((match) => match[1]),
    ...[...text.matchAll(/classList\.\w+\("([\w-]+)"/g)].map((match) => `"${match[1]}"`),
    ...[...text.matchAll(/(?:const (?:look|on|mood) =|filled\(board, [^;]*?,) (\[[^\]]*\]|"[\w-]+")/g)].map((match) => match[1]),
  ];
  for (const one of found) {
    for (const [, start] of one.matchAll(/([a-z][\w-]*-)\$\{/g)) starts.add(start);
    for (const [, word] of one.replace(/[a-z][\w-]*-\$\{[^}]*\}/g, "").matchAll(/["`]([^"`$]*)/g)) {
      for (const each of word.split(/\s+/)) if (/^[a-z][\w-]*$/.test(each)) used.add(each);
    }
    for (const [, word] of one.matchAll(/"([a-z][\w -]*)"/g)) for (const each of word.split(" ")) used.add(each);
  }
}
const known = new Set(scripts.flatMap((text) => [...text.matchAll(/[\w-]+/g)].map((match) => match[0])));

test("every rule is for a class that some page has", () => {
  const dead = [...ruled].filter((one) => !known.has(one) && ![...starts].some((start) => one.startsWith(start)));
  assert.deepEqual(dead, []);
});

test("every class of a template has a rule", () => {
  assert.deepEqual([...used].filter((one) => !ruled.has(one)).sort(), []);
});
