/**
 * The table at the moments of its game, as the slider asks for them. One request at a time: whoever drags the slider over a hundred moments gets
 * those that come in time. What lies ahead is asked for before it is wanted.
 */

import { failure } from "../../lib/api";
import type { Moment } from "../../table/table";

const MOST = 240; // moments that are kept
const AHEAD = 4;
const BETWEEN = 25; // milliseconds between requests: the server takes 50 a second

export class Moments {
  shown = $state.raw<Moment | null>(null);
  failed = $state("");

  private kept = new Map<number, Moment>();
  private stops: readonly number[] = [];
  private wanted = 0;
  private direction = 1;
  private busy = false;
  private closed = false;

  constructor(
    private load: (number: number) => Promise<Moment>,
    private between = BETWEEN,
  ) {}

  /** Show the moment at a stop as soon as it is here. */
  want(stops: readonly number[], index: number): void {
    if (index !== this.wanted) this.direction = index < this.wanted ? -1 : 1;
    this.stops = stops;
    this.wanted = index;
    const kept = this.kept.get(stops[index] ?? -1);
    if (kept) {
      this.shown = kept;
      this.failed = "";
    }
    void this.fetch();
  }

  close(): void {
    this.closed = true;
  }

  private async fetch(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let next = this.next(); next !== null && !this.closed; next = this.next()) {
      const number = next;
      const wanted = () => number === this.stops[this.wanted];
      const asked = wanted();
      try {
        const moment = await this.load(number);
        this.keep(number, moment);
        // Also one that the slider has passed meanwhile, as it does while it is dragged, and one that was asked for ahead and is wanted by now.
        if (asked || wanted()) {
          this.shown = moment;
          this.failed = "";
        }
      } catch (error) {
        if (asked || wanted()) this.failed = failure(error);
        break;
      }
      if (this.between) await new Promise((resolve) => setTimeout(resolve, this.between));
    }
    this.busy = false;
  }

  /** The moment to ask for: what is wanted, then what comes next in the direction of travel, then the one behind. */
  private next(): number | null {
    const around = [0];
    for (let step = 1; step <= AHEAD; step++) around.push(step * this.direction);
    around.push(-this.direction);
    for (const step of around) {
      const number = this.stops[this.wanted + step];
      if (number !== undefined && !this.kept.has(number)) return number;
    }
    return null;
  }

  private keep(number: number, moment: Moment): void {
    this.kept.set(number, moment);
    if (this.kept.size > MOST) this.kept.delete(this.kept.keys().next().value!);
  }
}
