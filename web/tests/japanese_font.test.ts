import assert from "node:assert/strict";
import { resolve } from "node:path";
import { test } from "node:test";
import * as hb from "harfbuzzjs";
import { charactersOf, subset } from "../vite/japanese_font.ts";

const WEB = resolve(import.meta.dirname, "..");
const characters = charactersOf(resolve(WEB, "../locale/ja"));

test("the Japanese font is asked for kanji of the texts, kana and full-width forms", () => {
  for (const sign of "都市名声あンー、。「」（！") assert.ok(characters.includes(sign), sign);
  assert.ok(!characters.includes("a"));
  assert.equal(new Set(characters).size, [...characters].length);
});

for (const weight of [400, 700]) {
  test(`the Japanese font of weight ${weight} has the characters of the texts and few others`, async () => {
    const font = await subset(resolve(WEB, "node_modules"), weight, characters);
    const found = new hb.Face(new hb.Blob(font)).collectUnicodes();
    const has = new Set([...found].map((code) => String.fromCodePoint(code)));
    assert.deepEqual(
      [...characters].filter((sign) => !has.has(sign)),
      [],
    );
    assert.ok(has.size < [...characters].length + 20, String(has.size)); // variants of the same sign
  });
}
