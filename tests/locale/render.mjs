// Renders every message of a language with the browser's runtime.
// Standard input: {"language", "texts": [...], "messages": {id: [args, ...]}}; output: {id: [text, ...]}.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [, , modules] = process.argv;
const require = createRequire(pathToFileURL(`${modules}/package.json`));
const { FluentBundle, FluentResource } = await import(pathToFileURL(require.resolve("@fluent/bundle")));

const asked = JSON.parse(readFileSync(0, "utf8"));
const bundle = new FluentBundle(asked.language, { useIsolating: false });
const problems = [];
for (const text of asked.texts) problems.push(...bundle.addResource(new FluentResource(text)));

const rendered = {};
for (const [id, samples] of Object.entries(asked.messages)) {
  const message = bundle.getMessage(id);
  rendered[id] = samples.map((args) => {
    if (!message?.value) return null;
    return bundle.formatPattern(message.value, args, problems);
  });
}
process.stdout.write(JSON.stringify({ rendered, problems: problems.map(String) }));
