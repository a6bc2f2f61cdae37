import { expect, test } from "vitest";
import { canFlow, flows, LONGEST, missing, pointedAt } from "./river";

const ACROSS = ["a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4"];

test("a river is drawn parcel after parcel, at either end", () => {
  expect(ACROSS.reduce(pointedAt, [] as string[])).toEqual(ACROSS);
  expect(pointedAt(["b4", "c4"], "a4")).toEqual(["a4", "b4", "c4"]);
});

test("it does not jump, not even over a corner", () => {
  expect(canFlow(["a4"], "c4")).toBe(false);
  expect(canFlow(["a4"], "b5")).toBe(false);
  expect(pointedAt(["a4"], "b5")).toEqual(["a4"]);
});

test("pointing at an end takes it back, in the middle cuts off the rest", () => {
  expect(pointedAt(["a4", "b4", "c4"], "c4")).toEqual(["a4", "b4"]);
  expect(pointedAt(["a4", "b4", "c4"], "a4")).toEqual(["b4", "c4"]);
  expect(pointedAt(ACROSS, "c4")).toEqual(["a4", "b4", "c4"]);
});

test("it goes from rim to rim, and is at least three parcels long", () => {
  expect(missing([])).toBe("start");
  expect(missing(["a1", "b1"])).toBe("short");
  expect(missing(["a4", "b4", "c4"])).toBe("inland");
  expect(missing(["b4", "c4", "d4"])).toBe("inland");
  expect(missing(ACROSS)).toBe("");
});

test("there are fifteen tiles for it", () => {
  const long = [...ACROSS, "h5", "g5", "f5", "e5", "d5", "c5", "b5"];
  expect(long).toHaveLength(LONGEST);
  expect(canFlow(long, "a5")).toBe(false);
});

test("the water flows between neighbours of the course, and at its ends over the rim", () => {
  const course = ["a4", "b4", "b5"];
  expect(flows(course, "b4")).toEqual(["n", "w"]);
  expect(flows(course, "a4")).toEqual(["e", "w"]);
  expect(flows(course, "b5")).toEqual(["s"]);
  expect(flows(course, "c4")).toEqual([]);
});
