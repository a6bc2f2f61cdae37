export const LANGUAGES = ["en", "nl", "de", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each by its own name, as one looks for it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", nl: "Nederlands", de: "Deutsch", pl: "Polski" };
