import { describe, expect, it } from "vitest";
import { equals } from "./hinting";

const hint = (...worths: number[]) => ({
  choices: worths.map((worth, index) => ({ choice: `${index}`, label: "", worth, reasons: [], why: [], others: 0 })),
});

describe("a hint", () => {
  it("says which choices are as good as the best", () => {
    expect(equals(hint(3, 2.9, 2.8, 1))).toBe(3);
    expect(equals(hint(3, 2))).toBe(0);
    expect(equals(hint())).toBe(0);
  });
});
