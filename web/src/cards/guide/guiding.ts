/** The ideas of the card game, in the order in which they come if several matter. */

import { thing, type Guiding, type Idea, type Moment } from "../../guide/ideas";
import type { CardsView } from "../view";
import Picture from "./Picture.svelte";

type Now = Moment<CardsView>;

/** The first of what can be chosen. */
const glowing = ({ picking }: Now) => [...picking.targets.keys()].slice(0, 1).map(thing);
const sold = ({ picking }: Now) => [...picking.targets.keys()].filter((target) => target.startsWith("sell-"));
/** Own buildings that score. */
const scoring = ({ view, own }: Now) =>
  (view.players[own.seat ?? -1]?.city?.parcels ?? [])
    .filter(({ score }) => score && score.total > 0)
    .map(({ name }) => name);
const bidding = ({ view }: Now) => view.decision?.name === "choose-bid";

const ideas: readonly Idea<CardsView>[] = [
  { name: "bid", asked: ["choose-bid"], points: () => [".hand ul"] },
  { name: "take", asked: ["take-card"], points: glowing },
  { name: "lay", asked: ["place-card"], points: glowing },
  {
    name: "power",
    asked: ["use-power"],
    points: ({ view }) => [`.characters ${thing(String(view.decision?.values["character"]))}`],
  },
  { name: "find", asked: ["find-character"], points: glowing },
  { name: "sell", asked: ["last-sales"], also: (now) => sold(now).length > 0, points: () => [".characters .sell"] },
  { name: "era", also: (now) => bidding(now) && now.view.era > 1, points: () => [".hand ul"] },
  {
    name: "scores",
    also: (now) => bidding(now) && scoring(now).length > 0,
    points: (now) =>
      scoring(now)
        .slice(0, 1)
        .map((name) => `.city [data-parcel="${name}"]`),
  },
  { name: "ties", also: bidding, points: () => [".ties"] },
  { name: "virtual", also: ({ view }) => view.wanted !== null, points: ({ view }) => [thing(view.wanted ?? "")] },
];

export const guiding: Guiding<CardsView> = {
  ideas,
  plain: () => true,
  begins: ({ era, round }) => era === 1 && round === 1,
  Picture,
};
