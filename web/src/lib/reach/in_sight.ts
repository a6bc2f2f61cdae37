/** On a page that is scrolled: what is asked for has to be in sight when the question comes. */

interface Span {
  top: number;
  bottom: number;
}

const ENOUGH = 0.6; // of a thing that is seen
const SHARE = 0.2; // of all things: not just the rim of the town

/** How far to scroll so that the things come into sight; 0 if enough of them are seen already, or there is none. */
export function wayTo(things: readonly Span[], window: Span): number {
  const seen = ({ top, bottom }: Span) =>
    Math.min(bottom, window.bottom) - Math.max(top, window.top) >= ENOUGH * (bottom - top);
  if (things.filter(seen).length >= SHARE * things.length) return 0;
  const first = Math.min(...things.map(({ top }) => top)) - MARGIN - window.top;
  const last = Math.max(...things.map(({ bottom }) => bottom)) + MARGIN - window.bottom;
  // Down no further than it takes to see all of them.
  return first > 0 ? Math.min(first, last) : first;
}

/** The same for one thing of which all has to be seen. */
export function wayToWhole([thing]: readonly Span[], window: Span): number {
  if (!thing) return 0;
  const below = thing.bottom + MARGIN - window.bottom;
  return below > 0 ? below : Math.min(0, thing.top - MARGIN - window.top);
}

const MARGIN = 48; // the heading above

const PICKED = "[data-target].picked";
const GLOWING = "[data-target]:is(.target, .place), .panel.asked, .town.roading [data-side]";

/** What glows, in the board or in a panel of it; or what was picked of it. */
export function glowing(board: Element, picked: boolean): Span[] {
  const found = [...board.querySelectorAll(picked ? PICKED : GLOWING)];
  return found.map((one) => one.getBoundingClientRect());
}

/** The part of the window that the decision at its foot leaves free, and the guide at its head. */
export function freeWindow(): Span {
  const foot = document.querySelector(".decision")?.getBoundingClientRect();
  const head = document.querySelector(".guide[data-idea]")?.getBoundingClientRect();
  return {
    top: head && head.top <= 0 ? Math.max(0, head.bottom) : 0,
    bottom: Math.min(innerHeight, foot?.top || innerHeight),
  };
}

/** When the next picture is made: asked earlier where things are, the browser lays out the page once more. An effect may return what comes of it. */
export function nextFrame(look: () => void): () => void {
  const frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

/** Where a thing is seen; null if it is out of the window, out of its frame, or below something else. */
export function seenBox(thing: Element): DOMRect | null {
  // What can be touched may be wider than what is seen.
  const box = (thing.querySelector("[data-seen]") ?? thing).getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const picture = thing.closest("svg");
  return top !== null && (thing.contains(top) || (picture !== null && picture.contains(top))) ? box : null;
}
