/** The games of the page, an entry for each: what its screens need to know and do not ask the server. Nothing else names a game. */

import type { Component } from "svelte";
import { board } from "./board/entry";
import { cards } from "./cards/entry";
import type { Guiding } from "./guide/ideas";
import type { IconName } from "./drawings/icons/icons";
import type { Book } from "./home/rules/book";
import type { SeatWish } from "./home/setup/opening";
import type { Setup } from "./home/setup/setup.svelte";
import type { Schemas } from "./lib/api";
import type { GameScreen } from "./table/game_screen.svelte";
import type { Table } from "./table/table";

export type RoundSummary = Schemas["RoundInfo"];

/** A drawing that stands for something. */
export type Picture =
  | { building: string }
  | { portrait: string; side?: string }
  | { icon: IconName }
  | { cowboy: number }
  | { die: number };

export interface Game {
  /** The preset to begin with. */
  preset: string;
  /** Who sits where if somebody plays it with one click. */
  quick: (name: string) => SeatWish[];
  /** The building that stands for it on the home page. */
  sign: string;
  /** What there is to set up besides players and presets. */
  setup: () => Promise<{ default: Component<{ setup: Setup }> }>;
  /** Whether a preset says how many play, so that another preset changes it. */
  presetsCount: boolean;

  /** The rulings' numbers begin with it. */
  letter: string;
  /** Chapters that are not about how to play, such as what sets editions apart: they come last. */
  lastChapters: readonly number[];
  /** The game in two minutes: the ends of the words' ids, and a picture for each. */
  steps: readonly (readonly [name: string, picture: Picture])[];
  /** The rest of its rulebook, which comes when somebody opens it. */
  rulebook: () => Promise<{ book: Book }>;

  /** Its table, which comes when somebody sits down. */
  table: () => Promise<{ screen: GameScreen }>;
  /** What a first game is guided by, which comes when somebody is guided. */
  guide: () => Promise<{ guiding: Guiding }>;
  /** How a round that has ended is summed up, if it is. */
  roundSummary?: () => Promise<{ default: Component<{ table: Table; summary: RoundSummary }> }>;

  /** What chance there is: dice, or only draws. */
  chance: "dice" | "draws";
  /** Whether nothing decides between equal points, so that they share a place. */
  sharesPlaces: boolean;
  /** What is shown of the points over the rounds, as the end of the words' id. */
  pointsChart: string;
}

export const GAMES: Readonly<Record<string, Game>> = { board, cards };

/** The one that is meant where none is named. */
export const FIRST = Object.keys(GAMES)[0]!;

export const OTHERS: readonly string[] = Object.keys(GAMES).filter((name) => name !== FIRST);
