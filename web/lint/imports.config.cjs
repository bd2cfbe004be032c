/** Who may import whom in web/src: `./check client`, and docs/architecture.md in words. */

/** Each folder imports from itself and from those before it. */
const LAYERS = [
  "generated",
  "render",
  "net",
  "model",
  "text",
  "ui",
  "map",
  "boards",
  "rules",
  "home",
  "account",
  "results",
  "review",
  "coach",
  "table",
  "lessons",
  "puzzles",
  "branches",
];

const folder = (name) => `^src/${name}/`;
const above = LAYERS.slice(0, -1).map((name, at) => ({
  name: `${name}-imports-only-from-below`,
  severity: "error",
  from: { path: folder(name) },
  to: { path: [...LAYERS.slice(at + 1).map(folder), "^src/[^/]+$"] },
}));

module.exports = {
  forbidden: [
    ...above,
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "rules-stand-alone",
      comment: "The page of rules is loaded by itself; screens do not need it, nor it them.",
      severity: "error",
      from: { path: "^src/(home|results|table)/" },
      to: { path: folder("rules") },
    },
    {
      name: "nothing-unknown",
      comment: "A new folder needs its place in the list above.",
      severity: "error",
      from: { path: "^src/.+/" },
      to: { path: "^src/", pathNot: [...LAYERS, "assets", "styles"].map(folder) },
    },
    {
      name: "nothing-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, path: "^[.]" },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".svelte", ".js"] },
    doNotFollow: { path: "node_modules" },
  },
};
