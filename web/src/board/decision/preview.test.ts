import { describe, expect, it } from "vitest";
import { percent } from "../../lib/writing/percent";
import { askedPreview, previewOf, spotlightOf } from "./preview";

describe("the picture of a choice", () => {
  it("shows nothing while none is picked", () => {
    expect(previewOf(null)).toMatchObject({ ghost: null, cowboy: null, road: null, changes: [] });
  });

  it("shows the tile, what it pays, and what neighbours pay then", () => {
    const preview = previewOf(
      { shows: "building", at: "e5", kind: "saloon" },
      {
        values: { kind: "saloon", place: "e5", income: 10, best: 15 },
        changes: [{ place: "d4", kind: "ranch", owner: 1, before: 5, after: 4 }],
      },
    );
    expect(preview.ghost).toEqual({ place: "e5", kind: "saloon" });
    expect(preview.income).toEqual({ place: "e5", now: 10, best: 15 });
    expect(preview.changes).toEqual([{ place: "d4", by: -1, after: 4 }]);
  });

  it("shows City Hall without an income", () => {
    const hall = { shows: "building", at: "d4", kind: "city-hall" };
    expect(previewOf(hall, { values: { kind: "city-hall", place: "d4" } }).income).toBeNull();
  });

  it("shows the road and what it connects", () => {
    const road = { shows: "road", at: "d4n" };
    expect(previewOf(road, { places: ["d5", "e5"] })).toMatchObject({ road: "d4n", connects: ["d5", "e5"] });
  });

  it("shows the cowboy with what he takes along", () => {
    expect(previewOf({ shows: "cowboy", at: "wages" }).cowboy).toEqual({ place: "wages", token: null });
    expect(previewOf({ shows: "cowboy", at: "d4", kind: "dynamite" }).cowboy).toEqual({
      place: "d4",
      token: "dynamite",
    });
  });

  it("shows whose the land would be", () => {
    expect(previewOf({ shows: "land", at: "d4" }).claimed).toBe("d4");
  });
});

describe("the picture of a question", () => {
  it("shows the House that its neighbour is asked about", () => {
    expect(askedPreview({ name: "consent", values: { place: "d4", builder: 1 } }).ghost).toEqual({
      place: "d4",
      kind: "house",
    });
    expect(askedPreview({ name: "buy-building", values: { place: "building-8" } }).ghost).toBeNull();
    expect(askedPreview(null).ghost).toBeNull();
  });

  it("marks the parcels that it is about", () => {
    expect(spotlightOf({ name: "bid", values: { places: ["a1", "b2"] } })).toEqual(["a1", "b2"]);
    expect(spotlightOf({ name: "buy-building", values: { place: "building-8" } })).toEqual([]);
    expect(spotlightOf(null)).toEqual([]);
  });
});

it("tells chances in whole percents, never certain if it is not", () => {
  expect(percent([1, 3])).toBe(33);
  expect(percent([1, 8])).toBe(13); // halves up, as the server's sentences have it
  expect(percent([0, 36])).toBe(0);
  expect(percent([1, 1296])).toBe(1);
  expect(percent([1295, 1296])).toBe(99);
  expect(percent([1, 1])).toBe(100);
});
