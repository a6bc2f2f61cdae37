import { expect, it } from "vitest";
import { unbroken } from "./unbroken";

it("keeps a sum together and leaves the rest as it is", () => {
  const shown = unbroken("Roll again? Cleo 4 + 1 = 5, Finn 1 + 3 = 4.").replaceAll("\u00a0", "_");
  expect(shown).toBe("Roll again? Cleo 4_+_1_=_5, Finn 1_+_3_=_4.");
});
