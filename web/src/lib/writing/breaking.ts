/** Long names in narrow cards: where they may be broken. Browsers know that for few languages, and not everywhere. */

const LONG = 8; // letters that fit anywhere
const LEAST = 3; // letters before and after a break
const SHY = "\u00ad";
const VOWELS = "aeiouyäöüóąęéèëïáà";
/** Letters that are one sound are not parted. */
const TOGETHER = [
  "sch",
  "ch",
  "ck",
  "ph",
  "th",
  "sh",
  "sz",
  "cz",
  "rz",
  "dz",
  "qu",
  "st",
  "br",
  "dr",
  "fr",
  "gr",
  "kr",
  "pr",
  "tr",
];
/** Words of two that the rule would part in the wrong place. */
const KNOWN = [
  "begra-fe-nis-onder-nemer",
  "black-smith",
  "build-ings",
  "drug-store",
  "feuer-kraft",
  "fire-power",
  "gevange-nis",
  "glücks-spiel",
  "heren-huis",
  "inkom-sten",
  "over-winnings-punten",
  "rechts-anwalt",
  "sharp-shooter",
  "stadt-haus",
  "town-house",
  "uit-verkocht",
  "under-taker",
  "vuur-kracht",
  "zilver-mijn",
];

/** The name with soft hyphens in its words of more letters than fit; two names in one may be parted after the stroke. */
export function breakable(name: string, fit = LONG): string {
  return name
    .split(/(\s+|\/)/)
    .map((word) => (word === "/" ? "/\u200b" : word.length > fit ? syllables(word) : word))
    .join("");
}

/** A consonant before a vowel begins a syllable. */
function syllables(word: string): string {
  const low = word.toLocaleLowerCase();
  const known = KNOWN.find((one) => one.replaceAll("-", "") === low);
  let read = 0;
  if (known)
    return known
      .split("-")
      .map((part) => word.slice(read, (read += part.length)))
      .join(SHY);
  const isVowel = (at: number) => VOWELS.includes(low[at] ?? "");
  let broken = "";
  let from = 0;
  for (let at = LEAST; at <= word.length - LEAST; at++) {
    const sound = TOGETHER.find((letters) => low.startsWith(letters, at)) ?? low[at]!;
    const begins = !isVowel(at) && isVowel(at + sound.length);
    const parted = TOGETHER.some((letters) =>
      [1, 2].some((back) => back < letters.length && low.startsWith(letters, at - back)),
    );
    if (!begins || parted || at - from < 2) continue;
    broken += word.slice(from, at) + SHY;
    from = at;
  }
  return broken + word.slice(from);
}
