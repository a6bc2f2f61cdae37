import { describe, expect, it } from "vitest";
import { settled } from "./settled";

const view = () => ({
  round: 1,
  players: [
    { seat: 0, bids: [1, 2] },
    { seat: 1, bids: [3] },
  ],
  back: null,
});

describe("news", () => {
  it("that say nothing new change nothing", () => {
    const before = view();
    expect(settled(before, view())).toBe(before);
  });
  it("change only what is new, and what holds it", () => {
    const before = view();
    const news = view();
    news.players[1]!.bids = [];
    const after = settled(before, news);
    expect(after).toEqual(news);
    expect(after.players[0]).toBe(before.players[0]);
    expect(after.players[1]).not.toBe(before.players[1]);
    expect(after).not.toBe(before);
  });
  it("may lack something, or have more", () => {
    const before = { seat: 0, bid: 7 as number | undefined };
    expect(settled<object>(before, { seat: 0 })).toEqual({ seat: 0 });
    expect(settled<object>({ seat: 0 }, before)).toEqual(before);
    expect(settled([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(settled([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
    expect(settled<unknown>(null, { seat: 0 })).toEqual({ seat: 0 });
    expect(settled<unknown>([], {})).toEqual({});
  });
});
