import { describe, expect, it } from "vitest";
import type { Part } from "../../table/table";
import { figuresOf } from "./figures";
import { sumText } from "../telling";

const odds = { seats: [0, 1], firepower: [1, 2], chances: [], estimate: true };
const parts = (...parts: Part[]) => parts;

describe("figures of a choice", () => {
  it("tell the money left where the sentence does not", () => {
    expect(figuresOf({ costs: 4, brings: { cowboys: 1 }, values: { left: 6 } }).left).toBe(6);
    expect(figuresOf({ costs: 6, brings: { mine: 1 }, values: { left: 9, kind: "mine" } }).left).toBeNull();
    expect(figuresOf({ costs: 20, brings: { points: 2 }, values: { left: 2 } }).left).toBeNull();
    expect(figuresOf({ values: { left: 22 } }).left).toBeNull();
  });

  it("tell the parts of a price of land before a duel, where the sentence is short", () => {
    const number = { of: "price", total: 4, parts: parts(["land", 1, 1], ["mountains", 3, 1]) };
    expect(figuresOf({ number }).sum).toBeNull();
    expect(figuresOf({ number, odds }).sum?.total).toBe(4);
  });

  it("name what a building is paid for, be it one thing", () => {
    expect(figuresOf({ number: { of: "income", total: 9, parts: [["mountains", 3, 3]] } }).sum?.total).toBe(9);
    expect(figuresOf({ number: { of: "firepower", total: 3, parts: [["cowboys", 3, 1]] } }).sum).toBeNull();
  });

  it("leave chances out that the sentence tells", () => {
    expect(figuresOf({ odds }).odds).toBeNull();
    expect(figuresOf({ odds, price: 3 }).odds).toBe(odds);
  });

  it("subtract what makes a price less", () => {
    const text = sumText([
      ["space", 1, 12],
      ["character", 1, -6],
    ]);
    expect(text).toBe("the space $12 − character $6");
  });
});
