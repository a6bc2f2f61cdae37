import { describe, expect, it } from "vitest";
import { beginsBehindCurtain, nextSeat, othersAsked, playsSecretly } from "./sharing";
import type { GameView, TableInfo } from "./table";

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

describe("secrets", () => {
  const info = (game: string, variants: string[]) => ({ info: { game, config: { variants } } as unknown as TableInfo });
  it("are in the card game", () => expect(playsSecretly(info("cards", []))).toBe(true));
  it("are in some variants", () => expect(playsSecretly(info("board", ["might-is-right"]))).toBe(true));
  it("are not in the base game", () => expect(playsSecretly(info("board", ["horses"]))).toBe(false));
});

describe("people who are asked at once", () => {
  it("hand the screen on", () => expect(othersAsked(table([0, 1, 2], 1, [0, 1, 2]))).toEqual([0, 2]));
  it("leave out who is played elsewhere, or by a bot", () =>
    expect(othersAsked(table([0, 1], 0, [0, 1, 2], [null, "greedy", null]))).toEqual([]));
  it("need not where it goes on by itself", () => expect(othersAsked(table([0, 1, 2], 0, [1, 2]))).toEqual([]));
});

describe("a page that is opened", () => {
  const opened = (seats: number[], game: string, state = "running") => ({
    seats,
    info: { game, state, config: {} } as unknown as TableInfo,
  });
  it("is behind a curtain where several have secrets", () =>
    expect(beginsBehindCurtain(opened([0, 1], "cards"))).toBe(true));
  it("is not for one alone", () => expect(beginsBehindCurtain(opened([0], "cards"))).toBe(false));
  it("is not without secrets", () => expect(beginsBehindCurtain(opened([0, 1], "board"))).toBe(false));
  it("is not when all is over", () => expect(beginsBehindCurtain(opened([0, 1], "cards", "over"))).toBe(false));
});
