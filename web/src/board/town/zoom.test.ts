import { describe, expect, it } from "vitest";
import { held, MOST, Zoom } from "./zoom.svelte";

const frame = () => ({ left: 0, top: 0, width: 400, height: 400 }) as DOMRect;

describe("zoom", () => {
  it("keeps the point where one zooms", () => {
    const zoom = new Zoom(frame);
    zoom.at(2, 100, 300);
    expect([zoom.x + 100 * zoom.scale, zoom.y + 300 * zoom.scale]).toEqual([100, 300]);
  });

  it("never shows what is beyond the town", () => {
    expect(held(50, 2, 400)).toBe(0);
    expect(held(-900, 2, 400)).toBe(-400);
    const zoom = new Zoom(frame);
    zoom.at(3, 400, 400);
    zoom.at(1, 0, 0);
    expect([zoom.scale, zoom.x, zoom.y]).toEqual([1, 0, 0].map((value) => expect.closeTo(value)));
  });

  it("has an end", () => {
    const zoom = new Zoom(frame);
    zoom.by(100);
    expect(zoom.scale).toBe(MOST);
    zoom.reset();
    expect(zoom.transform).toBe("translate(0px, 0px) scale(1)");
  });

  it("brings into sight what keys lead to", () => {
    const zoom = new Zoom(frame);
    zoom.at(4, 0, 0);
    zoom.show(390, 390);
    expect(zoom.x + 390 * 4).toBeLessThanOrEqual(400);
  });
});
