/** A scene of the board game: what it points at, what flies (every move of the ledger that one would see at a table), what is heard. */

import { KINDS } from "../../drawings/names";
import type { Flight, Flying, Spot } from "../../stage/flights";
import type { Sound, Staging } from "../../stage/staging";
import type { GameEvent } from "../../table/table";
import type { BoardView } from "../view";

const ICONS: Record<string, Flying> = {
  money: { icon: "money" },
  points: { icon: "star" },
  roads: { icon: "road" },
  revolvers: { icon: "revolver" },
  "ammunition-token": { icon: "ammunition" },
  horses: { icon: "horse" },
  "white-cowboy": { cowboy: -1 },
};

/** What is heard, by the event; dice roll before the shot. */
const SOUNDS: Record<string, Sound> = {
  duel: { begins: "dice", ends: "shot" },
  "outlaw-beaten": { begins: "dice", ends: "shot" },
  "outlaw-stays": { begins: "dice", ends: "shot" },
  gamble: { begins: "dice", ends: "coins" },
  "father-christmas": { begins: "dice" },
  income: { ends: "coins" },
  robbed: { ends: "coins" },
  built: { begins: "hammer" },
  house: { begins: "hammer" },
  road: { begins: "hammer" },
  bridge: { begins: "hammer" },
  blast: { begins: "explosion" },
  take: { begins: "card" },
  tile: { begins: "card" },
  "buy-parcel": { begins: "coins" },
  "buy-building": { begins: "coins" },
};

export function staging(events: readonly GameEvent[], view: BoardView): Staging {
  const told = events.find(({ event }) => SOUNDS[event]);
  const arrives = events.some(({ event, kind }) => event === "built" && kind === "station");
  return {
    targets: targetsOf(events, view),
    flights: flightsOf(events, view),
    sound: arrives ? { begins: "train" } : told ? SOUNDS[told.event]! : {},
  };
}

/** The places that the events name; else the space where something is given. */
function targetsOf(events: readonly GameEvent[], view: BoardView): string[] {
  const named = events.flatMap(({ place, side, origin, places }) => [
    place,
    side,
    origin,
    ...((places as unknown[]) ?? []),
  ]);
  const spaces = new Set(view.spaces.map(({ name }) => name));
  const given = events.map(({ reason }) => reason).filter((reason) => spaces.has(String(reason)));
  const drawn = events.filter(({ event }) => event === "tile").map(({ price }) => price);
  const sold = view.track.filter(({ price }) => drawn.includes(price)).map(({ space }) => space);
  return [...new Set([...named, ...given, ...sold].filter((name): name is string => typeof name === "string"))];
}

function flightsOf(events: readonly GameEvent[], view: BoardView): Flight[] {
  const place = events.map((event) => event["place"] ?? event["side"]).find((name) => typeof name === "string");
  const names = new Set(view.spaces.map(({ name }) => name));
  return events.flatMap((event): Flight[] => {
    if (event.event !== "move") return [];
    const [thing, reason] = [String(event["thing"]), String(event["reason"])];
    const what = flying(thing);
    const there = names.has(reason) ? reason : ((place as string | undefined) ?? view.step);
    const from = spot(event["source"], there, view);
    const to = spot(event["target"], there, view);
    if (!what || !from || !to || ("target" in from && "target" in to)) return [];
    return [{ from, to, what, count: Number(event["count"]) }];
  });
}

function flying(thing: string): Flying | null {
  const own = /^cowboys-(\d)$/.exec(thing);
  if (own) return { cowboy: Number(own[1]) - 1 };
  if ((KINDS as readonly string[]).includes(thing)) return { building: thing };
  return ICONS[thing] ?? null;
}

/** An account of the ledger is a player's, or stands for the place where things are given and taken. */
function spot(account: unknown, there: string | null, { players }: BoardView): Spot | null {
  const player = players.find(({ seat }) => seat === account);
  if (player) return { player: player.seat };
  return there ? { target: there } : null;
}
