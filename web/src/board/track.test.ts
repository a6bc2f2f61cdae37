import { describe, expect, it } from "vitest";
import { LAND, phaseOf, snake, stepsOf, trackOf } from "./track";
import type { BoardView } from "./view";

const view = (changes: Partial<BoardView>): BoardView =>
  ({
    config: { edition: "big-box", players: 2, variants: [] },
    round: 1,
    over: false,
    decision: null,
    turn_order: [0, 1],
    passed: [],
    players: [{ seat: 0 }, { seat: 1 }],
    town: [],
    spaces: stepsOf("big-box").map((name) => ({ name, open: true })),
    step: null,
    track: [{ price: 3, kind: "ranch" }, { price: 12 }],
    variants: {},
    ...changes,
  }) as unknown as BoardView;

describe("the steps of a round", () => {
  it("are 24, in the order of the edition", () => {
    expect(stepsOf("big-box")).toHaveLength(24);
    expect(stepsOf("big-box").indexOf("buildings-vp")).toBeLessThan(stepsOf("big-box").indexOf("cowboys-vp"));
    expect(stepsOf("first").indexOf("cowboys-vp")).toBeLessThan(stepsOf("first").indexOf("buildings-vp"));
  });

  it("wind like a snake", () => {
    expect(snake(7, 8)).toEqual({ column: 7, row: 0 });
    expect(snake(8, 8)).toEqual({ column: 7, row: 1 });
    expect(snake(16, 8)).toEqual({ column: 0, row: 2 });
  });

  it("have tiles with their prices", () => {
    const track = trackOf(view({}));
    expect(track.find(({ name }) => name === "building-3")?.tile).toEqual({ price: 3, kind: "ranch" });
    expect(track.find(({ name }) => name === "building-12")?.tile).toEqual({ price: 12 });
    expect(track.find(({ name }) => name === LAND)?.tile).toBeNull();
  });

  it("are done, going on, or to come", () => {
    const spaces = stepsOf("big-box").map((name) => ({
      name,
      open: true,
      ...(name === "vp-5" ? { cowboys: [{ seat: 0, count: 1 }] } : {}),
    }));
    const track = trackOf(view({ step: "parcels-vp", spaces }));
    const state = (step: string) => track.find(({ name }) => name === step)?.state;
    expect([state("wages"), state("parcels-vp"), state("buildings-vp"), state("vp-5")]).toEqual([
      "done",
      "now",
      "later",
      "next",
    ]);
  });
});

describe("the phase", () => {
  it("is read from the view", () => {
    expect(phaseOf(view({ round: 0 }))).toBe("setup");
    expect(phaseOf(view({ turn_order: [] }))).toBe("characters");
    expect(phaseOf(view({ decision: { name: "place-cowboy", values: {} } }))).toBe("placing");
    expect(phaseOf(view({ step: "wages" }))).toBe("actions");
    expect(phaseOf(view({ step: null, decision: { name: "cash-limit", values: {} } }))).toBe("end");
    expect(phaseOf(view({ over: true }))).toBe("over");
  });
});
