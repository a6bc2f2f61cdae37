import { expect, it } from "vitest";
import { tipFor } from "./tips";
import type { BoardView } from "./view";

const view = (round: number, name: string, changes: object = {}) =>
  ({
    round,
    decision: { name, values: {} },
    config: { edition: "big-box", players: 4, variants: [], extra_buildings: [], characters: ["1Y", "2Y"], ...changes },
  }) as unknown as BoardView;

it("tells a beginner what to aim at when he is asked for the first time", () => {
  expect(tipFor(view(0, "claim-parcel"))).toBe("claim-parcel");
  expect(tipFor(view(1, "place-cowboy"))).toBe("place-cowboy");
  expect(tipFor(view(2, "place-cowboy"))).toBeNull();
  expect(tipFor(view(1, "buy-points"))).toBeNull();
});

it("says nothing to those who have chosen rules of their own", () => {
  expect(tipFor(view(0, "claim-parcel", { variants: ["horses"] }))).toBeNull();
  expect(tipFor(view(0, "claim-parcel", { characters: ["1Y", "2R"] }))).toBeNull();
});
