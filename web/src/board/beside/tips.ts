/** A word for those who play for the first time: what to aim at when something is asked for the first time in a game. */

import type { TableInfo } from "../../table/table";
import { boxOf, type BoardView } from "../view";

const ROUNDS = 1;
// prettier-ignore
const ABOUT = new Map([
  ["claim-parcel", "claim-parcel"], ["take-character", "take-character"], ["place-cowboy", "place-cowboy"],
  ["build-or-keep", "build-or-keep"], ["build-kept", "lay-roads"], ["lay-roads", "lay-roads"], ["cash-limit", "cash-limit"],
]);

/** What a beginner is told about; null where nothing is said. Nobody who changed a first game's rules is a beginner. */
export function tipFor(view: BoardView, info: Pick<TableInfo, "box"> | null): string | null {
  const name = view.decision?.name ?? "";
  return boxOf(info).plain && view.round <= ROUNDS ? (ABOUT.get(name) ?? null) : null;
}
