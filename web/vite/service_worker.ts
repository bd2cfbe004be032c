import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCE = new URL("./service_worker.js", import.meta.url);
const TEXTS = /^\0virtual:texts\/([^/]+)/;
const JAPANESE_FONT = /^\/assets\/japanese-.*\.ttf$/;

/**
 * The service worker beside the page. It is told which files there are: those of the shell, and the
 * texts and fonts of each language. Its version is that of all of them.
 */
export function serviceWorker(): Plugin {
  return {
    name: "maharaja-service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const shell: string[] = [];
      const languages: Record<string, string[]> = {};
      for (const [name, file] of Object.entries(bundle)) {
        const path = `/${name}`;
        if (!path.startsWith("/assets/")) continue;
        const language = file.type === "chunk" ? textsOf(file.facadeModuleId) : fontOf(path);
        if (language) (languages[language] ??= []).push(path);
        else shell.push(path);
      }
      const files = JSON.stringify({ shell: shell.sort(), languages });
      const version = createHash("sha256").update(files).digest("hex").slice(0, 12);
      const source = readFileSync(SOURCE, "utf8")
        .replace("__FILES__", files)
        .replace("__VERSION__", JSON.stringify(version));
      this.emitFile({ type: "asset", fileName: "service_worker.js", source });
    },
  };
}

const textsOf = (module: string | null): string | undefined => TEXTS.exec(module ?? "")?.[1];
const fontOf = (path: string): string | undefined => (JAPANESE_FONT.test(path) ? "ja" : undefined);
