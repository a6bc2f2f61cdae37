import { afterEach, expect, test } from "vitest";
import { number, words } from "./words.svelte";

afterEach(() => words.speak("en"));

test.each([
  ["en", "12,345.7"],
  ["nl", "12.345,7"],
  ["de", "12.345,7"],
  ["pl", "12\u00a0345,7"],
] as const)("numbers are written as the language does: %s", async (language, figure) => {
  await words.speak(language);
  expect(number(12345.678, 1)).toBe(figure);
});

test.each([
  ["nl", "30%"],
  ["de", "30\u00a0%"],
] as const)("percents too: %s", async (language, text) => {
  await words.speak(language);
  expect(words.say("percent", { percent: 30 })).toBe(text);
});
