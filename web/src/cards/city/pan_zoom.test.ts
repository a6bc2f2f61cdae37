import { expect, test } from "vitest";
import { MOST, moved, pinched, WHOLE, zoomed } from "./pan_zoom";

const frame = { width: 400, height: 300 };

test("the point that is zoomed at stays where it is", () => {
  const at = { x: 100, y: 60 };
  const sight = zoomed(WHOLE, 2, at, frame);
  expect(sight.scale).toBe(2);
  expect({ x: sight.x + 2 * at.x, y: sight.y + 2 * at.y }).toEqual(at);
});

test("a picture is never smaller than its frame, nor too large", () => {
  expect(zoomed(WHOLE, 0.5, { x: 9, y: 9 }, frame)).toEqual(WHOLE);
  expect(zoomed(WHOLE, 99, { x: 9, y: 9 }, frame).scale).toBe(MOST);
});

test("it cannot be moved beyond its sides", () => {
  const near = zoomed(WHOLE, 2, { x: 0, y: 0 }, frame);
  expect(moved(near, { x: 50, y: 50 }, frame)).toMatchObject({ x: 0, y: 0 });
  expect(moved(near, { x: -999, y: -999 }, frame)).toMatchObject({ x: -400, y: -300 });
  expect(moved(WHOLE, { x: -30, y: 5 }, frame)).toMatchObject({ x: 0, y: 0 });
});

test("two fingers that go apart enlarge", () => {
  const sight = pinched(
    WHOLE,
    [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ],
    [
      { x: 50, y: 100 },
      { x: 250, y: 100 },
    ],
    frame,
  );
  expect(sight.scale).toBe(2);
});
