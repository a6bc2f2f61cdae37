/**
 * The Fluent files of a language as two modules, `virtual:words/en` (what screens say) and `virtual:rules/en` (the rulebook), without comments. The
 * files are the terminal's own; what only the terminal and the server say is left out.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../src/carson/locales/", import.meta.url));
const RULES = ["rules.ftl", "cards-rules.ftl"];
const OTHERS =
  /terminal\.ftl$|^(commands|data|database|server|settings|identity|events|refusals|hints|cards-(events|refusals|deck))\.ftl$/;
const NAME = /^virtual:(words|rules)\/(\w+)$/;

export function wordFiles(part: string, language: string): string[] {
  const folder = `${LOCALES}${language}/`;
  if (!existsSync(folder)) return []; // English fills the gap
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  return files
    .filter((file) => (part === "rules" ? RULES.includes(file) : !RULES.includes(file) && !OTHERS.test(file)))
    .map((file) => folder + file);
}

export function wordsPlugin(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, part = "", language = ""] = NAME.exec(id.slice(1)) ?? [];
      if (!id.startsWith("\0") || !part) return undefined;
      const files = wordFiles(part, language);
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, "utf-8").replace(/^#.*\n/gm, "")).join("\n");
      // A ruling may have paragraphs.
      return `export default ${JSON.stringify(part === "rules" ? text : text.replace(/\n{2,}/g, "\n"))};`;
    },
  };
}
