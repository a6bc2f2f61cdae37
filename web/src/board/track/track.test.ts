import { expect, it } from "vitest";
import acting from "../../../fixtures/board-acting.json";
import { snake, trackOf } from "./track";
import type { BoardView } from "../view";

const track = trackOf(acting.view as unknown as BoardView);
const step = (name: string) => track.find((step) => step.name === name)!;

it("winds like a snake", () => {
  expect(snake(7, 8)).toEqual({ column: 7, row: 0 });
  expect(snake(8, 8)).toEqual({ column: 7, row: 1 });
  expect(snake(16, 8)).toEqual({ column: 0, row: 2 });
});

it("has tiles with their prices", () => {
  expect(step("building-3").tile).toEqual({ space: "building-3", price: 3, kind: "ranch" });
  expect(step("building-6").tile).toEqual({ space: "building-6", price: 6 });
  expect(step("parcel-purchase").tile).toBeNull();
});

it("shows what is done, going on, next and to come", () => {
  expect(track).toHaveLength(24);
  const states = ["wages", "building-3", "parcels-income", "gambling", "vp-5"].map((name) => step(name).state);
  expect(states).toEqual(["done", "now", "later", "next", "later"]);
});
