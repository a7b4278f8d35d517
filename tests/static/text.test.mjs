// Texts of the wire in the words of the device.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { bundleOf, refusal, say, speak, t } from "../../static/lib/text.js";

const own = (language) => readFileSync(new URL(`../../static/locales/${language}.ftl`, import.meta.url), "utf8");
const pack = "budget-ink = ink\ntrigger-leaves = { $source } leaves { $actor }";
speak("en", [bundleOf("en", [own("en"), pack])]);

test("free text, nothing and numbers are said as they are", () => {
  assert.equal(say({ t: "Ada" }), "Ada");
  assert.equal(say(null), "");
  assert.equal(say(7), "7");
});

test("parameters that are texts are worded first", () => {
  const trigger = { id: "trigger-leaves", params: { source: { t: "Gob" }, actor: { t: "Ada" } } };
  const asked = { list: [{ t: "Ada" }, { t: "Cora" }] };
  assert.equal(say({ id: "log-window-opened", params: { trigger, asked } }), "Gob leaves Ada: asked Ada and Cora.");
});

test("a refusal names budgets, requirements and reasons in words", () => {
  assert.equal(refusal("insufficient", { budget: "ink", need: 3, have: 2 }), "Not enough ink: 3 needed, 2 left.");
  assert.equal(refusal("requirement", { what: "reach" }), "Something is missing: a target in reach.");
  assert.equal(refusal("ineligible", { why: "own_side" }), "Not possible: on the same side.");
  assert.equal(refusal("tag_forbidden", { tag: "of_a_pack" }), "Not allowed at the moment: of_a_pack.");
  assert.equal(refusal("new_reason"), "That is not possible now (new_reason).");
});

test("Russian counts in three forms", () => {
  speak("ru", [bundleOf("ru", [own("ru")])]);
  const said = [1, 2, 5, 21].map((seconds) => t("seconds-left", { seconds }));
  assert.deepEqual(said, ["Осталась 1 секунда", "Осталось 2 секунды", "Осталось 5 секунд", "Осталась 21 секунда"]);
});
