import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { japaneseFont } from "./vite/japanese_font.ts";
import { serviceWorker } from "./vite/service_worker.ts";
import { texts } from "./vite/texts.ts";

/** Where `maharaja serve` listens while the client is worked on with Vite's own server. */
const SERVER = process.env.MAHARAJA_SERVER ?? "http://127.0.0.1:8350";

export default defineConfig({
  plugins: [svelte(), texts("../locale"), japaneseFont("../locale/ja"), serviceWorker()],
  build: {
    target: "es2022",
    // The server's policy for pages allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false, // vite/compress.ts does it
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true, headers: { origin: SERVER } } },
  },
});
