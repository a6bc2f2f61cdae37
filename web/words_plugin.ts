/**
 * The words of all languages, from the terminal's own Fluent files: a language is a folder of them. `virtual:languages` lists what there is; each has these
 * modules, `virtual:words/en` (what screens say), `virtual:rules/en` (the rulebook) and `virtual:guide/en`, without comments. What only the terminal and the server say is
 * left out. `offline.html`, which is shown without a server, says one sentence in each.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../src/carson/locales/", import.meta.url));
const OFFLINE = fileURLToPath(new URL("offline.html", import.meta.url));
/** What comes when it is opened, by how its files' names end; everything else comes with the language. */
const LATER = { rules: /(^|-)(rules|rulebook)\.ftl$/, guide: /(^|-)guide\.ftl$/ };
const OTHERS =
  /(^|-)(terminal|commands|data|database|server|settings|identity|events|refusals|hints|deck|lab|lessons|review)\.ftl$|-choices\.ftl$/;
const LIST = "virtual:languages";
const PARTS = ["words", ...Object.keys(LATER)];
const NAME = new RegExp(`^virtual:(${PARTS.join("|")})/([\\w-]+)$`);

export function wordFiles(part: string, language: string): string[] {
  const folder = `${LOCALES}${language}/`;
  if (!existsSync(folder)) return []; // English fills the gap
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  return files.filter((file) => !OTHERS.test(file) && partOf(file) === part).map((file) => folder + file);
}

function partOf(file: string): string {
  return Object.entries(LATER).find(([, ending]) => ending.test(file))?.[0] ?? "words";
}

export function languages(): string[] {
  return readdirSync(LOCALES).filter((name) => wordFiles("words", name).length > 0);
}

function text(part: string, language: string): string {
  return wordFiles(part, language)
    .map((file) => readFileSync(file, "utf-8").replace(/^#.*\n/gm, ""))
    .join("\n");
}

/** As one looks for it: Nederlands. Known here: a browser that is asked needs as long as for drawing half of a page. */
function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function list(): string {
  const parts = (language: string) =>
    PARTS.map((part) => `${part}: () => import("virtual:${part}/${language}")`).join(", ");
  const lines = languages().map(
    (code) => `${JSON.stringify(code)}: { name: ${JSON.stringify(ownName(code))}, ${parts(code)} },`,
  );
  return `export default {\n${lines.join("\n")}\n};`;
}

function offline(): string {
  const sentences = languages().flatMap((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text("words", language)));
    const message = bundle.getMessage("web-offline");
    if (!message?.value) return [];
    const [told, again] = [message.value, message.attributes["again"]!].map((words) => bundle.formatPattern(words));
    return `<p lang="${language}">${told} <a href="/">${again}</a></p>`;
  });
  return readFileSync(OFFLINE, "utf-8").replace("<!-- languages -->", sentences.join("\n    "));
}

export function wordsPlugin(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id === LIST || NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return list();
      const [, part = "", language = ""] = NAME.exec(id.slice(1)) ?? [];
      if (!id.startsWith("\0") || !part) return undefined;
      for (const file of wordFiles(part, language)) this.addWatchFile(file);
      // A ruling may have paragraphs.
      const words = text(part, language);
      return `export default ${JSON.stringify(part === "rules" ? words : words.replace(/\n{2,}/g, "\n"))};`;
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "offline.html", source: offline() });
    },
  };
}
