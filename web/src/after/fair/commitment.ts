/** The hash of a seed that is shown before a game, as `core/chance.py` makes it. It comes when somebody checks one. */

import { blake2b } from "@noble/hashes/blake2.js";

const PURPOSE = "carson-commit";
const PURPOSE_BYTES = 16; // filled up with zeros

export function commitment(seed: string): string {
  const personalization = new Uint8Array(PURPOSE_BYTES);
  personalization.set(new TextEncoder().encode(PURPOSE));
  const hash = blake2b(new TextEncoder().encode(seed), { dkLen: 32, personalization });
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
