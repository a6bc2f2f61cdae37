import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { course, type Compass } from "./art/ground";
import { KIND_ART } from "./art/kinds";
import { MOUNTAINS } from "./art/land";
import { PIECES } from "./art/pieces";
import Building from "./Building.svelte";
import Cowboy from "./Cowboy.svelte";
import Die from "./Die.svelte";
import Icon from "./icons/Icon.svelte";
import { ICON_NAMES, ICONS } from "./icons/icons";
import { CHARACTERS, KINDS, shown } from "./names";
import Portrait from "./Portrait.svelte";
import { PORTRAITS } from "./portraits/kit";
import { features, moustache } from "./portraits/parts";
import SeatMark from "./seats/SeatMark.svelte";
import { PATTERN_MARKS, SEAT_PATTERNS, SEAT_SHAPES, SHAPE_PATHS } from "./seats/seats";

const WANTED_ICONS =
  "money points cowboy revolver road parcel house building firepower dice limit clock undo hint chat log rules settings home star pass first watch link " +
  "plus minus close menu check warning wifi-off arrow-left arrow-right play pause download horse outlaw dynamite ammunition bridge tile mountain sheet " +
  "auction bot person crown speaker eye share globe moon sun";

/** Well formed, and nothing that a browser reads as broken: unknown numbers, unclosed elements, text of a template gone wrong. */
function expectDrawn(art: string | undefined) {
  expect(art).toBeTruthy();
  const read = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${art}</svg>`, "image/svg+xml");
  expect(read.querySelector("parsererror")).toBeNull();
  expect(art).not.toMatch(/undefined|NaN|--\d|\.\d00/);
  for (const path of read.querySelectorAll("path")) {
    expect(path.getAttribute("d")).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
    expect(path.getAttribute("d")).not.toMatch(/[^mlhvcsqtazMLHVCSQTAZ\d\s.,-]/);
  }
}

test.each(KINDS)("%s has a drawing", (kind) => expectDrawn(KIND_ART[kind]));
test.each(CHARACTERS)("%s has a portrait", (name) => expectDrawn(PORTRAITS[name]));

// Dutch, German and Polish call them women.
test.each(["grocer", "shopkeeper", "teacher", "singer"] as const)("%s is a woman", (name) => {
  expect(PORTRAITS[name]).toContain(features({ lips: true }));
  expect(PORTRAITS[name]).not.toContain(moustache("wood-2"));
});
test.each(ICON_NAMES)("the icon %s is drawn", (name) => expectDrawn(ICONS[name]));
test.each(Object.keys(PIECES))("the piece %s is drawn", (name) => expectDrawn(PIECES[name as keyof typeof PIECES]));
test("all icons that screens ask for are there", () =>
  expect(WANTED_ICONS.split(" ").filter((name) => !(ICON_NAMES as string[]).includes(name))).toEqual([]));
test("mountains differ", () => expect(new Set(MOUNTAINS).size).toBe(4));

test("the kinds and characters are those of the games", async () => {
  // The names have words in the games' files: what we draw is what they name.
  const words = Object.values(
    import.meta.glob<string>("../../../src/carson/locales/en/{board,characters,cards-names}.ftl", {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  ).join("\n");
  const named = (prefix: string) =>
    [...words.matchAll(new RegExp(`^(?:cards-)?${prefix}-([a-z-]+) =`, "gm"))].map((m) => m[1]!);
  expect([...new Set(named("kind"))].sort()).toEqual([...KINDS].sort());
  expect([...new Set(named("character"))].sort()).toEqual([...CHARACTERS].sort());
});

test("a red side may be somebody else", () => {
  expect(shown("lawyer", "R")).toBe("editor");
  expect(shown("doctor", "R")).toBe("undertaker");
  expect(shown("doctor", "YR")).toBe("doctor");
  expect(shown("sheriff", "R")).toBe("sheriff");
});

test("each seat has a shape and a pattern of its own", () => {
  for (const list of [SEAT_SHAPES, SEAT_PATTERNS, SHAPE_PATHS, PATTERN_MARKS]) expect(new Set(list).size).toBe(6);
});

test("a drawing is silent without a title and says it with one", () => {
  const { container } = render(Icon, { name: "money" });
  expect(container.querySelector("svg")!.getAttribute("aria-hidden")).toBe("true");
  const named = render(Icon, { name: "money", title: "Money" });
  const svg = named.container.querySelector("svg")!;
  expect([svg.getAttribute("role"), svg.getAttribute("aria-label")]).toEqual(["img", "Money"]);
});

test("drawings can be placed within another <svg>", () => {
  const { container } = render(Building, { kind: "saloon", x: 3, y: 4, width: 20, height: 20 });
  const svg = container.querySelector("svg")!;
  expect(["x", "y", "width", "height"].map((name) => svg.getAttribute(name))).toEqual(["3", "4", "20", "20"]);
  // Drawn in the namespace of SVG, or nothing is seen.
  expect(svg.querySelector("path")!.namespaceURI).toBe("http://www.w3.org/2000/svg");
});

test.each([1, 2, 3, 4, 5, 6])("a die shows %i", (face) => {
  const { container } = render(Die, { face });
  expect(container.querySelectorAll("circle")).toHaveLength(face);
});

test("what is not known is drawn as nothing rather than failing", () => {
  expect(render(Building, { kind: "spaceport" }).container.querySelector("path")).toBeNull();
  expect(render(Portrait, { name: "robot" }).container.querySelector("svg")).not.toBeNull();
  expect(render(SeatMark, { seat: 9 }).container.querySelector("path")).not.toBeNull();
  expect(render(Cowboy, { seat: -1 }).container.querySelector("path")).not.toBeNull();
});

test("rivers begin and end in the middle of a side", () => {
  const ends: Record<Compass, string> = { n: "24 0", e: "48 24", s: "24 48", w: "0 24" };
  const sides = Object.keys(ends) as Compass[];
  for (const from of sides)
    for (const to of sides)
      if (from !== to) {
        const d = course([from, to]);
        expect(d.startsWith(`M${ends[from]}`)).toBe(true);
        expect(d.endsWith(ends[to])).toBe(true);
      }
});
