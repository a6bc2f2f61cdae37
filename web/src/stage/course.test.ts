import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import type { GameView, Message } from "../table/table";
import { Course } from "./course.svelte";

const view = { game: "board", round: 1, over: false, waiting: [0], decision: null, money: [0, 0] } as GameView;

/** Three duels; the second is seat 0's. Each is told before it pays its winner a dollar. */
function duels(number = 5): Message {
  const fights = [
    [1, 2],
    [0, 1],
    [1, 2],
  ];
  return {
    number,
    kind: "choice",
    seat: 1,
    at: 0,
    events: fights.map((seats) => ({ event: "duel", seats })),
    lines: ["one", "two", "three"],
    whose: [1, 0, 1],
    scenes: fights.map((_, i) => ({
      events: 1,
      lines: 1,
      seconds: 3.2,
      ahead: true,
      changes: [[["money", 1], number * 10 + i]],
    })),
  };
}

describe("the course of things", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.liked.scenes = "normal";
  });
  afterEach(() => vi.useRealTimers());

  function begun(asked = false) {
    const shown: number[] = [];
    const course = new Course({ seats: () => [0], asked: () => asked, shown: (number) => shown.push(number) });
    course.begin(view, []);
    return { course, shown };
  }
  const money = (course: Course) => (course.view as unknown as { money: number[] }).money[1];
  const told = (course: Course) => course.messages.at(-1)?.lines ?? [];

  it("shows one scene after the other, and the log never runs ahead of the stage", () => {
    const { course, shown } = begun();
    course.add(duels());
    expect(course.scene?.lines).toEqual(["one"]);
    expect([money(course), told(course)]).toEqual([0, []]);
    vi.advanceTimersByTime(1000);
    expect([money(course), told(course)]).toEqual([0, []]);
    vi.advanceTimersByTime(160);
    expect([money(course), told(course)]).toEqual([50, ["one"]]);
    vi.advanceTimersByTime(2000); // to look at who won
    expect(course.scene?.lines).toEqual(["one"]);
    vi.advanceTimersByTime(50);
    expect(course.scene?.lines).toEqual(["two"]);
    expect(told(course)).toEqual(["one"]);
    vi.advanceTimersByTime(6400);
    expect(course.idle).toBe(true);
    expect([money(course), told(course), shown]).toEqual([52, ["one", "two", "three"], [5]]);
  });

  it("waits for somebody who scrolls what is shown, until he has had time to read or skips", () => {
    const { course } = begun();
    course.add(duels());
    vi.advanceTimersByTime(3000);
    course.read();
    vi.advanceTimersByTime(4900);
    expect(course.scene?.lines).toEqual(["one"]);
    vi.advanceTimersByTime(700);
    expect(course.scene?.lines).toEqual(["two"]);
    course.read();
    course.skip();
    expect(course.scene?.lines).toEqual(["three"]);
    vi.advanceTimersByTime(3300);
    expect(course.idle).toBe(true);
  });

  it("waits for somebody who does not look at the page", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const { course } = begun();
    course.add(duels());
    vi.advanceTimersByTime(60_000);
    expect(course.scene?.lines).toEqual(["one"]);
    hidden.mockReturnValue(false);
    vi.advanceTimersByTime(2400);
    expect(course.scene?.lines).toEqual(["two"]);
    hidden.mockRestore();
  });

  it("skips a scene, and what it brings is there", () => {
    const { course } = begun();
    course.add(duels());
    course.skip();
    expect([course.scene?.lines, money(course), told(course)]).toEqual([["two"], 50, ["one"]]);
  });

  it("passes over what is not one's own, and then that too", () => {
    const { course } = begun();
    course.add(duels());
    course.hurry();
    expect([course.scene?.lines, course.scene?.mine]).toEqual([["two"], true]);
    course.add(duels(6));
    course.hurry();
    expect(course.scene?.number).toBe(6);
    course.hurry();
    expect(course.idle).toBe(true);
    expect(told(course)).toEqual(["one", "two", "three"]);
  });

  it("hurries past the others when one is asked, and not past one's own", () => {
    const { course } = begun(true);
    course.add(duels());
    expect(course.scene?.lasts).toBeLessThan(2000);
    course.skip();
    expect(course.scene?.lasts).toBe(3200);
  });

  it("shows everything at once where nobody wants to see it", () => {
    settings.liked.scenes = "off";
    const { course } = begun();
    course.add(duels());
    expect([course.idle, money(course)]).toEqual([true, 52]);
  });

  it("takes no time for what nothing is told of", () => {
    const { course, shown } = begun();
    course.add({ number: 7, kind: "choice", seat: 1, at: 0, events: [], scenes: [] });
    expect([course.idle, shown]).toEqual([true, [7]]);
  });
});
