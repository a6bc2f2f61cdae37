import { describe, expect, it } from "vitest";
import { beginsBehindCurtain, nextSeat, othersAsked } from "./sharing";
import type { GameView, TableInfo } from "../table";

function table(seats: number[], seat: number, waiting: number[], bots: (string | null)[] = [null, null, null]) {
  return {
    seats,
    seat,
    view: { waiting } as unknown as GameView,
    info: { seats: bots.map((bot, seat) => ({ seat, bot })) } as unknown as TableInfo,
  };
}

describe("a shared screen", () => {
  it("goes to whoever is asked", () => expect(nextSeat(table([0, 1], 0, [1]))).toBe(1));
  it("stays with whoever looks at it and is asked", () => expect(nextSeat(table([0, 1], 0, [0, 1]))).toBeNull());
  it("stays while others are asked", () => expect(nextSeat(table([0, 1], 0, [2]))).toBeNull());
  it("is nobody's business with one seat", () => expect(nextSeat(table([0], 0, [1]))).toBeNull());
  it("does not go to somebody for whom a bot plays", () =>
    expect(nextSeat(table([0, 1], 0, [1], [null, "greedy", null]))).toBeNull());
});

describe("people who are asked at once", () => {
  it("hand the screen on", () => expect(othersAsked(table([0, 1, 2], 1, [0, 1, 2]))).toEqual([0, 2]));
  it("leave out who is played elsewhere, or by a bot", () =>
    expect(othersAsked(table([0, 1], 0, [0, 1, 2], [null, "greedy", null]))).toEqual([]));
  it("need not where it goes on by itself", () => expect(othersAsked(table([0, 1, 2], 0, [1, 2]))).toEqual([]));
});

describe("a page that is opened", () => {
  const opened = (seats: number[], secrets: boolean, state = "running") => ({
    seats,
    info: { state, secrets } as unknown as TableInfo,
  });
  it("is behind a curtain where several have secrets", () =>
    expect(beginsBehindCurtain(opened([0, 1], true))).toBe(true));
  it("is not for one alone", () => expect(beginsBehindCurtain(opened([0], true))).toBe(false));
  it("is not without secrets", () => expect(beginsBehindCurtain(opened([0, 1], false))).toBe(false));
  it("is not when all is over", () => expect(beginsBehindCurtain(opened([0, 1], true, "over"))).toBe(false));
});
