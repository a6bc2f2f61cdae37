/** All portraits by name. */

import type { Character } from "../names";
import { FIRST } from "./first";
import { FOURTH } from "./fourth";
import { SECOND } from "./second";
import { THIRD } from "./third";

export const PORTRAITS: Record<Character, string> = { ...FIRST, ...SECOND, ...THIRD, ...FOURTH };
