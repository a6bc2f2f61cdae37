import { describe, expect, it } from "vitest";
import { Moments } from "./moments.svelte";
import type { Moment } from "../../table/table";

const STOPS = Array.from({ length: 20 }, (_, index) => 10 + index);

/** A server that answers when it is told to. */
function server() {
  const asked: number[] = [];
  let answer: () => void = () => {};
  const load = (number: number) => {
    asked.push(number);
    return new Promise<Moment>((resolve) => (answer = () => resolve({ number } as Moment)));
  };
  const settle = async () => {
    answer();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { asked, load, settle };
}

describe("moments", () => {
  it("are asked for one at a time, the last one that is wanted next", async () => {
    const { asked, load, settle } = server();
    const moments = new Moments(load, 0);
    for (const index of [3, 4, 5, 6]) moments.want(STOPS, index);
    expect(asked).toEqual([13]);
    await settle();
    expect(moments.shown?.number).toBe(13);
    expect(asked).toEqual([13, 16]);
  });
  it("are asked for ahead, in the direction of travel, and one behind", async () => {
    const { asked, load, settle } = server();
    const moments = new Moments(load, 0);
    moments.want(STOPS, 8);
    for (let n = 0; n < 8; n++) await settle();
    expect(asked).toEqual([18, 19, 20, 21, 22, 17]);
    expect(moments.shown?.number).toBe(18);
    moments.want(STOPS, 7);
    for (let n = 0; n < 8; n++) await settle();
    expect(asked.slice(6)).toEqual([16, 15, 14, 13]);
  });
  it("that were here are shown at once", async () => {
    const { asked, load, settle } = server();
    const moments = new Moments(load, 0);
    moments.want(STOPS, 0);
    for (let n = 0; n < 6; n++) await settle();
    const before = asked.length;
    moments.want(STOPS, 1);
    expect(moments.shown?.number).toBe(11);
    expect(asked.slice(before).every((number) => number > 14)).toBe(true);
  });
  it("that were asked for ahead are shown if they come when they are wanted", async () => {
    const { asked, load, settle } = server();
    const moments = new Moments(load, 0);
    moments.want(STOPS, 0);
    await settle();
    expect(asked).toEqual([10, 11]);
    moments.want(STOPS, 1); // 11 is on its way
    await settle();
    expect(moments.shown?.number).toBe(11);
  });
  it("tell why one cannot be shown, and go on at the next wish", async () => {
    let broken = true;
    const moments = new Moments(
      (number) => (broken ? Promise.reject(new Error("gone")) : Promise.resolve({ number } as Moment)),
      0,
    );
    moments.want(STOPS, 0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(moments.failed).toBe("gone");
    broken = false;
    moments.want(STOPS, 1);
    await new Promise((resolve) => setTimeout(resolve));
    expect([moments.failed, moments.shown?.number]).toEqual(["", 11]);
  });
});
