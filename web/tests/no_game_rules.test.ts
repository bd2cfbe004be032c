import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { ALLOWED, NAMES } from "../lint/game_rules.js";

const LINT = new URL("../lint/", import.meta.url);
const { ESLint } = createRequire(LINT)("eslint");
const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

interface Finding {
  message: string;
}
const RULE = "maharaja/no-game-rules";
const options = {
  cwd: path(""),
  overrideConfigFile: path("lint/eslint.config.js"),
  ruleFilter: ({ ruleId }: { ruleId: string }) => ruleId === RULE,
};
/** ESLint as `./check client` runs it. */
const eslint = new ESLint(options);

async function found(code: string, name = "planted.ts"): Promise<string[]> {
  const [{ messages }] = await eslint.lintText(code, { filePath: path(`src/table/${name}`) });
  return messages.map(({ message }: Finding) => message);
}

test("every name of content is found that decides something", async () => {
  const conditions = [...NAMES.keys()].map((name) => `if (told === "${name}") shown();`);
  const messages = await found(conditions.join("\n"));
  assert.deepEqual(
    messages.map((message) => message.split(" ")[2]),
    [...NAMES.keys()],
  );
  for (const name of ["two-shrines", "maj3", "cost12", "ext1", "locked_plans", "pp2", "hard"])
    assert.ok(NAMES.has(name), name);
});

for (const planted of [
  'const SHOWN = { tax: "a", pp2: "b" };',
  "const locked = view.options.locked_plans;",
  "const worth = `twostat`;",
  "const last = view.round === 7;",
  "const left = 7 - round;",
  "const ROUNDS = 7;",
  "const { statues = 7 } = mine;",
  "const pieces = { shrines: 20 };",
  "const rich = mine.coins >= 3;",
  "const dear = view?.prices!.prestige > 2;",
  "const alone = view.players.length < 3;",
  "if ([7, 9].includes(character)) shown();",
  "switch (seat.character) { case 16: shown(); }",
  "const tidy = content.characters[9].kind;",
  "class Seat { tokens = 7 }",
]) {
  test(`a rule is found in ${planted}`, async () => {
    assert.ok((await found(planted)).length > 0);
  });
}

test("rules are found in components, also outside their scripts", async () => {
  const component = `<script lang="ts">
  let { view } = $props();
  const last = $derived(view.round === 7);
</script>
{#if view.options.open_prestige}<b>{view.coins > 4}</b>{/if}
`;
  assert.equal((await found(component, "Planted.svelte")).length, 3);
});

test("what is no rule is left alone", async () => {
  const code = `
const wide = Math.round(width) * 2;
const several = seats.length > 1;
const shown = view.round === content.rounds;
const kept = mine.coins + mine.shrines;
`;
  assert.deepEqual(await found(code), []);
});

test("every exception is needed", async () => {
  const strict = new ESLint({ ...options, overrideConfig: { rules: { [RULE]: ["error", []] } } });
  const files = [...new Set(ALLOWED.map(({ file }) => path(`src/${file}`)))];
  const results: { filePath: string; messages: Finding[] }[] = await strict.lintFiles(files);
  const messages = new Map(results.map((result) => [result.filePath, result.messages]));
  for (const { file, name } of ALLOWED) {
    const inFile = messages.get(path(`src/${file}`)) ?? [];
    assert.ok(
      inFile.some(({ message }) => message.includes(name)),
      `${name} in ${file}`,
    );
  }
});
