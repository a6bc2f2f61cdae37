import { expect, it } from "vitest";
import { wayTo, wayToWhole } from "./in_sight";

const window = { top: 0, bottom: 700 };

it("stays where it is if something that can be chosen is seen", () => {
  const things = [
    { top: -500, bottom: -400 },
    { top: 600, bottom: 640 },
  ];
  expect(wayTo(things, window)).toBe(0);
  expect(wayTo([], window)).toBe(0);
});

it("goes back to cards of which only the foot is seen", () => {
  const cards = [
    { top: -164, bottom: 20 },
    { top: -364, bottom: -180 },
  ];
  expect(wayTo(cards, window)).toBe(-364 - 48);
});

it("goes down until all is seen, but not past the first", () => {
  expect(wayTo([{ top: 690, bottom: 800 }], window)).toBe(800 + 48 - 700);
  expect(wayTo([{ top: 690, bottom: 1800 }], window)).toBe(690 - 48);
});

it("goes on where the rim of the town is all that is seen", () => {
  const rows = Array.from({ length: 8 }, (_, row) => ({ top: 660 + 44 * row, bottom: 700 + 44 * row }));
  expect(wayTo(rows, window)).toBe(700 + 44 * 7 + 48 - 700);
});

it("scrolls to one thing of which all has to be seen, with a margin", () => {
  const window = { top: 0, bottom: 500 };
  expect(wayToWhole([{ top: 100, bottom: 200 }], window)).toBe(0);
  expect(wayToWhole([{ top: 450, bottom: 550 }], window)).toBe(98);
  expect(wayToWhole([{ top: -100, bottom: 0 }], window)).toBe(-148);
  expect(wayToWhole([], window)).toBe(0);
});
