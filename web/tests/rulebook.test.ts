import assert from "node:assert/strict";
import { test } from "node:test";
import { matches, pieces, readRules, ruleId, split } from "../src/rules/rulebook.ts";

test("chapters, sections and statements are in the order of the file", () => {
  const chapters = readRules(
    "rule-title = Rules\nrule-intro = So.\nrule-chapter-8 = Rounds\nrule-MAHA-1 = He moves.\n" +
      "rule-chapter-8-1 = More\nrule-Q-3a = Yes.\nrule-example-1 = For example\n",
  );
  assert.deepEqual(
    chapters.map(({ number, section, statements }) => [
      number,
      section,
      statements.map(({ id }) => id),
    ]),
    [
      ["", false, [null]],
      ["8", false, ["MAHA-1"]],
      ["8.1", true, ["Q-3a", null]],
    ],
  );
  assert.equal(ruleId("score-9"), "SCORE-9");
});

test("ids of the book become links, others stay words", () => {
  assert.deepEqual(pieces("See Q-A1, not Q-A2.", new Set(["Q-A1"])), [
    { text: "See ", rule: null },
    { text: "Q-A1", rule: "Q-A1" },
    { text: ", not Q-A2.", rule: null },
  ]);
});

test("a search finds without case and accents, in any order, and shows where", () => {
  assert.ok(matches("Pontuação das cidades", "cidades pontuacao"));
  assert.ok(!matches("Pontuação das cidades", "templos"));
  assert.deepEqual(split("Die Straße, große Städte", "stadt straß"), [
    { text: "Die ", found: false },
    { text: "Straß", found: true },
    { text: "e, große ", found: false },
    { text: "Städt", found: true },
    { text: "e", found: false },
  ]);
  assert.deepEqual(split("都市の得点", "得点"), [
    { text: "都市の", found: false },
    { text: "得点", found: true },
  ]);
  assert.deepEqual(split("as it is", " "), [{ text: "as it is", found: false }]);
});
