import { expect, it } from "vitest";
import { breakable } from "./breaking";

const shown = (name: string) => breakable(name).replaceAll("\u00ad", "-").replaceAll("\u200b", "|");

it("leaves short names as they are", () => {
  expect(shown("Sheriff")).toBe("Sheriff");
  expect(shown("Chinese Worker")).toBe("Chinese Worker");
});

it.each(["Büch-sen-ma-cher", "Weih-nachts-mann", "Kran-ten-jon-gen", "Win-kel-juf-frouw", "Sprze-daw-czyni"])(
  "breaks %s between syllables",
  (name) => {
    expect(shown(name.replaceAll("-", ""))).toBe(name);
  },
);

it.each([
  "Zilver-mijn",
  "Vuur-kracht",
  "Stadt-haus",
  "Over-winnings-punten",
  "Rechts-anwalt",
  "Glücks-spiel",
  "Black-smith",
  "Fire-power",
  "build-ings",
])("breaks %s where its two words meet", (name) => {
  expect(shown(name.replaceAll("-", ""))).toBe(name);
});

it("parts two names in one after the stroke", () => {
  expect(shown("Arts/Begrafenisondernemer")).toBe("Arts/|Begra-fe-nis-onder-nemer");
  expect(shown("Doktor/Totengräber")).toBe("Doktor/|Toten-grä-ber");
});

it("breaks shorter words where fewer letters fit", () => {
  expect(breakable("Virtueel 1", 6)).toBe("Vir\u00adtueel 1");
  expect(breakable("Virtueel 1")).toBe("Virtueel 1");
});
