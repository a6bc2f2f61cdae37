import { afterEach, expect, test } from "vitest";
import { words } from "../lib/words.svelte";
import { nameAt, seatNames } from "./naming";

afterEach(() => words.speak("en"));

test("whoever has no name is told by number, in the language that is spoken", async () => {
  const info = { seats: ["Ann", ""].map((name, seat) => ({ seat, name })) };
  expect(seatNames(info)).toEqual(["Ann", "Player 2"]);
  await words.speak("nl");
  expect(seatNames(info)).toEqual(["Ann", "Speler 2"]);
  expect([nameAt(info, 0), nameAt(info, 1), nameAt(null, 2)]).toEqual(["Ann", "Speler 2", "Speler 3"]);
});
