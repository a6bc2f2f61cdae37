/** What browsers have and the tests' page has not; and words, whichever of the files that share the page comes first. */

import { words } from "./src/lib/words.svelte";

globalThis.matchMedia ??= (media) =>
  ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

await words.speak("en");
