import { describe, expect, it } from "vitest";
import type { Picking } from "../../table/decision/picking.svelte";
import { landPrice } from "./land_price";
import type { Explanation, Parcel } from "../view";

/** A parcel of $5 in the middle of the town, with one choice about it. */
function asked(shows: string, explanation: Explanation) {
  const parcel = { name: "d4", price: { total: 5, parts: [["land", 1, 5]] } } as unknown as Parcel;
  const picking = {
    targets: new Map([["d4", ["it"]]]),
    preview: () => ({ shows, at: "d4" }),
    explanation: () => explanation,
  } as unknown as Picking;
  return landPrice(parcel, picking);
}

describe("what land costs", () => {
  it("is nothing if it is a gift", () => {
    expect(asked("land", { brings: { parcels: 1 } })).toMatchObject({ total: 0, asked: true });
  });

  it("is what is paid for it, now or later", () => {
    expect(asked("land", { costs: 3 })).toMatchObject({ total: 3, asked: true });
    expect(asked("cowboy", { price: 4 })).toMatchObject({ total: 4, asked: true });
  });

  it("has no price if it is not bought", () => {
    expect(asked("cowboy", { values: { owner: 2 } })).toBeNull();
  });

  it("is what it costs everybody if it is not to be had now", () => {
    expect(asked("road", {})).toMatchObject({ total: 5, asked: false });
  });
});
