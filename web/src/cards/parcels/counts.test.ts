import { expect, test } from "vitest";
import { countedBy, countersOf } from "./counts";
import type { Parcel } from "../view";

const SALOON: Parcel = { name: "n15", content: "saloon", counts: { o15: 2 } };
const HALL: Parcel = { name: "n16", content: "city-hall", counts: { n15: 1, n16: 1, o15: 1 } };
const HOUSE: Parcel = { name: "o15", content: "house" };
const CITY = [SALOON, HALL, HOUSE];

test("a building counts others, and itself is not among them", () => {
  expect(countedBy(CITY, "n16")).toEqual([
    { parcel: SALOON, points: 1 },
    { parcel: HOUSE, points: 1 },
  ]);
  expect(countedBy(CITY, "o15")).toEqual([]);
});

test("a House is worth something to whatever counts it", () => {
  expect(countersOf(CITY, "o15")).toEqual([
    { parcel: SALOON, points: 2 },
    { parcel: HALL, points: 1 },
  ]);
  expect(countersOf(CITY, "n16")).toEqual([]);
});
