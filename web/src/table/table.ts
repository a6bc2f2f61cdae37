/**
 * A table as the screens know it: what it looks like now, and what can be wished for. Who keeps it is another matter: `socket_table` follows one on
 * a server; another could play in the browser itself.
 */

import type { Problem, Schemas } from "../lib/api";
import type { Shown } from "../stage/course.svelte";

export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];

/** Something that happened, with the sentences that tell it. */
export interface Message {
  number: number;
  kind: string;
  /** -1: nobody's in particular. */
  seat: number;
  at: number;
  text?: string;
  undone?: number;
  events: GameEvent[];
  lines?: string[];
  /** The seat of each line; -1: nobody's in particular. */
  whose?: number[];
  /** What happened in parts, with what each changes in the view. */
  scenes?: Schemas["Scene"][];
  /** Which of the lines begins a round. */
  heading?: number;
}

export interface GameEvent {
  event: string;
  [value: string]: unknown;
}

/** What a number is made of: a reason, how often, how much each. */
export type Part = [reason: string, count: number, each: number];

export interface Amount {
  total: number;
  parts: Part[];
}

/** What everybody may know of a game. Each game has more of its own, in the `view` of its folder. */
export interface GameView {
  game: string;
  round: number;
  over: boolean;
  waiting: number[];
  decision: { name: string; values: Record<string, unknown> } | null;
}

/** What only the seat itself knows. */
export interface OwnView {
  seat: number | null;
  choices: string[];
  undo?: boolean;
  asked?: number;
  /** Standing orders for this round, and those that would answer what is asked. */
  orders?: string[];
  fitting_orders?: string[];
  question?: string;
  labels?: string[];
  /** What each choice costs and brings, in the order of `choices`; the shape is the game's. */
  explanations?: Record<string, unknown>[];
  /** What on the table each choice points at, and what would appear there. */
  targets?: (string | null)[];
  previews?: (Preview | null)[];
  [secret: string]: unknown;
}

export type Preview = Schemas["Preview"];

export interface Moment {
  number: number;
  choices: number;
  view: GameView;
  own: OwnView;
}

/** What happened after a message, and the game as it was before. */
export interface Scenes {
  number: number;
  view: GameView;
  own: OwnView;
  messages: Message[];
}

export interface Hint {
  choices: {
    choice: string;
    label: string;
    worth: number;
    reasons: { code: string; points: number; text: string }[];
    /** The few things to say of it. */
    why: string[];
    /** How many do the same elsewhere and are nearly as good. */
    others: number;
    /** The chance to win the game, in words; empty if the bot cannot say. */
    odds?: string;
  }[];
}

export const SPECTATOR = -2;

export type Contact = "connecting" | "online" | "offline" | "refused";

export interface Table {
  readonly id: string;
  readonly contact: Contact;
  /** Why one may not be here, if contact is refused. */
  readonly refusal: Problem | null;
  readonly info: TableInfo | null;
  /** Null until the game starts. */
  readonly view: GameView | null;
  readonly own: OwnView | null;
  readonly messages: Message[];
  /** What is on the stage over it. */
  readonly scene?: Shown | null;
  /** Seconds left for each seat when it was told, if the table has a clock. */
  readonly clock: { seconds: number[]; at: number } | null;
  /** The seat through whose eyes one looks; -2 for a spectator. */
  readonly seat: number;
  /** All seats that are played here: several where people share a screen. */
  readonly seats: number[];
  /** Whose last choice can be taken back: one's own, or that of whoever had the screen before; null: there is none. */
  readonly undoes: number | null;

  choose(choice: string): Promise<void>;
  undo(): Promise<void>;
  /** A standing order for this round; an empty one takes all back. */
  order(order: string): Promise<void>;
  say(text: string): Promise<void>;
  resign(): Promise<void>;
  comeBack(): Promise<void>;
  /** Why a thing on the table cannot be chosen now; null if it can, or is nothing that is asked about. */
  whyNot(target: string): Promise<Problem | null>;
  hint(): Promise<Hint>;
  moment(number: number): Promise<Moment>;
  /** What happened between two messages, scene by scene; where it can be shown again. */
  scenes?(since: number, until: number): Promise<Scenes>;
  /** Look through the eyes of another seat that is played here. */
  sit(seat: number): void;
  close(): void;
}
