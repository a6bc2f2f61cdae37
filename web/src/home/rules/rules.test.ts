import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAMES } from "../../games";
import { placesOf, ruled, thingOf, type Book } from "./book";
import { chapters, pieces } from "./rules";
import { find, index, marked, snippet } from "./search/search";

const LOCALE = "../src/carson/locales/en";
const bundle = new FluentBundle("en", { useIsolating: false });
for (const file of [
  "rules",
  "cards-rules",
  "rulebook",
  "cards-rulebook",
  "questions-rulebook",
  "board",
  "characters",
  "cards-names",
])
  bundle.addResource(new FluentResource(readFileSync(`${LOCALE}/${file}.ftl`, "utf-8")));

function pattern(id: string) {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}
const words = {
  has: (id: string) => pattern(id) !== null,
  say: (id: string) => bundle.formatPattern(pattern(id) ?? "", {}, []),
};

const BOARD = chapters("B", words);
const BOOKS: [letter: string, book: Book][] = await Promise.all(
  Object.values(GAMES).map(async ({ letter, rulebook }) => [letter, (await rulebook()).book] as [string, Book]),
);

const numbers = (letter: string) =>
  chapters(letter, words).flatMap(({ rulings }) => rulings.map(({ number }) => number));

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

test("numbers of rulings in a text are links", () => {
  expect(pieces("See B5.6, and C1.")).toEqual([
    { text: "See " },
    { text: "B5.6", rule: "B5.6" },
    { text: ", and " },
    { text: "C1", rule: "C1" },
    { text: "." },
  ]);
});

test.each(BOOKS)("each ruling %s belongs to some text, and each text to rulings that there are", (letter, book) => {
  const all = new Set(numbers(letter));
  const named = ruled(book).flatMap(({ rulings }) => rulings);
  expect([...all].filter((number) => !named.includes(number))).toEqual([]);
  expect(named.filter((number) => !all.has(number))).toEqual([]);
  expect(ruled(book).filter(({ rulings }) => !rulings.length)).toEqual([]);
});

test.each(BOOKS)("each text of %s has words, and no words have no place", (letter, book) => {
  const written = [...bundle._messages.entries()].filter(([id]) => id.startsWith(`chapter-${book.game}-`));
  const texts = written.flatMap(([id, { attributes }]) =>
    Object.keys(attributes).map((name) => `${id.replace(`chapter-${book.game}-`, "")}.${name}`),
  );
  const placed = book.chapters.flatMap(({ name, paragraphs }) => paragraphs.map((one) => `${name}.${one.name}`));
  expect(placed).toEqual(texts);
  expect(ruled(book).filter(({ title }) => !words.has(title) && !title.startsWith("variant-"))).toEqual([]);
  expect(letter).toMatch(/[A-Z]/);
});

test("each ruling on a page answers a question, and each question is on a page", () => {
  const asked = BOOKS.flatMap(([, { groups }]) => groups.flatMap(({ things }) => things.flatMap((one) => one.rulings)));
  const ids = [...new Set(asked)].map((number) => `rulebook-question-${number.replace(".", "-")}`);
  const written = [...bundle._messages.keys()].filter((id) => id.startsWith("rulebook-question-"));
  expect(ids.sort()).toEqual(written.sort());
});

test("links go both ways", () => {
  const [, board] = BOOKS[0]!;
  const places = placesOf(board, "B5.6");
  expect(places).toContainEqual({ title: "chapter-board-building", part: "building.house" });
  expect(placesOf(board, "B5.10").map(({ part }) => part)).toEqual(["kind-station"]);
  expect(thingOf(board, "kind-station")?.rulings).toContain("B5.10");
});

test("the search finds chapters, pages and rulings by numbers and beginnings of words, titles first", () => {
  const all = index(BOOKS[0]![1], "B", BOARD, words);
  const found = (query: string) => find(all, query).map(({ href }) => href);
  expect(found("B5.6")[0]).toBe("/rules/B5.6");
  expect(found("cash lim")).toEqual(expect.arrayContaining(["/rules/B8.2", "/rules/B/characters.three"]));
  expect(found("TOWNH")).toEqual(expect.arrayContaining(["/rules/B5.6", "/rules/B/building.townhouse"]));
  expect(found("saloon")[0]).toBe("/rules/B/kind-saloon");
  expect(found("bluff")).toEqual(["/rules/B4.9"]);
  expect(found("xylophone")).toEqual([]);
  expect(found(" ")).toEqual([]);
});

test("what was found is marked, in the part of the text where it stands", () => {
  expect(marked("A Townhouse is two Houses.", "house")).toEqual([
    { text: "A Townhouse is two ", marked: false },
    { text: "House", marked: true },
    { text: "s.", marked: false },
  ]);
  const long = `${"one two three ".repeat(20)}needle ${"four five six ".repeat(20)}`;
  const shown = snippet(long, "need");
  expect(shown).toMatch(/^… .*needle.* …$/);
  expect(shown.length).toBeLessThan(210);
  expect(snippet("Short.", "need")).toBe("Short.");
});
