import { describe, expect, it } from "vitest";
import { actionOf, Reel } from "./reel.svelte";

const MARKS = [
  { index: 2, number: 4, round: 1, era: null, inEra: 1 },
  { index: 6, number: 9, round: 2, era: null, inEra: 2 },
];

function reel(index = 0) {
  const reel = new Reel(
    () => 10,
    () => MARKS,
  );
  reel.index = index;
  return reel;
}

function after(index: number, ...actions: Parameters<Reel["do"]>[0][]) {
  const moved = reel(index);
  for (const action of actions) moved.do(action);
  return moved.index;
}

describe("a replay", () => {
  it("goes one move back and on, and not beyond its ends", () => {
    expect(after(3, "on")).toBe(4);
    expect(after(0, "back")).toBe(0);
    expect(after(9, "on")).toBe(9);
    expect(after(3, "first")).toBe(0);
    expect(after(3, "last")).toBe(9);
  });
  it("goes from round to round", () => {
    expect(after(0, "round-on", "round-on")).toBe(6);
    expect(after(7, "round-on")).toBe(9);
    expect(after(7, "round-back", "round-back")).toBe(2);
    expect(after(1, "round-back")).toBe(0);
  });
  it("stops playing when somebody moves it", () => {
    const moved = reel();
    moved.toggle();
    moved.go(4);
    expect(moved.playing).toBe(false);
  });
  it("stops at the end and begins again from there", () => {
    const played = reel(8);
    played.toggle();
    played.tick();
    expect([played.index, played.playing]).toEqual([9, false]);
    played.toggle();
    expect([played.index, played.playing]).toEqual([0, true]);
  });
  it("is played faster", () => {
    const fast = reel();
    fast.speed = 4;
    expect(fast.pause).toBe(reel().pause / 4);
  });
  it("knows its keys", () => {
    expect(["ArrowLeft", "End", " ", "x"].map(actionOf)).toEqual(["back", "last", "play", null]);
  });
});
