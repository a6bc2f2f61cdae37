/** What stands on a parcel, by kind: in a 48 grid, upon the line at its foot. */

import type { Kind } from "../names";
import { HALLS } from "./halls";
import { LAND } from "./land";
import { SHOPS } from "./shops";

export const KIND_ART: Record<Kind, string> = { ...LAND, ...SHOPS, ...HALLS };
