import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chapters, pieces, search } from "./rules";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const file of ["rules.ftl", "cards-rules.ftl"])
  bundle.addResource(new FluentResource(readFileSync(`../src/carson/locales/en/${file}`, "utf-8")));

function pattern(id: string) {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}
const words = {
  has: (id: string) => pattern(id) !== null,
  say: (id: string) => bundle.formatPattern(pattern(id) ?? "", {}),
};

const BOARD = chapters("B", words);

test("all rulings of both games are there", () => {
  expect(BOARD.map(({ number }) => number)).toEqual(Array.from({ length: 11 }, (_, index) => `B${index + 1}`));
  const [, , , , fifth] = BOARD;
  expect(fifth?.rulings.at(-1)?.number).toBe("B5.15");
  const all = [...BOARD, ...chapters("C", words)].flatMap((chapter) => [chapter.heading, ...chapter.rulings]);
  expect(all.length).toBe([...bundle._messages.keys()].filter((id) => /^rule-[BC]/.test(id)).length);
});

test("what is not about how to play comes last", () => {
  const numbers = chapters("B", words, [1]).map(({ number }) => number);
  expect([numbers[0], numbers.at(-1), numbers.length]).toEqual(["B2", "B1", 11]);
});

test("a blank line ends a paragraph", () => {
  const [first] = BOARD;
  expect(first?.heading.paragraphs.length).toBeGreaterThan(5);
  expect(first?.heading.paragraphs.every((paragraph) => !paragraph.includes("\n"))).toBe(true);
});

test("a ruling is found by its number and by beginnings of words", () => {
  const found = (query: string) => search(BOARD, query).flatMap(({ rulings }) => rulings.map(({ number }) => number));
  expect(found("B5.6")).toContain("B5.6");
  expect(found("cash lim")).toContain("B8.2");
  expect(found("xylophone")).toEqual([]);
  expect(search(BOARD, " ")).toBe(BOARD);
});

test("numbers of rulings in a text are links", () => {
  expect(pieces("See B5.6, and C1.")).toEqual([
    { text: "See " },
    { text: "B5.6", rule: "B5.6" },
    { text: ", and " },
    { text: "C1", rule: "C1" },
    { text: "." },
  ]);
});
