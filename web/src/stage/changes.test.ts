import { describe, expect, it } from "vitest";
import { changed } from "./changes";

describe("changes of a view", () => {
  const view = { players: [{ money: 1 }, { money: 2, kept: ["mine"] }], passed: [1], town: [{ name: "a1" }] };

  it("puts in what is new, takes out what is gone and replaces lists", () => {
    const now = changed(view, [
      [["players", 1, "kept"]],
      [["players", 1, "money"], 5],
      [["passed"], [1, 0]],
      [["step"], "wages"],
    ]);
    expect(now).toEqual({
      players: [{ money: 1 }, { money: 5 }],
      passed: [1, 0],
      town: [{ name: "a1" }],
      step: "wages",
    });
  });

  it("leaves what it does not touch as the same thing, and the view before as it was", () => {
    const now = changed(view, [[["players", 1, "money"], 5]]);
    expect(now.players[0]).toBe(view.players[0]);
    expect(now.town).toBe(view.town);
    expect(view.players[1]!.money).toBe(2);
  });

  it("can put nothing in the place of something", () => {
    expect(changed({ step: "wages" as string | null }, [[["step"], null]])).toEqual({ step: null });
  });
});
