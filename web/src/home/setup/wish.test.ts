import { expect, test } from "vitest";
import type { Problem } from "../../lib/api";
import { fitSeats, against, startsAtOnce, tableWish, type Options, type SeatDraft } from "./wish";

function problem(code: string): Problem {
  return { type: "", title: "", status: 422, detail: `No: ${code}.`, code, ruling: "", values: {} };
}

function options(now: Problem | null, variants: Options["variants"]): Options {
  const none = {
    players: {},
    editions: {},
    extras: {},
    characters: {},
    combinations: {},
    buildings: {},
    virtual: {},
    levels: {},
    river: {},
    changes: {},
  };
  return { config: now ? null : {}, problem: now, played: [], variants, ...none };
}

test("what does not fit is greyed with the reason", () => {
  const found = options(null, { horses: problem("variant-not-in-edition"), river: null });
  expect(against(found, "variants", "horses")?.code).toBe("variant-not-in-edition");
  expect(against(found, "variants", "river")).toBeNull();
  expect(against(null, "variants", "river")).toBeNull();
});

test("what is wrong already greys nothing else", () => {
  const found = options(problem("player-count"), { horses: problem("player-count"), river: problem("river") });
  expect(against(found, "variants", "horses")).toBeNull();
  expect(against(found, "variants", "river")).not.toBeNull();
});

const ME: SeatDraft = { kind: "person", bot: "greedy", name: "Ann" };

test("the first seat is mine, the others are as one came here", () => {
  expect(fitSeats([], 3, "friends", "greedy").map(({ kind }) => kind)).toEqual(["person", "open", "open"]);
  expect(fitSeats([ME], 2, "bots", "greedy").map(({ kind }) => kind)).toEqual(["person", "bot"]);
  expect(fitSeats(fitSeats([ME], 4, "here", "greedy"), 2, "here", "greedy")).toHaveLength(2);
});

test("a table that waits for nobody starts at once", () => {
  expect(startsAtOnce([ME, { ...ME, kind: "bot" }])).toBe(true);
  expect(startsAtOnce([ME, { ...ME, kind: "open" }])).toBe(false);
});

test("the wish names everybody and leaves out what is as usual", () => {
  const agreement = { clock: null, absent_after: null, bot_pause: 0.8, spectators: true, rated: true, hints: true };
  const seats: SeatDraft[] = [ME, { kind: "person", bot: "", name: " " }, { kind: "bot", bot: "random", name: "" }];
  const draft = { game: "board", preset: "first-game", changes: { players: 3 }, seats, public: false, agreement };
  const wish = tableWish(draft, "Greenhorn");
  expect(wish.seats).toEqual([
    { kind: "person", name: "Ann" },
    { kind: "person" },
    { kind: "bot", bot: "random", name: "Buck" },
  ]);
  const nobody = tableWish({ ...draft, seats: [{ ...ME, name: "" }] }, "Greenhorn");
  expect(nobody.seats).toEqual([{ kind: "person", name: "Greenhorn" }]);
  expect(wish.start).toBe(true);
  expect("hints" in wish.agreement).toBe(false);
  expect(tableWish({ ...draft, agreement: { ...agreement, hints: false } }, "").agreement.hints).toBe(false);
});
