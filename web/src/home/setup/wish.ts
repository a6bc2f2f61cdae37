/** What is wished for while a table is set up: what does not fit together, who sits where, and what is asked of the server in the end. */

import type { Problem, Schemas } from "../../lib/api";
import { count } from "../game_words";
import { BOT_NAMES } from "../../lib/bots";
import { person, type Agreement, type SeatWish, type TableWish } from "./opening";

export type Config = Record<string, unknown>;
export type Options = Schemas["Options"];
export type Group = Exclude<keyof Options, "config" | "problem" | "played" | "changes">;

/** Who is to sit somewhere: a person at this device, whoever comes by the link, or a bot by its name. */
export interface SeatDraft {
  kind: "person" | "open" | "bot";
  bot: string;
  name: string;
}

export interface TableDraft {
  public: boolean;
  agreement: Agreement;
}

/** How one came here: to play with friends by a link, at one screen, or with bots. */
export type Mode = "friends" | "here" | "bots";
const KIND_OF: Record<Mode, SeatDraft["kind"]> = { friends: "open", here: "person", bots: "bot" };

/** What is against switching something; null if nothing is. What is wrong now and stays wrong is not held against it. */
export function against(options: Options | null, group: Group, name: string): Problem | null {
  const problem = options?.[group][name];
  return !problem || same(problem, options.problem) ? null : problem;
}

function same(one: Problem, other: Problem | null): boolean {
  return other !== null && one.code === other.code && one.detail === other.detail;
}

export const RANDOM = "random";

export function numberOf(code: string): number {
  return Number.parseInt(code, 10);
}

/** The sides of each card, as `0Y` and `0R` of card 0. */
export function byNumber(codes: string[]): [number: number, codes: string[]][] {
  const numbers = [...new Set(codes.map(numberOf))];
  return numbers.map((number) => [number, codes.filter((code) => numberOf(code) === number)]);
}

/** As many seats as the game has: the first ones stay as they are. */
export function fitSeats(seats: SeatDraft[], many: number, mode: Mode, bot: string): SeatDraft[] {
  const fitting = seats.slice(0, many);
  while (fitting.length < many) {
    const kind = fitting.length ? KIND_OF[mode] : "person";
    fitting.push({ kind, bot, name: "" });
  }
  return fitting;
}

/** A table can start at once if nobody has to come first. */
export function startsAtOnce(seats: SeatDraft[]): boolean {
  return seats.every(({ kind }) => kind !== "open");
}

/** Bots without a name get one, and so does whoever opens the table; others without one are told by number. */
function seatWishes(seats: SeatDraft[], newcomer: string): SeatWish[] {
  const taken = seats.map(({ name }) => name.trim());
  const free = BOT_NAMES.filter((name) => !taken.includes(name));
  return seats.map(({ kind, bot, name }, seat) => {
    if (kind === "open") return { kind };
    if (kind === "bot") return { kind, bot, name: name.trim() || free.shift() || null };
    return person(name.trim() || (seat ? "" : newcomer));
  });
}

export interface Draft extends TableDraft {
  game: string;
  preset: string;
  changes: Config;
  seats: SeatDraft[];
}

export function tableWish(draft: Draft, newcomer: string): TableWish {
  const { game, preset, changes, seats } = draft;
  const { hints, ...agreement } = draft.agreement;
  return {
    game,
    preset,
    changes,
    seats: seatWishes(seats, newcomer),
    public: draft.public,
    agreement: { ...agreement, ...(hints === false ? { hints } : {}) },
    start: startsAtOnce(seats),
  };
}

/** How many seats a configuration has. */
export function seatsOf(config: Config | null): number {
  return count(config?.["players"]);
}
