/** What faces are made of, in a 96 grid: the middle of the face is at 48, the hat line at 36, the chin at 64. */

export const paint = (fill: string, d: string, width = 2.5): string =>
  `<path class="${fill}" d="${d}"${width === 2.5 ? "" : ` stroke-width="${width}"`}/>`;

/** A stroke alone, in ink or in a colour of the palette. */
export const line = (d: string, width = 2, colour = ""): string =>
  `<path d="${d}" stroke-width="${width}"${colour && ` stroke="var(--d-${colour})"`}/>`;

/** A band with ink on both sides: a rope, a strap, a shaft. */
export const band = (d: string, width: number, colour: string): string =>
  line(d, width) + line(d, Math.max(width - 3.6, 1), colour);

/** A coat over both shoulders, darker on the side away from the light. */
export const shoulders = (fill: string): string =>
  paint(fill, "M8 97c0-19 10-27 27-30l13 9 13-9c17 3 27 11 27 30z") +
  paint("shade flat", "M62 68c15 3 25 11 25 29H69c1-11-1-22-7-29z");

/** What is worn below an open coat. */
export const front = (fill: string): string => paint(fill, "M37 67l11 9 11-9 4 5-8 25H41l-8-25z");

const JAWS = {
  plain: "v6c0 9-6 17-14 17s-14-8-14-17z",
  square: "v11c0 4-1 7-3 9l-6 4.5H43l-6-4.5c-2-2-3-5-3-9z",
  long: "c0 5 0 9-1.5 13C59 61 54 67 48 67s-11-6-12.5-13C34 50 34 46 34 41z",
  soft: "c0 6-1 11-4 15.5-2.5 4-6.5 7-10 7s-7.5-3-10-7C35 52 34 47 34 41z",
};
export type Jaw = keyof typeof JAWS;

/** Neck, ears and face. */
export function head(jaw: Jaw = "plain", skin = "skin", shade = "skin-2"): string {
  return (
    paint(shade, "M41 57v13l7 6 7-6V57") +
    paint(skin, "M33.5 46c-3-1.5-4.5 1-4 4s2.5 5 5 4.5M62.5 46c3-1.5 4.5 1 4 4s-2.5 5-5 4.5") +
    paint(skin, `M34 41c0-10 5-16 14-16s14 6 14 16${JAWS[jaw]}`) +
    paint(`${shade} flat`, "M60.8 38v9c0 7-4 13-10 15.5 4-4.5 6-10 6-15.5 0-4 .8-7 4-9z")
  );
}

interface Look {
  /** Lowers the inner ends of the brows into a frown, or lifts them. */
  brow?: number;
  mouth?: string;
  /** Long lashes, fine brows and red lips. */
  lips?: boolean;
}
const LIPS = paint("red", "M43.5 57q2.2-1.8 4.5-.6 2.3-1.2 4.5.6-2 3.6-4.5 3.6T43.5 57z", 1.3);

export function features({ brow = 0, mouth = "M43.5 57.5q4.5 2.5 9 0", lips = false }: Look = {}): string {
  return (
    line(`M38.5 ${42.5 - brow / 2}q3.5-2 6.5 ${brow}M51 ${42.5 + brow / 2}q3-2 6.5 ${-brow}`, lips ? 1.4 : 2) +
    '<path class="ink flat" d="M42 44.5a1.7 1.9 0 1 1 0 3.8 1.7 1.9 0 0 1 0-3.8zM54 44.5a1.7 1.9 0 1 1 0 3.8 1.7 1.9 0 0 1 0-3.8z"/>' +
    (lips ? line("M38.5 46.5q.8-2 3.5-2M57.5 46.5q-.8-2-3.5-2", 1.6) : "") +
    line("M48.5 46 46.6 52q1.4 1.3 2.9.3", 1.5) +
    (lips ? LIPS : mouth && line(mouth))
  );
}

export const moustache = (fill: string): string =>
  paint(fill, "M48 54c-3-2.5-9-1.5-11.5 3 4.5 1.5 9 .8 11.5-1.3 2.5 2.1 7 2.8 11.5 1.3C57 52.5 51 51.5 48 54z", 1.5);

/** Hair in front of the ears, down to the jaw. */
export const whiskers = (fill: string): string =>
  paint(fill, "M34 41c-3.5 6-3 15 2 20 2-4 2-11 1-18zM62 41c3.5 6 3 15-2 20-2-4-2-11-1-18z", 1.6);

/** A cowboy's hat with its band. */
export const stetson = (fill: string, ribbon = "ink"): string =>
  paint(fill, "M31 38c0-14 3-25 9.5-25 3 0 4.5 2.5 7.5 2.5s4.5-2.5 7.5-2.5C62 13 65 24 65 38z") +
  line("M48 17v7M43 17.5q0 4 2 6M53 17.5q0 4-2 6", 1.2) +
  paint(ribbon, "M31 36.5c0-2 .2-4 .5-6 10 3.5 23 3.5 33 0 .3 2 .5 4 .5 6-10 3.5-24 3.5-34 0z", 2) +
  paint(fill, "M12 33c8 4.5 15 5 20 4.5 10 2.5 22 2.5 32 0 5 .5 12 0 20-4.5-5 9-17 12-36 12s-31-3-36-12z");

/** A hat of the town, tall by `height`. */
export const tall = (fill: string, height: number, ribbon = "red"): string =>
  paint(fill, `M33 37 31 ${36 - height}q17-4 34 0L63 37z`) +
  paint("shade flat", `M58 36l1-${height + 1}q4 .3 5.5 .8L62.5 36z`) +
  paint(ribbon, "M32.7 36.5l-.4-6q15.7 3 31.4 0l-.4 6q-15.3 3-30.6 0z", 2) +
  paint(fill, "M22 34.5q5 3.5 11 3 15 2 30 0 6 .5 11-3-2 9-26 9t-26-9z");

/** Short hair, parted. */
export const hair = (fill: string): string =>
  paint(
    fill,
    "M32.5 46c-2-14 3-24 15.5-24s17.5 10 15.5 24c-1.5-2-2-5-2-8-6 .5-12-1.5-16-5-2 3-6 5-10.5 5.5 0 2.5-1 5.5-2.5 7.5z",
  ) + line("M45 33q-1-5 2-8M52 35q3-3 3-8", 1.1);

export const collar = (): string => paint("white", "M36 66l12 10-7 9-8-16zM60 66 48 76l7 9 8-16z", 1.6);

export const bow = (fill: string): string =>
  paint(fill, "M48 77l-9-5v10zM48 77l9-5v10z", 1.6) + paint(fill, "M46 75h4v4h-4z", 1.6);

/** A cloth around the neck, and its two ends. */
export const scarf = (fill: string): string =>
  paint(fill, "M34 66c4 4 9 6 14 6s10-2 14-6l3 5c-5 5-11 7.5-17 7.5S36 76 31 71z");
export const kerchief = (fill: string): string => scarf(fill) + paint(fill, "M44 78l4-2 4 2 4 12-8-4-8 4z");

export const glasses = (): string =>
  '<g stroke-width="1.6"><circle cx="42" cy="46.5" r="4.8"/><circle cx="54" cy="46.5" r="4.8"/><path d="M46.8 46q1.2-1 2.4 0M37.2 45l-3-1M58.8 45l3-1"/></g>';
