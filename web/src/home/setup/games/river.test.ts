import { expect, test } from "vitest";
import { flows } from "./river";

test("the water flows between neighbours of the course, and at its ends over the rim", () => {
  const course = ["a4", "b4", "b5"];
  expect(flows(course, "b4")).toEqual(["n", "w"]);
  expect(flows(course, "a4")).toEqual(["e", "w"]);
  expect(flows(course, "b5")).toEqual(["s"]);
  expect(flows(course, "c4")).toEqual([]);
});
