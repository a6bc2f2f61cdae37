import { expect, it, vi } from "vitest";
import { roving } from "./roving";

// Nothing is laid out here, so everything counts as visible.
vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);

function group(count: number): HTMLElement {
  const made = document.createElement("div");
  for (let i = 0; i < count; i++) made.append(Object.assign(document.createElement("span"), { tabIndex: 0 }));
  document.body.replaceChildren(made);
  return made;
}
const become = (made: HTMLElement, wanted: number[]) => vi.waitFor(() => expect(stops(made)).toEqual(wanted));
const stops = (made: HTMLElement) => [...made.children].map((child) => (child as HTMLElement).tabIndex);
const press = (made: HTMLElement, key: string) => made.dispatchEvent(new KeyboardEvent("keydown", { key }));

it("has one tab stop, which arrows move", async () => {
  const made = group(3);
  roving(made);
  await become(made, [0, -1, -1]);
  press(made, "ArrowRight");
  expect(stops(made)).toEqual([-1, 0, -1]);
  expect(document.activeElement).toBe(made.children[1]);
  press(made, "End");
  press(made, "ArrowRight");
  expect(stops(made)).toEqual([-1, -1, 0]);
});

it("takes in what comes later", async () => {
  const made = group(1);
  roving(made);
  await become(made, [0]);
  made.append(Object.assign(document.createElement("span"), { tabIndex: 0 }));
  await become(made, [0, -1]);
});
