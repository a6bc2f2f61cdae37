/** Where the slider of a replay stops: the game's start and each choice that stood, and where the rounds begin among them. */

import { standing } from "../../table/log/standing";
import type { Message } from "../../table/table";

export interface Mark {
  /** The index of the stop with which the round begins. */
  index: number;
  /** The message's number there. */
  number: number;
  /** Counted from 1; the card game counts through both eras. */
  round: number;
  /** The card game's; null in the board game. */
  era: number | null;
  /** As the game itself counts. */
  inEra: number;
}

/** The numbers of the messages to stop at. What was taken back, chat and who came and went are no moves. */
export function stopsOf(messages: readonly Message[]): number[] {
  return standing(messages)
    .filter(({ kind }) => kind === "start" || kind === "choice")
    .map(({ number }) => number);
}

/** The last stop up to a number; the first one for what was before. */
export function stopAt(stops: readonly number[], number: number): number {
  return Math.max(0, stops.filter((stop) => stop <= number).length - 1);
}

const BEGINNINGS = ["round", "reveal", "reveal-terrain"];

export function marksOf(messages: readonly Message[], stops: readonly number[]): Mark[] {
  const places = new Map(stops.map((number, index) => [number, index]));
  const marks: Mark[] = [];
  let era: number | null = null;
  let before = 0; // rounds before this era
  for (const { number, events } of messages) {
    const index = places.get(number);
    if (index === undefined) continue;
    for (const event of events) {
      if (event.event === "era") [era, before] = [Number(event["era"]), marks.length];
      if (!BEGINNINGS.includes(event.event)) continue;
      const round = marks.length + 1;
      marks.push({ index, number, round, era, inEra: round - before });
    }
  }
  return marks;
}

/** The round in which a stop is; null before the first. */
export function roundAt(marks: readonly Mark[], index: number): Mark | null {
  return marks.filter((mark) => mark.index <= index).at(-1) ?? null;
}

/** Which labels to show so that none lies upon another, those that matter before the others; positions and room in the same unit. */
export function apart(positions: readonly number[], room: number, matter: readonly boolean[] = []): boolean[] {
  const shown = positions.map(() => false);
  const place = (wanted: boolean) =>
    positions.forEach((position, at) => {
      if ((matter[at] ?? false) !== wanted) return;
      shown[at] = positions.every((other, index) => !shown[index] || Math.abs(other - position) >= room);
    });
  place(true);
  place(false);
  return shown;
}
