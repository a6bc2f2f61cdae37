/** What dice and duel tiles did last: read from the events, so that it stays in sight until the next one. */

import type { GameEvent, Message } from "../../table/table";
import { isParcel } from "../town/geometry";
import type { BoardView } from "../view";

export interface Fighter {
  seat: number;
  /** Faces of the dice, or numbers of the duel tiles. */
  dice: number[];
  firepower: number;
  total: number;
  won: boolean;
  chance: [number, number] | null;
}

export interface Fight {
  what: "duel" | "outlaw";
  number: number;
  place: string;
  /** The tile that was for sale there. */
  lies: string | undefined;
  fighters: Fighter[];
  tie: boolean;
  tiles: boolean;
  /** What an outlaw asks for. */
  strength: number | null;
}

export interface Throw {
  what: "gamble" | "father-christmas";
  number: number;
  seat: number;
  dice: number[];
  money: number | null;
}

export type Happening = Fight | Throw;

/** The last one of this round, if there was any; what was fought for in an earlier move is over when the buildings pay. */
export function lastHappening(messages: readonly Message[], view: BoardView): Happening | null {
  for (let at = messages.length - 1; at >= 0; at--) {
    const { events, number } = messages[at]!;
    for (let i = events.length - 1; i >= 0; i--) {
      const event = events[i]!;
      if (["round", "final-scoring", "end"].includes(event.event)) return null;
      const found = read(event, number, view);
      if (found) return found;
    }
    if (events.some(({ event }) => event === "income")) return null;
  }
  return null;
}

/** What dice or tiles did in a scene, if anything. */
export function happeningIn(events: readonly GameEvent[], number: number, view: BoardView): Happening | null {
  for (const event of events) {
    const found = read(event, number, view);
    if (found) return found;
  }
  return null;
}

/** The parcels that the last message tells of. */
export function newsOf(messages: readonly Message[]): { number: number; places: string[] } {
  const last = messages.filter(({ events }) => events.length > 0).at(-1);
  const named = (last?.events ?? []).flatMap((event) => [event["place"], event["origin"]]);
  const places = named.filter((place): place is string => typeof place === "string" && isParcel(place));
  return { number: last?.number ?? 0, places: [...new Set(places)] };
}

function read(event: GameEvent, number: number, view: BoardView): Happening | null {
  switch (event.event) {
    case "duel":
      return fight(event, number, view, event["winner"] as number);
    case "outlaw-beaten":
      return fight(event, number, view, event["seat"] as number);
    case "outlaw-stays":
      return fight(event, number, view, null);
    case "gamble":
      return {
        what: "gamble",
        number,
        seat: event["seat"] as number,
        dice: event["rolls"] as number[],
        money: event["money"] as number,
      };
    case "father-christmas":
      return {
        what: "father-christmas",
        number,
        seat: event["seat"] as number,
        dice: [event["roll"] as number],
        money: null,
      };
    default:
      return null;
  }
}

/** The dice of one player are the digits of a number. */
export function digits(roll: number): number[] {
  return [...`${roll}`].map(Number);
}

function fight(event: GameEvent, number: number, view: BoardView, winner: number | null): Fight {
  const [seats, rolls, firepower, totals] = [
    event["seats"],
    event["rolls"],
    event["firepower"],
    event["totals"],
  ] as number[][];
  const tiles = view.config.variants.includes("might-is-right");
  const strength = event.event === "duel" ? null : (event["strength"] as number);
  const chances = event["chances"] as [number, number][] | undefined;
  return {
    what: strength === null ? "duel" : "outlaw",
    number,
    place: event["place"] as string,
    lies: event["lies"] as string | undefined,
    tie: event["tie"] === 1,
    tiles,
    strength,
    fighters: seats!.map((seat, i) => ({
      seat,
      dice: digits(rolls![i]!),
      firepower: firepower![i]!,
      total: totals![i]!,
      won: seat === winner,
      chance: chances?.[i] ?? null,
    })),
  };
}
