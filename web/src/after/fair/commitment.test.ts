import { expect, test } from "vitest";
import { commitment } from "./commitment";

test("it is the hash that the engine makes", () => {
  // carson.core.chance.commitment
  expect(commitment("a seed")).toBe("3ff5c6b2f128184beee88fe9f69ae27760a153ce15eb2ec58d4c8ae81ee4b6a8");
  expect(commitment("żółw 7")).toBe("88e5fcdd734bcd0223774fcfd91779d5e0b67ff799038cd43f3a4144fb6e01ad");
});
