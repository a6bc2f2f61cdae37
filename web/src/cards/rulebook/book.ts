/** The card game's part of the rulebook. */

import type { Book } from "../../home/rules/book";
import Aids from "./Aids.svelte";
import { CHAPTERS } from "./chapters";
import Drawing from "./Drawing.svelte";
import { GROUPS } from "./things";

export const book: Book = {
  game: "cards",
  prefix: "cards-",
  chapters: CHAPTERS,
  groups: GROUPS,
  Drawing,
  Aids,
};
