/** The board game's part of the rulebook. */

import type { Book } from "../../home/rules/book";
import Aids from "./Aids.svelte";
import { CHAPTERS } from "./chapters";
import Drawing from "./Drawing.svelte";
import Editions from "./Editions.svelte";
import { EDITION_RULINGS, GROUPS } from "./things";

export const book: Book = {
  game: "board",
  prefix: "",
  chapters: CHAPTERS,
  groups: GROUPS,
  editions: { table: Editions, rulings: EDITION_RULINGS },
  Drawing,
  Aids,
};
