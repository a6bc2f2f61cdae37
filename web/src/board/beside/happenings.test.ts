import { describe, expect, it } from "vitest";
import type { GameEvent, Message } from "../../table/table";
import { bidsOf } from "./auction";
import { digits, lastHappening, newsOf } from "./happenings";
import type { BoardView } from "../view";

const view = {
  config: { edition: "big-box", players: 3, variants: [] },
  variants: {},
  town: [],
  players: [],
} as unknown as BoardView;
const message = (number: number, ...events: GameEvent[]): Message => ({
  number,
  kind: "choice",
  seat: 0,
  at: 0,
  events,
});
const duel: GameEvent = {
  event: "duel",
  place: "gambling",
  seats: [0, 2],
  rolls: [1, 5],
  firepower: [3, 2],
  totals: [4, 7],
  tie: 0,
  winner: 2,
  chances: [
    [13, 18],
    [5, 18],
  ],
};

describe("the last happening", () => {
  it("is a duel with everybody's dice, and the chances there were", () => {
    const found = lastHappening([message(1, duel), message(2, { event: "pass", seat: 1 })], view);
    expect(found).toMatchObject({ what: "duel", number: 1, place: "gambling", tie: false });
    expect(found && "fighters" in found && found.fighters).toEqual([
      { seat: 0, dice: [1], firepower: 3, total: 4, won: false, chance: [13, 18] },
      { seat: 2, dice: [5], firepower: 2, total: 7, won: true, chance: [5, 18] },
    ]);
  });

  it("knows the tile that was fought for, which may be sold since", () => {
    const found = lastHappening([message(1, { ...duel, place: "building-4", lies: "mine" })], view);
    expect(found).toMatchObject({ place: "building-4", lies: "mine" });
  });

  it("is forgotten when a round begins", () => {
    expect(lastHappening([message(1, duel), message(2, { event: "round", number: 2 })], view)).toBeNull();
  });

  it("is forgotten when the buildings pay, unless it came with that or later", () => {
    const income = message(2, { event: "income", seat: 1 });
    expect(lastHappening([message(1, duel), income], view)).toBeNull();
    expect(lastHappening([message(1, duel, { event: "income", seat: 1 })], view)).toMatchObject({
      what: "duel",
      number: 1,
    });
    expect(lastHappening([income, message(3, duel)], view)).toMatchObject({ what: "duel", number: 3 });
  });

  it("is forgotten when the points of the end are counted", () => {
    expect(lastHappening([message(1, duel, { event: "final-scoring" })], view)).toBeNull();
  });

  it("may be a throw", () => {
    const gamble = { event: "gamble", seat: 1, rolls: [2, 5], money: 7 };
    expect(lastHappening([message(1, duel), message(2, gamble)], view)).toMatchObject({
      what: "gamble",
      dice: [2, 5],
      money: 7,
    });
  });

  it("is lost against an outlaw who stays", () => {
    const stays = {
      event: "outlaw-stays",
      place: "c2",
      strength: 10,
      seats: [0],
      rolls: [1],
      firepower: [3],
      totals: [4],
    };
    const found = lastHappening([message(1, stays)], view);
    expect(found).toMatchObject({ what: "outlaw", strength: 10, fighters: [{ won: false }] });
  });

  it("has no chances where tiles decide", () => {
    const tiles = { ...view, config: { ...view.config, variants: ["might-is-right"] } };
    const { chances: _, ...fought } = duel;
    expect(lastHappening([message(1, fought as GameEvent)], tiles)).toMatchObject({
      tiles: true,
      fighters: [{ chance: null }, { chance: null }],
    });
  });
});

it("reads the dice of a player from the digits", () => {
  expect(digits(5)).toEqual([5]);
  expect(digits(264)).toEqual([2, 6, 4]);
});

it("knows the bids of the auction at hand alone", () => {
  const messages = [
    message(1, { event: "auction-parcels", seat: 0, places: ["a1", "b1"] }, { event: "bid", seat: 0, price: 1 }),
    message(2, { event: "auction-won", seat: 0 }),
    message(3, { event: "auction-ammunition", seat: 2 }),
    message(4, { event: "bid", seat: 2, price: 4 }, { event: "no-bid", seat: 0 }),
  ];
  expect([...bidsOf(messages)]).toEqual([[2, 4]]);
});

it("knows where something has just happened", () => {
  const built = { event: "built", seat: 0, kind: "ranch", place: "b4" };
  const house = { event: "house", seat: 0, place: "c4" };
  const gain = { event: "move", thing: "revolvers", place: "wages" };
  expect(newsOf([message(1, duel), message(2, built, house, house, gain), message(3)])).toEqual({
    number: 2,
    places: ["b4", "c4"],
  });
  expect(newsOf([])).toEqual({ number: 0, places: [] });
});
