import { expect, test } from "vitest";
import type { Part } from "../../table/table";
import { box } from "../../../fixtures/cards-taking.json";
import { outlawCost, scoreSheet } from "./sheet";
import { sourcesOf, type CardsPlayer } from "../view";

const SOURCES = sourcesOf({ box });

function player(seat: number, parts: Part[], more: Partial<CardsPlayer> = {}): CardsPlayer {
  const total = parts.reduce((points, [, count, each]) => points + count * each, 0);
  return { seat, sign: "hat", bids: [], bids_left: [], chooses: true, score: { total, parts }, ...more };
}

// The scored city of the rulebook (C4.9), and others beside it.
const ALEX = player(0, [
  ["ranch", 6, 1],
  ["mine", 14, 2],
  ["drugstore", 2, 1],
  ["drugstore-ranches", 1, 1],
  ["bank", 15, 1],
  ["bank-mines", 8, 1],
  ["saloon", 8, 2],
  ["hotel", 2, 3],
  ["doctor", 1, 5],
  ["teacher", 14, 1],
  ["banker", 2, 4],
]);
const VIRTUAL = player(1, [["priorities", 61, 1]], { virtual: "beginner" });
const EDITOR = player(2, [
  ["outlaws", 2, -6],
  ["editor", 2, 4],
  ["editor", 3, 1],
  ["auctioneer", 2, 7],
]);

test("the rulebook's city comes out at 109", () => {
  const sheet = scoreSheet([ALEX], SOURCES);
  expect(sheet.cityTotals).toEqual([82]);
  expect(sheet.characterTotals).toEqual([27]);
  expect(sheet.totals).toEqual([109]);
});

test("there is a row for each source that anybody has, in the order of a printed sheet", () => {
  const sheet = scoreSheet([EDITOR, ALEX, VIRTUAL], SOURCES);
  expect(sheet.city.map((row) => row.source).slice(0, 3)).toEqual(["ranch", "mine", "drugstore"]);
  expect(sheet.city.at(-1)!.source).toBe("outlaws");
  expect(sheet.characters.map((row) => row.source)).toEqual(["editor", "auctioneer", "doctor", "teacher", "banker"]);
  expect(sheet.priorities!.cells.map((cell) => cell?.points ?? null)).toEqual([null, null, 61]);
});

test("several parts of a source are one row, and a player without it has nothing there", () => {
  const row = scoreSheet([EDITOR, ALEX], SOURCES).characters[0]!;
  expect(row.cells[0]).toEqual({
    points: 11,
    parts: [
      ["editor", 2, 4],
      ["editor", 3, 1],
    ],
  });
  expect(row.cells[1]).toBeNull();
});

test("all rows of a player add up to his points", () => {
  const sheet = scoreSheet([ALEX, VIRTUAL, EDITOR], SOURCES);
  sheet.totals.forEach((total, column) => {
    const rows = [...sheet.city, ...sheet.characters, ...(sheet.priorities ? [sheet.priorities] : [])];
    expect(rows.reduce((points, row) => points + (row.cells[column]?.points ?? 0), 0)).toBe(total);
  });
});

test("a virtual player has neither city nor characters", () => {
  expect(scoreSheet([VIRTUAL], SOURCES).cityTotals).toEqual([null]);
});

test("what the sheet tells of sales and outlaws", () => {
  expect(outlawCost(EDITOR)).toBe(-6);
  expect(outlawCost(ALEX)).toBe(0);
});

test("a source is drawn as its building", () => {
  const { city, characters } = scoreSheet([ALEX], SOURCES);
  expect(city.find((row) => row.source === "bank-mines")?.building).toBe("bank");
  expect(characters.map((row) => row.building)).toEqual([null, null, null]);
});
