/** What is checked in the sources of the client beyond types: `./check client`. */
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import { ALLOWED } from "./game_rules.js";
import { noGameRules } from "./no_game_rules.js";

const UNUSED = { argsIgnorePattern: "^_", varsIgnorePattern: "^_" };

export default ts.config(
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // As the compiler has it for the sources, noUnusedLocals and noUnusedParameters.
      "@typescript-eslint/no-unused-vars": "off",
      // svelte-check warns of what is not needed.
      "svelte/no-unused-svelte-ignore": "off",
      // Maps that are followed are replaced as a whole; the others are nobody's state.
      "svelte/prefer-svelte-reactivity": "off",
      eqeqeq: "error",
      "no-console": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ["**/tests/**"],
    rules: { "@typescript-eslint/no-unused-vars": ["error", UNUSED] },
  },
  {
    files: ["**/src/**"],
    ignores: ["**/src/generated/**"],
    plugins: { maharaja: { rules: { "no-game-rules": noGameRules } } },
    rules: { "maharaja/no-game-rules": ["error", ALLOWED] },
  },
);
