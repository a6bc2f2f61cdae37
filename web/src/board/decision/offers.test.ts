import { expect, it } from "vitest";
import { beside, telling, wasteful } from "./offers";

const known = { targetOf: (choice: string) => choice.split(" ")[1] ?? null, explanation: () => ({}) };

it("leaves roads on the table", () => {
  expect(["road d4n", "extend d4n", "place roads-3", "done"].filter((choice) => beside(choice, known))).toEqual([
    "road d4n",
    "extend d4n",
  ]);
});

it("leaves gifts in the list of which some dollars bring nothing", () => {
  const given = { ...known, explanation: (choice: string) => ({ values: choice === "give 9" ? { wasted: 1 } : {} }) };
  expect(["give 8", "give 9"].filter((choice) => wasteful(choice, given))).toEqual(["give 9"]);
});

it("says what a character does, which a small card does not", () => {
  expect(["take sheriff", "place a1", "pass"].filter(telling)).toEqual(["take sheriff"]);
});
