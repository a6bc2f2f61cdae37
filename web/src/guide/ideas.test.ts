import { expect, it } from "vitest";
import asked from "../../fixtures/first-games.json";
import placing from "../../fixtures/board-placing.json";
import bidding from "../../fixtures/cards-bidding.json";
import taking from "../../fixtures/cards-taking.json";
import { guiding as board } from "../board/guide/guiding";
import { guiding as cards } from "../cards/guide/guiding";
import { some } from "../table/testing";
import { Picking } from "../table/decision/picking.svelte";
import type { GameView, OwnView, Table } from "../table/table";
import { does, next, type Guiding, type Moment } from "./ideas";

const GUIDES = { board, cards } as unknown as Record<string, Guiding>;
type Fixture = { view: unknown; own: unknown };

function moment(fixture: Fixture, view: Record<string, unknown> = {}, choices?: string[]): Moment<never> {
  const all = fixture.own as OwnView;
  const own = choices ? some(all, choices) : all;
  const seen = { ...(fixture.view as GameView), ...view };
  return { view: seen, own, picking: new Picking({ view: seen, own } as unknown as Table) } as unknown as Moment<never>;
}

/** The idea of a moment for whoever knows these already. */
const shown = (guiding: Guiding<never>, now: Moment<never>, ...known: string[]) =>
  next(guiding.ideas, now, (name) => known.includes(name))?.name ?? null;

it.each(Object.entries(asked))("explains every question of a first game: %s", (game, questions) => {
  const explained = GUIDES[game]!.ideas.filter(({ only }) => !only).flatMap((idea) => idea.asked ?? []);
  expect(questions.filter((question) => !explained.includes(question))).toEqual([]);
});

it.each(Object.values(GUIDES))("has each idea once", ({ ideas }) => {
  const names = ideas.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

it("explains what is asked before all else", () => {
  expect(shown(board as never, moment(placing))).toBe("place");
  expect(shown(cards as never, moment(bidding))).toBe("bid");
  expect(shown(cards as never, moment(taking))).toBe("take");
});

it("comes with the next idea when it matters, and with none that does not", () => {
  const alone = moment(placing, {}, ["pass", "place wages"]);
  expect(shown(board as never, alone, "place")).toBe("income"); // his saloon pays
  expect(shown(board as never, alone, "place", "income")).toBeNull();
  expect(shown(board as never, moment(placing, { round: 4 }), "place")).toBe("last");
  const rivals = moment(placing, {}, ["pass", "place f3"]);
  expect(shown(board as never, rivals, "place")).toBe("attack");
});

it("points at what an idea is about", () => {
  const attack = board.ideas.find(({ name }) => name === "attack")!;
  expect(attack.points(moment(placing) as never)).toEqual(['[data-target="f3"]']);
  const income = board.ideas.find(({ name }) => name === "income")!;
  expect(income.points(moment(placing) as never)).toContain('[data-target="d4"]');
});

it("is done by what it is about, or by any answer", () => {
  const [place, pass] = ["place", "pass"].map((name) => board.ideas.find((idea) => idea.name === name)! as never);
  expect(does(place!, "pass", false)).toBe(true);
  expect(does(place!, "road d6e", true)).toBe(false);
  expect(does(pass!, "place wages", false)).toBe(false);
  expect(does(pass!, "pass", false)).toBe(true);
});
