/** What a choice that is looked at would change in the picture of the town, before it is made. */

import { isParcel } from "./geometry";
import type { Explanation } from "./view";

export interface Preview {
  /** What would stand where it does not yet. */
  ghost: { place: string; kind: string } | null;
  /** Where a cowboy would be put: a parcel or a space. */
  cowboy: { place: string; token: string | null } | null;
  /** The parcel that would be one's own. */
  claimed: string | null;
  /** The road or bridge that would be laid, and the parcels that it newly connects. */
  road: string | null;
  connects: string[];
  /** Buildings that would pay more or less. */
  changes: { place: string; by: number; after: number }[];
  /** What the new building itself would pay. */
  income: { place: string; now: number; best: number } | null;
}

const NOTHING: Preview = { ghost: null, cowboy: null, claimed: null, road: null, connects: [], changes: [], income: null };
const TOKENS: Record<string, string> = { white: "white-cowboy", dynamite: "dynamite", sing: "no-duel" };
const COWBOYS = new Set(["place", "white", "dynamite", "sing", "charm", "treat"]);

export function previewOf(choice: string | null, explanation: Explanation = {}): Preview {
  if (choice === null) return NOTHING;
  const [verb = "", first = "", second = ""] = choice.split(" ");
  const values = explanation.values ?? {};
  const changes = (explanation.changes ?? []).map(({ place, before, after }) => ({ place, by: after - before, after }));
  const preview: Preview = { ...NOTHING, changes, connects: explanation.places ?? [] };
  if (COWBOYS.has(verb)) return { ...preview, cowboy: { place: first, token: TOKENS[verb] ?? null } };
  switch (verb) {
    case "road":
    case "extend":
      return { ...preview, road: first };
    case "claim":
      return { ...preview, claimed: first };
    case "buy":
      return isParcel(first) ? { ...preview, claimed: first } : preview;
    case "house":
      return { ...preview, ghost: { place: first, kind: String(values["content"] ?? "house") } };
    case "build": {
      const now = Number(values["income"] ?? 0);
      const income = "income" in values ? { place: second, now, best: Number(values["best"] ?? now) } : null;
      return { ...preview, ghost: { place: second, kind: first }, income };
    }
    default:
      return preview;
  }
}

type Decision = { name: string; values: Record<string, unknown> } | null;

/** What is asked for, where that would stand: the House that somebody else is asked about. */
export function askedPreview(decision: Decision): Preview {
  const place = decision?.values["place"];
  return decision?.name === "consent" && typeof place === "string" ? { ...NOTHING, ghost: { place, kind: "house" } } : NOTHING;
}

/** The parcels that a question is about: a House, a lot, a duel. */
export function spotlightOf(decision: Decision): string[] {
  const { place, places } = decision?.values ?? {};
  return [place, ...(Array.isArray(places) ? places : [])].filter((name): name is string => typeof name === "string" && isParcel(name));
}

/** A chance in whole percents; what is possible is never 0, what is not certain never 100. */
export function percent([ways, all]: [number, number]): number {
  const exact = (100 * ways) / all;
  if (ways === 0 || ways === all) return exact;
  return Math.min(99, Math.max(1, Math.round(exact)));
}
