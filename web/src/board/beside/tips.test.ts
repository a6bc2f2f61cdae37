import { expect, it } from "vitest";
import { tipFor } from "./tips";
import type { BoardView } from "../view";

const view = (round: number, name: string) => ({ round, decision: { name, values: {} } }) as unknown as BoardView;
const plain = { box: { plain: true } };

it("tells a beginner what to aim at when he is asked for the first time", () => {
  expect(tipFor(view(0, "claim-parcel"), plain)).toBe("claim-parcel");
  expect(tipFor(view(1, "place-cowboy"), plain)).toBe("place-cowboy");
  expect(tipFor(view(2, "place-cowboy"), plain)).toBeNull();
  expect(tipFor(view(1, "buy-points"), plain)).toBeNull();
});

it("says nothing to those who have chosen rules of their own", () => {
  expect(tipFor(view(0, "claim-parcel"), { box: { plain: false } })).toBeNull();
  expect(tipFor(view(0, "claim-parcel"), null)).toBeNull();
});
