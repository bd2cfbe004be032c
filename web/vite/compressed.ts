import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(css|html|js|svg|ttf|webmanifest)$/;
const QUALITY = 10; // of 11, which takes three times as long for a fiftieth less
const WORTH = 1024; // bytes; a smaller file fits into one packet anyway

/** Beside the files of the bundle the same compressed, for the server to send as they are. */
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
      await Promise.all(
        files.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((found) => writeFile(`${path}.br`, found)),
    promisify(gzip)(content, { level: 9 }).then((found) => writeFile(`${path}.gz`, found)),
  ]);
}
