import { describe, expect, it } from "vitest";
import { equals, signed, strongest } from "./hinting";

const reason = (code: string, points: number) => ({ code, points, text: code });
const hint = (...worths: number[]) => ({
  choices: worths.map((worth, index) => ({ choice: `${index}`, label: "", worth, reasons: [] })),
});

describe("a hint", () => {
  it("gives the two strongest reasons, for and against", () => {
    const reasons = [reason("land", 0.5), reason("money", -2), reason("rest", 0.01), reason("income", 1)];
    expect(strongest(reasons).map(({ code }) => code)).toEqual(["money", "income"]);
  });
  it("leaves out what would read as nothing", () => expect(strongest([reason("rest", 0.04)])).toEqual([]));
  it("says which choices are as good as the best", () => {
    expect(equals(hint(3, 2.9, 2.8, 1))).toBe(3);
    expect(equals(hint(3, 2))).toBe(0);
    expect(equals(hint())).toBe(0);
  });
  it("writes points with their sign", () => expect([1, -0.5].map(signed)).toEqual(["+1.0", "−0.5"]));
});
