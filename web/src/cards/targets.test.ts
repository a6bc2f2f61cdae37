import { expect, test } from "vitest";
import { bidTarget, meantBy, sellTarget, targetOf } from "./targets";

test("a choice is about the thing that it names", () => {
  expect(targetOf("take i-17")).toBe("i-17");
  expect(targetOf("take sheriff")).toBe("sheriff");
  expect(targetOf("use governor")).toBe("governor");
  expect(targetOf("place n15")).toBe("n15");
  expect(targetOf("bid 7")).toBe(bidTarget(7));
  expect(targetOf("sell ii-3")).toBe(sellTarget("ii-3"));
});

test("to decline, to be done and to put a card aside is about nothing on the table", () => {
  for (const choice of ["decline", "done", "aside"]) expect(targetOf(choice)).toBeNull();
});

test("every target can be asked for again", () => {
  const choices = ["place n15", "sell i-2"];
  for (const choice of [...choices, "bid 3", "take i-4"]) expect(meantBy(targetOf(choice)!, choices)).toBe(choice);
});

test("a parcel means a place only while a card is to be laid", () => {
  expect(meantBy("d4", ["place n15"])).toBe("place d4");
  expect(meantBy("ab28", ["aside"])).toBe("place ab28");
  expect(meantBy("d4", ["bid 3"])).toBeNull();
});

test("a character is used while a power is asked for, else taken", () => {
  expect(meantBy("lawyer", ["use governor", "decline"])).toBe("use lawyer");
  expect(meantBy("lawyer", ["take i-1"])).toBe("take lawyer");
});
