import { expect, it } from "vitest";
import { placeMarks, saleMarks } from "./marks";

const BRINGS: Record<string, object> = { "place n15": { gain: 3, covered: 1 }, "sell i-17": { gain: -2 } };
const CHOICES = ["place n15", "place p15", "sell i-17", "aside"];
const explain = (choice: string) => BRINGS[choice] ?? {};

it("places for a card are marked with what they bring", () => {
  expect(placeMarks(CHOICES, explain)).toEqual([
    { kind: "place", choice: "place n15", target: "n15", place: "n15", gain: 3, covered: 1 },
    { kind: "place", choice: "place p15", target: "p15", place: "p15", gain: 0, covered: 0 },
  ]);
});

it("cards that can be sold are marked where they lie", () => {
  const city = { cards: [{ card: "i-17", place: "l13" }], parcels: [], largest: 64 };
  expect(saleMarks(CHOICES, explain, city)).toEqual([
    { kind: "sale", choice: "sell i-17", target: "sell-i-17", place: "l13", gain: -2, covered: 0 },
  ]);
});
