// Words come in the language of the device first, English behind them, and only the newest wish counts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../../static/lib/catalogues.js";
import { t } from "../../static/lib/text.js";

/** @type {Map<string, (text: string) => void>} */
const asked = new Map();
const TEXTS = {
  "own-ru": "hello = Привет",
  "own-zh": "hello = 你好",
  "own-en": "hello = Hello\nbye = Bye",
  "/locales/tiny/ru.ftl": "strike = Удар",
  "/locales/tiny/zh.ftl": "strike = 打击",
  "/locales/tiny/en.ftl": "strike = Strike\nstep = Step",
};
globalThis.document = /** @type {any} */ ({ head: { querySelector: (wanted) => ({ href: `own-${/hreflang="(\w+)"/.exec(wanted)?.[1]}` }) } });
globalThis.fetch = /** @type {any} */ ((url) => new Promise((done) => asked.set(url, (text) => done({ ok: true, text: async () => text }))));

/** Lets what was asked for arrive. @param {...string} urls */
const arrive = async (...urls) => {
  for (const url of urls) asked.get(url)?.(TEXTS[url]);
  await new Promise((done) => setImmediate(done));
};

test("a language is spoken before English has come, and lacks nothing after it", async () => {
  let said = 0;
  const done = load("ru", "tiny", () => (said += 1));
  assert.deepEqual([...asked.keys()], ["own-ru", "/locales/tiny/ru.ftl"], "English is not waited for");
  await arrive("own-ru", "/locales/tiny/ru.ftl");
  assert.deepEqual([said, t("hello"), t("strike"), t("bye")], [1, "Привет", "Удар", "bye"]);
  await arrive("own-en", "/locales/tiny/en.ftl");
  await done;
  assert.deepEqual([said, t("hello"), t("bye"), t("step")], [2, "Привет", "Bye", "Step"]);
});

test("who changes the language meanwhile waits for the newest one", async () => {
  const old = load("it", null);
  const now = load("zh", null);
  await arrive("own-zh");
  assert.equal(t("hello"), "你好");
  asked.get("own-it")?.("hello = Ciao");
  await Promise.all([old, now]);
  assert.equal(t("hello"), "你好");
});
