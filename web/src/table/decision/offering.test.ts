import { describe, expect, it } from "vitest";
import { arranged, numbered, onlyAnswer } from "./offering";

const places = Array.from({ length: 9 }, (_, index) => `place a${index + 1}`);
const targets = new Map(places.map((choice) => [choice.slice(6), [choice]]));

describe("buttons", () => {
  it("are all choices when these are few", () => {
    const offer = arranged(
      { choices: ["agree", "refuse"], offered: ["agree", "refuse"], narrowed: null, targets: new Map() },
      false,
    );
    expect(offer).toMatchObject({ buttons: ["agree", "refuse"], more: 0, glows: false, besides: false });
  });
  it("leave out what lies on the table when there are many", () => {
    const choices = [...places, "pass"];
    const offer = arranged({ choices, offered: choices, narrowed: null, targets }, false);
    expect(offer.buttons).toEqual(["pass"]);
    expect(offer).toMatchObject({ more: 9, glows: true, besides: false });
  });
  it("are the answers, not what can be done before them", () => {
    const roads = places.map((choice) => choice.replace("place", "road"));
    const choices = ["buy mine", "decline", ...roads];
    const targets = new Map(["buy mine", ...roads].map((choice) => [choice, [choice]]));
    const offer = arranged({ choices, offered: choices, narrowed: null, targets }, false, (one) =>
      one.startsWith("road"),
    );
    expect(offer).toMatchObject({ buttons: ["buy mine", "decline"], spare: new Set(), more: roads.length });
    expect(offer).toMatchObject({ glows: false, besides: true });
  });
  it("are a few that say more in words, though they lie on the table and roads besides", () => {
    const [takes, roads] = [places.slice(0, 5), places.map((choice) => choice.replace("place", "road"))];
    const choices = [...takes, ...roads];
    const targets = new Map(choices.map((choice) => [choice, [choice]]));
    const picking = { choices, offered: choices, narrowed: null, targets };
    const road = (choice: string) => choice.startsWith("road");
    const offer = arranged(picking, false, road, undefined, (choice) => !road(choice));
    expect(offer.buttons).toEqual(takes);
    expect(offer.told).toEqual(new Set(takes));
    expect(takes.some((choice) => offer.spare.has(choice))).toBe(false);
    expect(offer).toMatchObject({ row: true, glows: true, besides: true });
    expect(arranged(picking, false, road).buttons).toEqual([]);
  });
  it("lie side by side, if they say so much, without roads too", () => {
    const takes = places.slice(0, 5);
    const picking = { choices: takes, offered: takes, narrowed: null, targets };
    const offer = arranged(picking, false, undefined, undefined, () => true);
    expect(offer).toMatchObject({ buttons: takes, told: new Set(), row: true });
  });
  it("are counted for the list apart from what can be done before them", () => {
    const choices = ["buy mine", "decline", ...places];
    const picking = { choices, offered: choices, narrowed: null, targets };
    const offer = arranged(picking, false, (choice) => choice.startsWith("place"));
    expect(offer.inList).toEqual({ answers: 2, besides: places.length });
  });
  it("are all of them for those who want the list", () => {
    const choices = [...places, "pass"];
    expect(arranged({ choices, offered: choices, narrowed: null, targets }, true).buttons).toEqual(choices);
  });
  it("leave out what nobody wants, which is in the list", () => {
    const choices = ["give 9", "give 10", "give 11"];
    const picking = { choices, offered: choices, narrowed: null, targets: new Map<string, string[]>() };
    const wasteful = (choice: string) => choice === "give 11";
    const offer = arranged(picking, false, undefined, wasteful);
    expect(offer).toMatchObject({ buttons: ["give 9", "give 10"], more: 1 });
    expect(arranged(picking, true, undefined, wasteful).buttons).toEqual(choices);
  });
  it("are those of the target that was pointed at", () => {
    const offered = ["place d4", "dynamite d4"];
    expect(arranged({ choices: [...places, ...offered], offered, narrowed: "d4", targets }, false).buttons).toEqual(
      offered,
    );
  });
});

describe("the only answer", () => {
  const beside = (choice: string) => choice.startsWith("road");
  it("is what is left when roads are laid", () => expect(onlyAnswer(["done", "road d4n"], beside)).toBe("done"));
  it("is none where there are two, or nothing beside it", () => {
    expect(onlyAnswer(["agree", "refuse"], beside)).toBeNull();
    expect(onlyAnswer(["done"], beside)).toBeNull();
    expect(onlyAnswer(["road d4n", "road d4e"], beside)).toBeNull();
  });
});

describe("a number", () => {
  const gifts = Array.from({ length: 20 }, (_, index) => `give ${index + 4}`);
  it("is set where choices differ in nothing else", () => {
    expect(numbered(["decline", ...[...gifts].reverse()])).toEqual({ choices: gifts, others: ["decline"] });
  });
  it("is chosen from a list where there are few", () =>
    expect(numbered(["points 3", "points 5", "decline"])).toBeNull());
  it("is pointed at where it lies on the table", () => expect(numbered(gifts, new Set(gifts))).toBeNull());
  it("is no matter of places", () => expect(numbered(places)).toBeNull());
});
