import { beforeEach, describe, expect, it } from "vitest";
import { done, keepDone, nextOf } from "./lessons";

const LESSONS = ["track", "ranch", "land"].map((name) => ({ name, title: "", about: "", goal: "" }));

describe("lessons", () => {
  beforeEach(() => localStorage.clear());

  it("keeps which are done", () => {
    keepDone("board", "track");
    keepDone("cards", "bid");
    keepDone("board", "track");
    expect([...done()]).toEqual(["board/track", "cards/bid"]);
  });

  it("forgets what cannot be read", () => {
    localStorage.setItem("carson-lessons", "{");
    expect(done().size).toBe(0);
    localStorage.setItem("carson-lessons", "7");
    expect(done().size).toBe(0);
  });

  it("goes on to the next that is not done", () => {
    expect(nextOf(LESSONS, "board", "track", new Set())).toBe("ranch");
    expect(nextOf(LESSONS, "board", "track", new Set(["board/ranch", "cards/land"]))).toBe("land");
    expect(nextOf(LESSONS, "board", "track", new Set(["board/ranch", "board/land"]))).toBe("ranch");
    expect(nextOf(LESSONS, "board", "land", new Set())).toBeNull();
  });
});
