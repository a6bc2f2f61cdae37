/** What happened in a round, from the log: which cards lay there, who bid what and who took which. */

import { standing } from "../../table/log/standing";
import type { GameEvent, Message } from "../../table/table";

export interface Taking {
  seat: number;
  card: string;
  /** Before the bids, with Governor or Lawyer. */
  early: boolean;
}

export interface RoundStory {
  era: number;
  round: number;
  /** The cards in the order in which they lie: the character nearest to the piles. */
  cards: string[];
  bids: number[];
  /** With what powers had added when they were turned up. */
  totals: number[];
  idle: number[];
  /** Seats as they choose; empty until it is known. */
  order: number[];
  tied: number[];
  takings: Taking[];
  left: string[];
  skulls: string[];
}

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** All rounds so far, the last one at the end. What was taken back did not happen. */
export function roundStories(messages: readonly Message[]): RoundStory[] {
  const stories: RoundStory[] = [];
  let era = 1;
  let skulls: string[] = [];
  for (const message of standing(messages)) {
    for (const event of message.events) {
      if (event.event === "era") era = Number(event["era"]);
      else if (event.event === "skull") skulls.push(String(event["character"]));
      else if (event.event === "reveal" || event.event === "reveal-terrain") {
        stories.push(begun(era, event, skulls));
        skulls = [];
      } else {
        const story = stories.at(-1);
        if (story) goOn(story, event);
      }
    }
  }
  return stories;
}

function begun(era: number, event: GameEvent, skulls: string[]): RoundStory {
  const character = event["character"];
  return {
    era,
    round: Number(event["round"]),
    cards: [...(typeof character === "string" ? [character] : []), ...texts(event["cards"])],
    bids: [],
    idle: [],
    order: [],
    totals: [],
    tied: [],
    takings: [],
    left: [],
    skulls,
  };
}

function goOn(story: RoundStory, event: GameEvent): void {
  switch (event.event) {
    case "extra-card":
      story.cards.push(String(event["card"]));
      break;
    case "bids":
      story.bids = numbers(event["bids"]);
      story.totals = numbers(event["totals"]);
      story.idle = numbers(event["idle"]);
      break;
    case "order":
      story.order = numbers(event["seats"]);
      story.tied = numbers(event["tied"]);
      break;
    case "take":
      story.takings.push({ seat: Number(event["seat"]), card: String(event["card"]), early: !story.bids.length });
      break;
    case "left-over":
      story.left = texts(event["cards"]);
  }
}

export function storyOf(stories: readonly RoundStory[], era: number, round: number): RoundStory | null {
  return stories.filter((story) => story.era === era && story.round === round).at(-1) ?? null;
}
