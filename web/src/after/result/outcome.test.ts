import { describe, expect, it } from "vitest";
import { rowsOf, totals } from "../figures/figures";
import { placed, tieBroken } from "./outcome";
import { seatsFrom, willing } from "./again";
import type { TableInfo } from "../../table/table";

const seat = (seat: number, name: string) => ({ seat, name, kind: "person", agreed: seat === 0 });
const info = (result: object, names = ["Ann", "Bea", "Cleo"]) =>
  ({ id: "t", game: "board", seats: names.map((name, index) => seat(index, name)), result }) as unknown as TableInfo;

describe("the ranking", () => {
  it("has the first at the top", () => {
    const rows = placed(info({ points: [10, 30, 20], ranking: [1, 2, 0], winners: [1], resigned: [] }));
    expect(rows.map(({ name, place }) => [name, place])).toEqual([["Bea", 1], ["Cleo", 2], ["Ann", 3]]); // prettier-ignore
  });
  it("shares the first place where the win is shared", () => {
    const rows = placed(info({ points: [30, 30, 20], ranking: [0, 1, 2], winners: [0, 1], resigned: [] }));
    expect(rows.map(({ place }) => place)).toEqual([1, 1, 3]);
  });
  it("shares every place of equal points in the card game, but not with who gave up", () => {
    const result = { points: [9, 7, 7, 7, 7], ranking: [0, 1, 3, 2, 4], winners: [0], resigned: [2, 4] };
    const rows = placed({ ...info(result, ["Ann", "Bea", "Cleo", "Dan", "Eve"]), game: "cards" } as TableInfo);
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 2, 4, 4]);
    expect(placed(info(result)).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  });
  it("knows virtual players, who have no seat", () => {
    const rows = placed(info({ points: [10, 60], ranking: [1, 0], winners: [1], resigned: [] }, ["Ann"]));
    expect(rows.map(({ virtual }) => virtual)).toEqual([true, false]);
  });
  it("says when points alone did not decide", () => {
    expect(tieBroken(info({ points: [42, 42, 1], ranking: [1, 0, 2], winners: [1], resigned: [] }))).toBe(true);
    expect(tieBroken(info({ points: [42, 42, 1], ranking: [1, 0, 2], winners: [0, 1], resigned: [] }))).toBe(false);
    expect(tieBroken(info({ points: [42, 42, 1], ranking: [1, 2, 0], winners: [1], resigned: [0] }))).toBe(false);
  });
});

describe("sources", () => {
  const rows = rowsOf(
    [
      [{ code: "town", text: "parcels", points: 4 }],
      [{ code: "bought-vp", text: "purchase", points: 23 }, { code: "town", text: "parcels", points: 8 }], // prettier-ignore
      [],
    ],
    ({ points }) => points,
  );
  it("of all players are in one row, the best first", () => {
    expect(rows.map(({ text, values }) => [text, values])).toEqual([
      ["Purchase", [0, 23, 0]],
      ["Parcels", [4, 8, 0]],
    ]);
  });
  it("add up to the points of each", () => expect(totals(rows, 3)).toEqual([4, 31, 0]));
});

describe("playing on", () => {
  const table = info({});
  it("as oneself has bots on the other seats, under the same names", () => {
    expect(seatsFrom(table, 1)).toEqual([
      { kind: "bot", name: "Ann" },
      { kind: "person", name: "Bea" },
      { kind: "bot", name: "Cleo" },
    ]);
  });
  it("alone has all seats here", () =>
    expect(seatsFrom(table, null).map(({ kind }) => kind)).toEqual(Array(3).fill("person")));
  it("again waits for people only", () => {
    const seats = [...table.seats, { ...table.seats[0]!, seat: 3, kind: "bot" as const }];
    expect(willing({ seats }).map(({ agreed }) => agreed)).toEqual([true, false, false]);
  });
});
