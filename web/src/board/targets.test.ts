import { describe, expect, it } from "vitest";
import { isRoad, isWasteful, meantBy, targetOf } from "./targets";

describe("the target of a choice", () => {
  it.each([
    ["place d4", "d4"],
    ["place wages", "wages"],
    ["white gambling", "gambling"],
    ["dynamite d4", "d4"],
    ["sing vp-3", "vp-3"],
    ["charm gambling", "gambling"],
    ["treat d4", "d4"],
    ["road d5s", "d4n"],
    ["extend a4w", "a4w"],
    ["claim d4", "d4"],
    ["buy d4", "d4"],
    ["buy saloon", "tile-saloon"],
    ["build saloon e5", "e5"],
    ["house f4", "f4"],
    ["duel d4", "d4"],
    ["auction d4", "d4"],
    ["blast d4", "d4"],
    ["herd d4", "d4"],
    ["ride d4", "d4"],
    ["fetch 8", "building-8"],
    ["take chinese-worker", "chinese-worker"],
    ["horse 3", "enclosure-3"],
    ["corral 3", "enclosure-3"],
    ["move d4", "d4"],
    ["move enclosure-3", "enclosure-3"],
    ["tile 4", "duel-tile-4"],
    ["tile 4 1", "duel-tile-4-1"],
    ["reroll 2", "die-2"],
  ])("%s: %s", (choice, target) => expect(targetOf(choice)).toBe(target));

  it.each([
    "pass",
    "done",
    "decline",
    "keep",
    "agree",
    "points 3",
    "give 8",
    "bid 7",
    "hire 2",
    "sheet roads 1",
    "offer 3",
    "double saloon",
    "move white-cowboy",
  ])("%s: nothing on the table", (choice) => expect(targetOf(choice)).toBeNull());
});

describe("what a click on something else meant", () => {
  it("is the same as what can be done elsewhere", () => {
    expect(meantBy("e5", ["pass", "place d4", "road d4n"])).toBe("place e5");
    expect(meantBy("vp-2", ["pass", "place d4"])).toBe("place vp-2");
    expect(meantBy("e5", ["claim d4"])).toBe("claim e5");
    expect(meantBy("e5", ["build saloon d4", "keep"])).toBe("build saloon e5");
    expect(meantBy("e5", ["house d4"])).toBe("house e5");
    expect(meantBy("e5", ["buy d4", "decline"])).toBe("buy e5");
    expect(meantBy("banker", ["take sheriff"])).toBe("take banker");
    expect(meantBy("enclosure-2", ["horse 3", "done"])).toBe("horse 2");
    expect(meantBy("building-12", ["fetch 8", "decline"])).toBe("fetch 12");
  });

  it("is a road on a side, if roads can be laid", () => {
    expect(meantBy("d5s", ["done", "road a1n"])).toBe("road d4n");
    expect(meantBy("d4n", ["pass", "place d4"])).toBeNull();
  });

  it("is nothing where nothing of the kind is asked", () => {
    expect(meantBy("e5", ["buy saloon", "decline"])).toBeNull();
    expect(meantBy("e5", ["done", "road d4n"])).toBeNull();
    expect(meantBy("wages", ["house d4"])).toBeNull();
    expect(meantBy("wages", ["take sheriff"])).toBeNull();
  });
});

it("tells roads from answers", () => {
  expect(isRoad("road d4n")).toBe(true);
  expect(isRoad("extend d4n")).toBe(true);
  expect(isRoad("place roads-3")).toBe(false);
});

describe("a gift at the round's end", () => {
  const choices = [8, 9, 10, 11].map((dollars) => `give ${dollars}`);
  const brings = (choice: string) => ({ brings: { points: Math.floor(Number(choice.slice(5)) / 10) } });
  it("is wasteful where a dollar less does the same", () =>
    expect(choices.filter((choice) => !isWasteful(choice, { choices, explanation: brings }))).toEqual([
      "give 8",
      "give 10",
    ]));
  it("is what it is about: nothing else is wasteful", () =>
    expect(isWasteful("bid 3", { choices: ["bid 2", "bid 3"], explanation: () => ({}) })).toBe(false));
});
