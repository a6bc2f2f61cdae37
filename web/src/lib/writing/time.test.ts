import { expect, it } from "vitest";
import { timeText } from "./time";

it("shows time as clocks do", () => {
  expect([timeText(6.2), timeText(750), timeText(3900), timeText(90000)]).toEqual([
    "0:07",
    "12:30",
    "1:05:00",
    "1d 1h",
  ]);
});
