/** How the sources of the client are formatted. */
export default {
  printWidth: 100,
  plugins: [import.meta.resolve("prettier-plugin-svelte")],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
