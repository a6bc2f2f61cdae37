/** What a choice that is looked at would change in the picture of the town, before it is made. */

import type { Preview as Shown } from "../../table/table";
import { isParcel } from "../town/geometry";
import type { Explanation } from "../view";

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

const NOTHING: Preview = {
  ghost: null,
  cowboy: null,
  claimed: null,
  road: null,
  connects: [],
  changes: [],
  income: null,
};

/** What the server says that would appear, with what its explanation says of the neighbourhood. */
export function previewOf(shown: Shown | null, explanation: Explanation = {}): Preview {
  const values = explanation.values ?? {};
  const changes = (explanation.changes ?? []).map(({ place, before, after }) => ({ place, by: after - before, after }));
  const preview: Preview = { ...NOTHING, changes, connects: explanation.places ?? [] };
  if (!shown) return preview;
  const { shows, at: place, kind } = shown;
  switch (shows) {
    case "cowboy":
      return { ...preview, cowboy: { place, token: kind ?? null } };
    case "road":
      return { ...preview, road: place };
    case "land":
      return { ...preview, claimed: place };
    case "building": {
      const now = Number(values["income"] ?? 0);
      const income = "income" in values ? { place, now, best: Number(values["best"] ?? now) } : null;
      return { ...preview, ghost: { place, kind: kind ?? "house" }, income };
    }
    default:
      return preview;
  }
}

type Decision = { name: string; values: Record<string, unknown> } | null;

/** What is asked for, where that would stand: the House that somebody else is asked about. */
export function askedPreview(decision: Decision): Preview {
  const place = decision?.values["place"];
  return decision?.name === "consent" && typeof place === "string"
    ? { ...NOTHING, ghost: { place, kind: "house" } }
    : NOTHING;
}

/** The parcels that a question is about: a House, a lot, a duel. */
export function spotlightOf(decision: Decision): string[] {
  const { place, places } = decision?.values ?? {};
  return [place, ...(Array.isArray(places) ? places : [])].filter(
    (name): name is string => typeof name === "string" && isParcel(name),
  );
}
