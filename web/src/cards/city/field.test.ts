import { expect, test } from "vitest";
import { borders, placeOf, topCards } from "./borders";
import { around, cardParcels, height, nameOf, next, shownFrame, spotOf, width } from "./field";
import type { CityView } from "../view";

function city(parcels: string[], cards: CityView["cards"] = [], widest = 8): CityView {
  return { cards, parcels: parcels.map((name) => ({ name })), largest: 8 * widest, widest, highest: 8 };
}

test("parcels are named as on a map, rows from below", () => {
  expect(spotOf("a28")).toEqual({ column: 0, row: 0 });
  expect(spotOf("n15")).toEqual({ column: 13, row: 13 });
  expect(spotOf("ab1")).toEqual({ column: 27, row: 27 });
  for (const name of ["a28", "n15", "z3", "aa1", "ab28"]) expect(nameOf(spotOf(name))).toBe(name);
});

test("a card has the parcels to the right of and below its place", () => {
  expect(cardParcels("n15")).toEqual(["n15", "o15", "n14", "o14"]);
});

test("an empty city shows the middle with room around it", () => {
  const frame = shownFrame(city([]));
  expect([width(frame), height(frame)]).toEqual([6, 6]);
  expect(frame).toEqual(shownFrame(city(cardParcels("n15"))));
});

test("a city that cannot grow to a side shows no room there", () => {
  const row = ["k15", "l15", "m15", "n15", "o15", "p15", "q15", "r15"];
  const full = shownFrame(city(row));
  expect([width(full), height(full)]).toEqual([8, 5]);
  const captain = shownFrame(city(row, [], 9));
  expect(width(captain)).toBe(10);
  const seven = shownFrame(city(row.slice(1)));
  expect(width(seven)).toBe(9);
});

test("there is no frame around nothing", () => {
  expect(around([])).toBeNull();
});

test("arrows go to the nearest place in their direction, straight on if they can", () => {
  const places = ["n15", "n13", "m14", "p15", "n20"];
  expect(next(places, "n15", "ArrowDown")).toBe("n13");
  expect(next(places, "n15", "ArrowUp")).toBe("n20");
  expect(next(places, "n15", "ArrowRight")).toBe("p15");
  expect(next(places, "n15", "ArrowLeft")).toBe("m14");
  expect(next(places, "p15", "ArrowRight")).toBeNull();
});

test("the newest card is the one that is seen", () => {
  const laid = {
    cards: [
      { card: "i-1", place: "n15" },
      { card: "i-2", place: "o14" },
    ],
  };
  expect(topCards(laid).get("n15")).toBe("i-1");
  expect(topCards(laid).get("o14")).toBe("i-2");
  expect(placeOf(laid, "i-2")).toBe("o14");
  expect(placeOf(laid, "i-3")).toBeNull();
});

test("there is a border around a card and none within", () => {
  const one = city(cardParcels("n15"), [{ card: "i-1", place: "n15" }]);
  expect(borders(one, 1).match(/M/g)).toHaveLength(8);
  const two = city(
    ["n15", "o15", "n14", "o14", "p15", "q15", "p14", "q14"],
    [
      { card: "i-1", place: "n15" },
      { card: "i-2", place: "p15" },
    ],
  );
  expect(borders(two, 1).match(/M/g)).toHaveLength(14);
});
