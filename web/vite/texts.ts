import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:texts/";
/** The rules, the lessons, the puzzles and reviews are long and read on pages of their own; what the coach says is for tables only; what is sent to people, what the command line says, and what goes wrong there, is for Python. */
const APART = [
  "rules",
  "lessons",
  "puzzles",
  "coach",
  "channels",
  "accounts",
  "talk",
  "hosts",
  "boards",
  "notifications",
  "review",
  "cli",
  "doctor",
  "mistakes",
  "setup",
  "terminal",
];

/**
 * The Fluent files of a language as one module: `virtual:texts/de` has all of them but those,
 * `virtual:texts/de/rules` the rules. So a page asks once for a language, not once for a file.
 */
export function texts(folder: string): Plugin {
  return {
    name: "maharaja-texts",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [language = "", part] = id.slice(NAME.length + 1).split("/");
      const where = resolve(folder, language);
      const files = existsSync(where) ? readdirSync(where).sort() : [];
      const wanted = files.filter((file) => {
        const name = file.replace(/\.ftl$/, "");
        return file.endsWith(".ftl") && (part ? name === part : !APART.includes(name));
      });
      const content = wanted.map((file) => {
        this.addWatchFile(resolve(where, file));
        return readFileSync(resolve(where, file), "utf8");
      });
      return `export default ${JSON.stringify(slim(content.join("\n")))};`;
    },
  };
}

/** Without comments and empty lines: they are for translators. */
function slim(fluent: string): string {
  return fluent.replace(/^#.*\n?/gm, "").replace(/\n{2,}/g, "\n");
}
