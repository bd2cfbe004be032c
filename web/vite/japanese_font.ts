import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** Where styles find the files: `url("japanese-font/japanese-400.ttf")`. */
const FOLDER = "japanese-font";
const PACKAGE = "@expo-google-fonts/biz-udpgothic";
const SOURCES: Record<number, string> = {
  400: "400Regular/BIZUDPGothic_400Regular.ttf",
  700: "700Bold/BIZUDPGothic_700Bold.ttf",
};
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}゛゜・ー]/u;
const LATIN_ENDS = 0x2190; // below it are letters and punctuation, which the Latin fonts have
const FULL_WIDTH = Array.from({ length: 0x5f }, (_, at) => String.fromCodePoint(0xff01 + at));

/** The characters of all texts of a folder, all kana, and the full-width forms. */
export function charactersOf(folder: string): string {
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  const kana = Array.from({ length: 0x100 }, (_, at) => String.fromCodePoint(0x3000 + at));
  const all = new Set([
    ...texts.join(""),
    ...kana.filter((sign) => KANA.test(sign)),
    ...FULL_WIDTH,
  ]);
  const own = [...all].filter((sign) => (sign.codePointAt(0) ?? 0) >= LATIN_ENDS);
  return own.sort().join("");
}

/**
 * The font with these characters only; hints for coarse screens would be half of it. As it is: to
 * make a smaller format of it takes longer than the rest of the page.
 */
export function subset(packages: string, weight: number, characters: string): Promise<Buffer> {
  const source = readFileSync(join(packages, PACKAGE, SOURCES[weight]!));
  return subsetFont(source, characters, {
    targetFormat: "sfnt",
    noHinting: true,
    noLayoutClosure: true,
    keepFeatures: [],
  });
}

/** A Japanese font with the characters that our texts use, made beside the packages. */
export function japaneseFont(texts: string): Plugin {
  let packages = "";
  const made = (): string => join(packages, ".cache", FOLDER);
  return {
    name: "maharaja-japanese-font",
    config(config) {
      packages = resolve(config.root ?? ".", "node_modules");
      return { resolve: { alias: { [FOLDER]: made() } } };
    },
    async buildStart() {
      const characters = charactersOf(resolve(texts));
      mkdirSync(made(), { recursive: true });
      for (const weight of Object.keys(SOURCES).map(Number)) {
        const font = await subset(packages, weight, characters);
        writeFileSync(join(made(), `japanese-${weight}.ttf`), font);
      }
    },
  };
}
