/** The review of a game, as the server works it out while somebody asks: what is known so far, and more of it until it is complete. */

import { ask, failure, Refused, type Schemas } from "../../lib/api";
import { tokenFor } from "../../lib/seats";

export type ReviewInfo = Schemas["ReviewInfo"];
export type ReviewedChoice = Schemas["ReviewedChoice"];
export type ChoiceAgain = Schemas["ChoiceAgain"];

const BETWEEN = 1500; // milliseconds between two questions
const MISTAKES = ["inaccuracy", "mistake", "blunder"];

export class Review {
  info = $state.raw<ReviewInfo | null>(null);
  failed = $state("");

  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    private id: string,
    private between = BETWEEN,
  ) {}

  /** From the start: once more in another language, too. */
  async follow(): Promise<void> {
    clearTimeout(this.timer);
    const asked = ++this.asked;
    try {
      const found = await ask<ReviewInfo>(this.path(), { token: tokenFor(this.id) });
      if (asked !== this.asked) return;
      this.info = found;
      this.failed = "";
    } catch (error) {
      if (asked !== this.asked) return;
      this.failed = failure(error);
      if (error instanceof Refused && error.problem.status < 429) return;
    }
    if (!this.info?.complete) this.timer = setTimeout(() => void this.follow(), this.between);
  }

  close(): void {
    this.asked++;
    clearTimeout(this.timer);
  }

  /** The game before a choice, or after any that could be made there. */
  again(number: number, after?: string): Promise<ChoiceAgain> {
    return ask(this.path(number), { token: tokenFor(this.id), query: { after } });
  }

  /** What is to be said of another choice. */
  judge(number: number, choice: string): Promise<ReviewedChoice> {
    return ask(this.path(number), { token: tokenFor(this.id), body: { choice } });
  }

  private path(number?: number): string {
    return `/tables/${this.id}/review${number === undefined ? "" : `/${number}`}`;
  }
}

export const isMistake = ({ verdict }: ReviewedChoice): boolean => MISTAKES.includes(verdict);
