import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(css|html|js|svg|webmanifest)$/;
const WORTH = 1024; // bytes; a smaller file fits into one packet anyway

/** Beside every text of the bundle the same compressed, for the server to send as it is. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "maharaja-compressed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (TEXTS.test(name)) compress(join(folder, name));
      }
    },
  };
}

function compress(path: string): void {
  const content = readFileSync(path);
  if (content.length < WORTH) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
