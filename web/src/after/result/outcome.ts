/** How a game ended: who played, in which order they came in. Virtual players come after the seats. */

import { GAMES } from "../../games";
import { listed, say } from "../../lib/words.svelte";
import { nameAt } from "../../table/naming";
import type { TableInfo } from "../../table/table";

export interface Outcome {
  /** By seat. */
  points: number[];
  /** Seats, the first is first. */
  ranking: number[];
  winners: number[];
  resigned: number[];
}

export interface Placed {
  seat: number;
  name: string;
  points: number;
  place: number;
  won: boolean;
  resigned: boolean;
  /** Nobody sits there: the game plays for him. */
  virtual: boolean;
}

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];

export function outcomeOf(info: TableInfo): Outcome | null {
  if (!info.result) return null;
  const { points, ranking, winners, resigned } = info.result;
  return {
    points: numbers(points),
    ranking: numbers(ranking),
    winners: numbers(winners),
    resigned: numbers(resigned),
  };
}

export function nameOf(info: TableInfo, seat: number): string {
  const seats = info.seats.length;
  if (seat >= seats) return say("player-virtual", { number: seat - seats + 1 });
  return nameAt(info, seat);
}

/**
 * Everybody, the first at the top; who gave up comes last, whatever his points. Where nothing decides between equal points, they share a place.
 */
export function placed(info: TableInfo): Placed[] {
  const outcome = outcomeOf(info);
  if (!outcome) return [];
  const found: Placed[] = [];
  for (const [index, seat] of outcome.ranking.entries()) {
    const points = outcome.points[seat] ?? 0;
    const won = outcome.winners.includes(seat);
    const resigned = outcome.resigned.includes(seat);
    const above = found.at(-1);
    const equal = above && GAMES[info.game]?.sharesPlaces && above.points === points && above.resigned === resigned;
    const place = won ? 1 : equal ? above.place : index + 1;
    found.push({ seat, name: nameOf(info, seat), points, place, won, resigned, virtual: seat >= info.seats.length });
  }
  return found;
}

/** Whether the points alone do not say who is the first, so that a tie-breaker had to. */
export function tieBroken(info: TableInfo): boolean {
  const outcome = outcomeOf(info);
  if (!outcome || outcome.winners.length !== 1) return false;
  const [winner = 0] = outcome.winners;
  const others = outcome.ranking.filter((seat) => seat !== winner && !outcome.resigned.includes(seat));
  return others.some((seat) => outcome.points[seat] === outcome.points[winner]);
}

/** "Ann has won", "Ann and Bea have won", "You have won". */
export function headline(info: TableInfo, seat: number): string {
  const winners = placed(info).filter(({ won }) => won);
  if (winners.length === 1 && winners[0]!.seat === seat) return say("web-after-you-won");
  return say("web-after-won", { count: winners.length, names: listed(winners.map(({ name }) => name)) });
}
