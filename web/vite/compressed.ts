import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
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
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
      // Side by side: it takes a third of the build.
      await Promise.all(
        files.filter((name) => TEXTS.test(name)).map((name) => compress(join(folder, name))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((found) => writeFile(`${path}.br`, found)),
    promisify(gzip)(content, { level: 9 }).then((found) => writeFile(`${path}.gz`, found)),
  ]);
}
