import { describe, expect, it } from "vitest";
import { labelled, linear, nearest, path, spread, ticks } from "./scales";

describe("an axis", () => {
  it("has round figures from 0 to more than the largest", () => {
    expect(ticks([0, 27, 42])).toEqual([0, 20, 40, 60]);
    expect(ticks([3, 7])).toEqual([0, 2, 4, 6, 8]);
  });
  it("shows points below nothing", () => expect(ticks([-5, 15])).toEqual([-5, 0, 5, 10, 15]));
  it("has no long way down for a few of them", () => expect(ticks([-6, 118])).toEqual([0, 50, 100, 150]));
  it("is there when all figures are 0", () => expect(ticks([0, 0])).toEqual([0, 1]));
  it("never has halves", () => expect(ticks([1])).toEqual([0, 1]));
});

describe("a scale", () => {
  it("turns figures into pixels", () => {
    const y = linear([0, 50], [100, 0]);
    expect([0, 25, 50].map(y)).toEqual([100, 50, 0]);
  });
  it("of one figure is its start", () => expect(linear([3, 3], [10, 90])(3)).toBe(10));
  it("draws a line", () => expect(path([[0, 1], [2.26, 3]])).toBe("M0 1L2.3 3")); // prettier-ignore
});

describe("labels", () => {
  it("make room for each other", () => expect(spread([50, 52, 10], 20, [0, 100])).toEqual([50, 70, 10]));
  it("stay inside", () => expect(spread([95, 98, 99], 10, [0, 100])).toEqual([80, 90, 100]));
  it("of many rounds are thinned, with the first and the last", () => {
    expect(labelled(5, 10)).toEqual([0, 1, 2, 3, 4]);
    expect(labelled(19, 7)).toEqual([0, 3, 6, 9, 12, 15, 18]);
    expect(labelled(20, 5)).toEqual([0, 5, 10, 19]);
  });
  it("tell what is pointed at", () => expect(nearest([0, 50, 100], 70)).toBe(1));
});
