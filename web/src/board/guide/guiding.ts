/** The ideas of the board game, in the order in which they come if several matter. */

import { figure, thing, type Guiding, type Idea, type Moment } from "../../guide/ideas";
import { boxOf, type BoardView, type Explanation } from "../view";
import Picture from "./Picture.svelte";

type Now = Moment<BoardView>;
type Name = "money" | "points" | "firepower" | "cowboys";

const FEW = 3; // things that are pointed at, if there are many alike

const seat = ({ own }: Now) => own.seat ?? -1;
const mine = (name: Name) => (now: Now) => [figure(seat(now), name)];
/** What the question is about. */
const asksAbout = ({ view }: Now) => {
  const { place, places } = view.decision?.values ?? {};
  return [place, ...((places as string[] | undefined) ?? [])].flatMap((name) => (name ? [thing(name as string)] : []));
};
/** Some of what can be chosen. */
const glowing = ({ picking }: Now) => [...picking.targets.keys()].slice(0, FEW).map(thing);

/** What can be chosen and fits, by what the server says of it. */
function chosen({ picking }: Now, fits: (brings: Explanation, choice: string) => boolean): string[] {
  const found = picking.choices.filter((choice) => fits(picking.explanation(choice) as Explanation, choice));
  const targets = found.flatMap((choice) => picking.targetOf(choice) ?? []);
  return [...new Set(targets)].slice(0, FEW).map(thing);
}
const fights = (now: Now) => chosen(now, ({ odds }, choice) => odds !== undefined && choice.startsWith("place "));
const raids = (now: Now) =>
  chosen(now, ({ values }) => values?.["income"] !== undefined && values["owner"] !== seat(now));

/** His own buildings that pay. */
const earning = (now: Now) =>
  now.view.town.filter(({ owner, income }) => owner === seat(now) && income).map(({ name }) => thing(name));
/** What makes the land around it worth more: the House in the middle, and mountains. */
const worthy = ({ view, picking }: Now) => {
  const lying = view.town.filter(({ name, content }) => content && picking.targets.has(name));
  const house = lying.filter(({ content }) => content === "house");
  return [...new Set([...house, ...lying])].slice(0, FEW).map(({ name }) => thing(name));
};
const keeps = ({ picking }: Now) => picking.choices.some((choice) => choice.startsWith("build "));
const placing = ({ view }: Now) => view.decision?.name === "place-cowboy";

/** Some of his cowboys stand somewhere. */
function placed(now: Now): boolean {
  const stands = (standing: readonly { seat: number }[] = []) => standing.some((one) => one.seat === seat(now));
  return [...now.view.town, ...now.view.spaces].some(({ cowboys }) => stands(cowboys));
}

const ideas: readonly Idea<BoardView>[] = [
  { name: "land", asked: ["claim-parcel"], points: worthy },
  { name: "character", asked: ["take-character"], points: (now) => glowing(now).slice(0, 1) },
  { name: "grocer", asked: ["cash-or-wait"], points: mine("money") },
  { name: "captain", asked: ["hire-cowboys"], points: mine("cowboys") },
  { name: "place", asked: ["place-cowboy"], points: () => [".board > .beside"] },
  { name: "last", also: (now) => placing(now) && now.view.round === now.view.rounds, points: mine("points") },
  {
    name: "duel",
    also: (now) => placing(now) && fights(now).length > 0,
    points: (now) => [...fights(now), ...mine("firepower")(now)],
  },
  { name: "attack", also: (now) => placing(now) && raids(now).length > 0, points: raids },
  { name: "buy", asked: ["buy-parcels"], points: asksAbout },
  { name: "duels", asked: ["next-parcel-duel", "next-building-duel"], points: asksAbout },
  { name: "tile", asked: ["buy-building"], points: asksAbout },
  { name: "build", asked: ["build-or-keep"], points: glowing },
  { name: "house", asked: ["place-house"], points: glowing },
  { name: "consent", asked: ["consent"], points: asksAbout },
  { name: "kept", asked: ["build-kept"], only: keeps, points: glowing },
  { name: "double", asked: ["double-kind"], points: earning },
  { name: "points", asked: ["buy-points"], points: mine("points") },
  { name: "limit", asked: ["cash-limit"], points: mine("money") },
  { name: "roads", asked: ["lay-roads", "build-kept"], points: glowing },
  { name: "income", also: (now) => earning(now).length > 0, points: earning },
  { name: "pass", also: (now) => placing(now) && placed(now), points: () => ['[data-choice="pass"]'], done: ["pass"] },
];

export const guiding: Guiding<BoardView> = {
  ideas,
  plain: (info) => boxOf(info).plain ?? false,
  begins: (view) => view.phase === "setup",
  Picture,
};
