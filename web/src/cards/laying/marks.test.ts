import { expect, it } from "vitest";
import laying from "../../../fixtures/cards-laying.json";
import { Picking } from "../../table/decision/picking.svelte";
import type { Table } from "../../table/table";
import { marksOf } from "./marks";

const picking = new Picking({ own: laying.own } as unknown as Table);

it("marks places for a card with what they bring", () => {
  const marks = marksOf("place", picking);
  expect(marks).toHaveLength(17);
  expect(marks.find(({ target }) => target === "n16")).toEqual(
    { kind: "place", choice: "place n16", target: "n16", place: "n16", gain: 2, covered: 2 }, // prettier-ignore
  );
});

it("marks cards that can be sold where they lie", () => {
  expect(marksOf("sale", picking)).toEqual([
    { kind: "sale", choice: "sell i-35", target: "sell-i-35", place: "n15", gain: 7, covered: 0 },
  ]);
});
