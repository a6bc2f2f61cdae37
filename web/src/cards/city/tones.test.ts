import { expect, it } from "vitest";
import { tonePaths } from "./tones";

it("a small city has one path for each tone", () => {
  const parcels = [{ name: "n15" }, { name: "o15", content: "house" }, { name: "o14", content: "bank" }] as const;
  expect(tonePaths([...parcels, { name: "n14" }])).toEqual([
    ["ground", "M13 13h1v1h-1zM13 14h1v1h-1z"],
    ["home", "M14 13h1v1h-1z"],
    ["works", "M14 14h1v1h-1z"],
  ]);
});
