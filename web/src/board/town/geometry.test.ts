import { describe, expect, it } from "vitest";
import * as map from "./geometry";

describe("the map", () => {
  it("has 64 parcels and 144 sides", () => {
    expect(map.PARCELS).toHaveLength(64);
    expect(map.PARCELS[0]).toBe("a1");
    expect(map.PARCELS[63]).toBe("h8");
    expect(map.SIDES).toHaveLength(144);
    expect(map.ROWS[0]![0]).toBe("a8");
  });

  it("calls a side by one name", () => {
    expect(map.canonical("d5s")).toBe("d4n");
    expect(map.canonical("e4w")).toBe("d4e");
    expect(map.canonical("d1s")).toBe("d1s");
    expect(map.canonical("a4w")).toBe("a4w");
    expect(map.canonical("d4n")).toBe("d4n");
  });

  it("draws both names of a side at the same place", () => {
    expect(map.sideLine("d5s")).toEqual(map.sideLine("d4n"));
    expect(map.sideLine("e4w")).toEqual(map.sideLine("d4e"));
  });

  it("draws a1 at the lower left", () => {
    expect(map.corner("a1")).toEqual({ x: map.EDGE.left, y: map.EDGE.top + 7 * map.CELL });
    expect(map.corner("h8")).toEqual({ x: map.EDGE.left + 7 * map.CELL, y: map.EDGE.top });
  });

  it("knows neighbours by side and corner", () => {
    expect(map.neighbours("a1").sort()).toEqual(["a2", "b1", "b2"]);
    expect(map.neighbours("d4")).toHaveLength(8);
  });

  it("lays a station's railway along eight roads from rim to rim", () => {
    const line = [..."abcdefgh"].map((column) => `${column}3n`);
    expect(map.railway("d4", new Set(line))).toEqual(line);
    expect(map.railway("d3", new Set([...line, "a1n"]))).toEqual(line);
    expect(map.railway("d4", new Set(line.slice(1)))).toEqual([]);
    expect(map.railway("d6", new Set(line))).toEqual([]);
  });

  it("knows the parcels at a side", () => {
    expect(map.sideParcels("d4n")).toEqual(["d4", "d5"]);
    expect(map.sideParcels("d8n")).toEqual(["d8"]);
    expect(map.sideParcels("a4w")).toEqual(["a4"]);
  });
});

describe("the river", () => {
  const course = ["d8", "d7", "e7"];
  const isRiver = (parcel: string) => course.includes(parcel);

  it("is crossed where there is no land on either side", () => {
    expect(map.isCrossing("d7n", isRiver)).toBe(true); // between two of its parcels
    expect(map.isCrossing("d8n", isRiver)).toBe(true); // between one and the rim
    expect(map.isCrossing("d7w", isRiver)).toBe(false);
  });

  it("begins and ends at the rim, straight ahead where it can", () => {
    const path = map.riverPath(["d8", "d7", "d6", "d5", "d4", "d3", "d2", "d1"]);
    const { x } = map.centre("d1");
    expect(path.startsWith(`M${x} ${map.EDGE.top}`)).toBe(true);
    expect(path.endsWith(`${x} ${map.EDGE.top + 8 * map.CELL}`)).toBe(true);
  });

  it("leaves the map at a corner parcel too", () => {
    const { y } = map.centre("a1");
    expect(map.riverPath(["c1", "b1", "a1"]).endsWith(`${map.EDGE.left} ${y}`)).toBe(true);
  });
});

it("has a band along each side of a parcel, which leaves its middle free", () => {
  const { x, y } = map.corner("d4");
  expect(map.band("d4n", "d4")).toBe(`${x},${y} ${x + 100},${y} ${x + 70},${y + 30} ${x + 30},${y + 30}`);
  expect(map.band("d4n", "d5").split(" ").at(-1)).toBe(`${x + 30},${y - 30}`);
});

describe("keys", () => {
  it("go from parcel to parcel and stay at the rim", () => {
    expect(map.step("d4", "ArrowUp")).toBe("d5");
    expect(map.step("d8", "ArrowUp")).toBe("d8");
    expect(map.step("d4", "End")).toBe("h4");
    expect(map.step("d4", "Home")).toBe("a4");
  });

  it("go from side to side among those that can be chosen", () => {
    const sides = ["d4n", "e4n", "d5e", "b2n"];
    expect(map.stepSide("d4n", "ArrowRight", sides)).toBe("d5e");
    expect(map.stepSide("d5e", "ArrowDown", sides)).toBe("e4n");
    expect(map.stepSide("b2n", "ArrowLeft", sides)).toBe("b2n");
    expect(map.stepSide("b2n", "End", sides)).toBe("d4n");
    expect(map.stepSide("d4n", "Home", sides)).toBe("b2n");
  });

  it("reach every side", () => {
    const seen = new Set(["d4n"]);
    for (const side of seen)
      for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const)
        seen.add(map.stepSide(side, arrow, map.SIDES));
    expect(seen.size).toBe(map.SIDES.length);
  });
});
