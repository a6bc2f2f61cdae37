import { expect, test, vi } from "vitest";
import { Setup } from "./setup.svelte";

interface Asked {
  body: { changes: { variants?: string[]; river?: string[] } };
}

/** A server that knows three variants. */
function answered(path: string, asked?: Asked): unknown {
  if (!path.endsWith("/options")) return { default_bot: "deputy", presets: [] };
  const variants = asked!.body.changes.variants ?? [];
  const toggled = (name: string) => ({
    variants: variants.includes(name) ? variants.filter((other) => other !== name) : [...variants, name],
  });
  const changes = Object.fromEntries(["river", "horses", "outlaws"].map((name) => [name, toggled(name)]));
  const course = asked!.body.changes.river ?? [];
  const river = { a1: { river: [...course, "a1"] }, b1: { river: [...course, "b1"] } };
  return { config: { players: 3, variants }, problem: null, played: [], changes: { variants: changes, river } };
}

vi.mock("../../lib/api", async (original) => ({
  ...(await original<object>()),
  ask: vi.fn((path: string, asked?: Asked) => Promise.resolve(answered(path, asked))),
}));

test("what is clicked quickly is switched one after the other, as the server says", async () => {
  const setup = new Setup("board", "bots");
  for (const name of ["river", "horses", "outlaws", "horses"]) setup.switch("variants", name);
  await vi.waitFor(() => expect(setup.changes["variants"]).toEqual(["river", "outlaws"]));
  expect(setup.config["variants"]).toEqual(["river", "outlaws"]);
});

test("an own river is drawn as the server says, and until it has begun no game can start", async () => {
  const setup = new Setup("board", "bots");
  await vi.waitFor(() => expect(setup.ready).toBe(true));
  setup.draw(true);
  expect([setup.undrawn, setup.ready]).toEqual([true, false]);
  for (const parcel of ["a1", "b1", "h8"]) setup.switch("river", parcel);
  await vi.waitFor(() => expect(setup.course).toEqual(["a1", "b1"]));
  expect(setup.ready).toBe(true);
  setup.draw(false);
  expect(setup.changes).toEqual({});
});

test("where nothing is known of a switch nothing is switched", async () => {
  const setup = new Setup("board", "bots");
  setup.switch("extras", "losers-choice");
  await vi.waitFor(() => expect(setup.options).not.toBeNull());
  expect(setup.changes).toEqual({});
});
