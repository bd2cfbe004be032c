import assert from "node:assert/strict";
import { test } from "node:test";
import {
  NO_CHOICES,
  characterChoice,
  charactersIn,
  choiceParts,
  planChoice,
  readChoices,
  shrineChoice,
  villagesIn,
} from "../src/model/choices.ts";

const TURN = [
  "perform coins",
  "perform statue-shrine",
  "token track",
  "travel start-delhi",
  "travel start-varanasi",
  "ability 14",
  "end",
];
const BUILDING = [
  "travel delhi-jodhpur",
  "shrine start-delhi.1",
  "shrine delhi",
  "statue delhi centre",
  "statue delhi plain",
  "statue jodhpur top",
  "done",
];

test("a turn is sorted by what can be done", () => {
  const choices = readChoices(TURN);
  assert.deepEqual(choices.performs, ["coins", "statue-shrine"]);
  assert.deepEqual(choices.tokens, ["track"]);
  assert.deepEqual(choices.travels, ["start-delhi", "start-varanasi"]);
  assert.deepEqual(choices.abilities, [14]);
  assert.equal(choices.end, true);
  assert.equal(choices.done, false);
  assert.equal(choices.plans, false);
});

test("pieces are sorted by village, city and space", () => {
  const choices = readChoices(BUILDING);
  assert.deepEqual(choices.shrineVillages, ["start-delhi.1"]);
  assert.deepEqual(choices.shrineCities, ["delhi"]);
  assert.deepEqual(choices.statues, { delhi: ["centre", "plain"], jodhpur: ["top"] });
  assert.equal(choices.done, true);
  assert.equal(shrineChoice(choices, "delhi"), "shrine delhi");
  assert.equal(shrineChoice(choices, "jodhpur"), null);
});

test("starting shrines go into villages", () => {
  const choices = readChoices(["settle start-delhi.1", "settle start-delhi.2"]);
  assert.deepEqual(villagesIn(choices), ["start-delhi.1", "start-delhi.2"]);
  assert.equal(shrineChoice(choices, "start-delhi.2"), "settle start-delhi.2");
});

test("every kind of choice has a place", () => {
  const one = [
    "draft 14",
    "settle a-b.1",
    "plan coins pp",
    "perform coins",
    "token pp",
    "travel a-b",
    "ability 3",
    "end",
    "shrine a-b.1",
    "shrine a",
    "statue a centre",
    "done",
    "flag a",
    "take 9",
    "retake 3",
    "exchange sell",
    "reward tax",
    "buy 2",
    "maharani 5",
  ];
  for (const text of one) {
    const { all, ...sorted } = readChoices([text]);
    const { all: _all, ...none } = NO_CHOICES;
    assert.deepEqual(all, [text]);
    assert.notDeepEqual(sorted, none, text);
  }
});

test("the two arrows have no order", () => {
  const choices = readChoices(["plan coins track", "plan pp pp"]);
  assert.equal(planChoice(choices, "track", "coins"), "plan coins track");
  assert.equal(planChoice(choices, "coins", "track"), "plan coins track");
  assert.equal(planChoice(choices, "pp", "pp"), "plan pp pp");
  assert.equal(planChoice(choices, "pp", "coins"), undefined, "not on the list");
  assert.equal(planChoice(choices, "pp", null), undefined);
});

test("characters are picked by the one verb that fits", () => {
  const choices = readChoices(["take 9", "take 12"]);
  assert.deepEqual(charactersIn(choices), [9, 12]);
  assert.equal(characterChoice(choices, 12), "take 12");
  assert.equal(characterChoice(choices, 1), null);
});

test("a choice is divided at its spaces", () => {
  assert.deepEqual(choiceParts(" statue  delhi centre "), {
    verb: "statue",
    what: "delhi",
    more: "centre",
  });
});
