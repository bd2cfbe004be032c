import { readdirSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/**
 * `node vite/compress.ts FOLDER`: beside the files of a bundle the same compressed, for the server to
 * send as they are. Apart from the build: ./play does not wait for it.
 */
const COMPRESSIBLE = /\.(css|html|js|svg|ttf|webmanifest)$/;
const QUALITY = 10; // of 11, which takes three times as long for a fiftieth less
const WORTH = 1024; // bytes; a smaller file fits into one packet anyway

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((found) => put(path, "br", found)),
    promisify(gzip)(content, { level: 9 }).then((found) => put(path, "gz", found)),
  ]);
}

/** Whole or not at all: a running server takes the file as soon as it has its name. */
async function put(path: string, ending: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.new.${ending}`;
  await writeFile(unfinished, content);
  await rename(unfinished, `${path}.${ending}`);
}

const folder = process.argv[2]!;
const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
await Promise.all(
  files.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))),
);
