import { describe, expect, it } from "vitest";
import { apart, marksOf, roundAt, stopAt, stopsOf } from "./stops";
import type { Message } from "../../table/table";

const message = (number: number, kind: string, events: string[] = [], undone?: number): Message => ({
  number,
  kind,
  seat: 0,
  at: 0,
  events: events.map((event) => ({ event })),
  ...(undone === undefined ? {} : { undone }),
});

const GAME = [
  message(1, "sit"),
  message(2, "start", ["centre"]),
  message(3, "choice", ["claim", "round"]),
  message(4, "chat"),
  message(5, "choice"),
  message(6, "undo", [], 5),
  message(7, "choice", ["round"]),
  message(8, "choice", ["end"]),
  message(9, "rematch"),
];

describe("the slider", () => {
  const stops = stopsOf(GAME);
  it("stops at the start and at each choice that stood", () => expect(stops).toEqual([2, 3, 7, 8]));
  it("finds the stop of a message between two", () => {
    expect(stopAt(stops, 6)).toBe(1);
    expect(stopAt(stops, 99)).toBe(3);
    expect(stopAt(stops, 0)).toBe(0);
  });
  it("marks where rounds begin", () => {
    const marks = marksOf(GAME, stops);
    expect(marks).toEqual([
      { index: 1, number: 3, round: 1, era: null, inEra: 1 },
      { index: 2, number: 7, round: 2, era: null, inEra: 2 },
    ]);
    expect([0, 1, 2, 3].map((index) => roundAt(marks, index)?.round)).toEqual([undefined, 1, 2, 2]);
  });
  it("counts the rounds of the card game through both eras", () => {
    const start = message(1, "start", ["era", "reveal"]);
    const second = message(3, "choice", ["era", "reveal"]);
    start.events[0]!["era"] = 1;
    second.events[0]!["era"] = 2;
    const marks = marksOf([start, message(2, "choice", ["reveal-terrain"]), second], [1, 2, 3]);
    expect(marks.map(({ round, era, inEra }) => [round, era, inEra])).toEqual([[1, 1, 1], [2, 1, 2], [3, 2, 1]]); // prettier-ignore
  });
  it("leaves labels out that would lie upon another", () => {
    expect(apart([0, 10, 30, 35, 60], 20)).toEqual([true, false, true, false, true]);
    const matter = [false, true, false, false, false];
    expect(apart([0, 10, 30, 35, 60], 20, matter)).toEqual([false, true, true, false, true]);
  });
});
