/** For tests: a part of what a seat may choose. */

import type { OwnView } from "./table";

/** As if there were only these choices, each with all that is said of it. */
export function some(own: OwnView, choices: string[]): OwnView {
  const places = choices.map((choice) => own.choices.indexOf(choice));
  if (places.includes(-1)) throw new Error(`Not all of these can be chosen: ${choices.join(", ")}`);
  const lists = Object.entries(own).map(([name, value]): [string, unknown] => {
    const isByChoice = Array.isArray(value) && value.length === own.choices.length;
    return [name, isByChoice ? places.map((place) => (value as unknown[])[place]) : value];
  });
  return Object.fromEntries(lists) as OwnView;
}
