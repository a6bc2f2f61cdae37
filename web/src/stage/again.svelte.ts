/** One message of a table shown again, scene by scene: what a line of the log leads to, and the moves of a replay. */

import type { Moment, OwnView, Table } from "../table/table";
import { Course } from "./course.svelte";

export class Again {
  readonly course: Course;
  private own: OwnView;

  private constructor(
    readonly number: number,
    own: OwnView,
    seat: number,
    speed: () => number,
    done: () => void,
  ) {
    this.own = own;
    this.course = new Course({ seats: () => [seat], speed, done });
  }

  /** From the moment before it; null where nothing was to be seen. */
  static async of(table: Table, number: number, speed = () => 1, done = () => {}): Promise<Again | null> {
    const message = table.messages.find((one) => one.number === number);
    if (message?.kind !== "choice" || !table.scenes) return null;
    const told = await table.scenes(number - 1, number);
    const again = new Again(number, told.own, table.seat, speed, done);
    again.course.begin(
      told.view,
      table.messages.filter((one) => one.number < number),
    );
    for (const one of told.messages) again.course.add(one);
    return again;
  }

  /** The table as it is at this scene. */
  get moment(): Moment {
    return { number: this.number, choices: 0, view: this.course.view!, own: this.own };
  }
}
