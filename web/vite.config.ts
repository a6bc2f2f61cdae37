import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { env } from "node:process";
import { defineConfig } from "vitest/config";
import { wordsPlugin } from "./words_plugin.ts";

// The page and all that it loads go into the Python package, which serves them. While one works on it, `npm run dev` serves the page and asks a
// server that runs beside it.
const server = env["CARSON_SERVER"] ?? "http://127.0.0.1:1858";

export default defineConfig({
  plugins: [svelte(), svelteTesting(), wordsPlugin()],
  build: {
    outDir: "../src/carson/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a few seconds are nothing to warn of
      output: {
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash].js`, // not all who share it
        // Each file takes a way there and back, six at a time. What every screen needs is one; so are small parts that some share.
        codeSplitting: {
          groups: [
            { name: "page", tags: ["$initial"], priority: 2 },
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8000, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  // One page for all files of a process: a page for each took three times as long.
  test: { environment: "jsdom", isolate: false, setupFiles: ["./test_setup.ts"], include: ["src/**/*.test.ts"] },
});
