/** The languages that the page was built with: a folder of words each (`words_plugin.ts`). */

import found from "virtual:languages";

export type Language = string;

export const ENGLISH: Language = "en";

/** Each by its own name, as one looks for it. */
export const LANGUAGE_NAMES: Record<Language, string> = Object.fromEntries(
  Object.entries(found).map(([code, { name }]) => [code, name]),
);

export const LANGUAGES: Language[] = Object.keys(found);
