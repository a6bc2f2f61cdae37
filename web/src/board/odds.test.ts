import { expect, it } from "vitest";
import { chances, type Thrower } from "./odds";

const one = (firepower: number, dice = 1, leavesLowest = false): Thrower => ({ firepower, dice, leavesLowest });

it("gives ties to the earlier passer", () => {
  expect(chances([one(3), one(3)])).toEqual([
    [21, 36],
    [15, 36],
  ]);
});

it("adds firepower to the die", () => {
  expect(chances([one(3), one(9)])).toEqual([
    [0, 36],
    [36, 36],
  ]);
  expect(chances([one(4), one(3)])[0]).toEqual([26, 36]);
});

it("leaves nobody out of three", () => {
  const found = chances([one(2), one(3), one(2)]);
  expect(found.reduce((sum, [ways]) => sum + ways, 0)).toBe(216);
});

it("counts dynamite, sharpshooters and outlaws", () => {
  expect(chances([one(0, 2)], 7)).toEqual([[21, 36]]);
  expect(chances([one(0, 2, true)], 6)).toEqual([[11, 36]]);
  expect(chances([one(2)], 9)).toEqual([[0, 6]]);
});
