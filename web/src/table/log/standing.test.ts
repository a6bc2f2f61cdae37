import { describe, expect, it } from "vitest";
import { lastChoice, standing } from "./standing";
import type { Message } from "../table";

const message = (number: number, kind: string, undone?: number) => ({ number, kind, undone }) as unknown as Message;

describe("what stands", () => {
  it("is all but what was taken back", () =>
    expect(
      standing([message(1, "choice"), message(2, "choice"), message(3, "undo", 2)]).map(({ number }) => number),
    ).toEqual([1, 3]));
});

describe("what the table answered after a choice", () => {
  it("is taken back with it, and what was said meanwhile is not", () =>
    expect(
      standing([message(1, "choice"), message(2, "chat"), message(3, "choice"), message(4, "undo", 1)]).map(
        ({ number }) => number,
      ),
    ).toEqual([2, 4]));
});

describe("the last choice", () => {
  it("is the same whatever people say", () => expect(lastChoice([message(4, "choice"), message(5, "chat")])).toBe(4));
  it("is another when somebody has chosen since", () =>
    expect(lastChoice([message(4, "choice"), message(5, "choice")])).toBe(5));
  it("is the one before when it was taken back", () =>
    expect(lastChoice([message(4, "choice"), message(5, "choice"), message(6, "undo", 5)])).toBe(4));
  it("is none at the beginning", () => expect(lastChoice([message(1, "start")])).toBe(0));
});
