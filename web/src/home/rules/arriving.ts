/** A link into the rulebook leads to its text as soon as that is on the page. */

const FRAMES = 6; // until what lies above has its size: chapters out of sight are not laid out before

export function arrive(id: string): void {
  const place = document.getElementById(id);
  place?.focus({ preventScroll: true });
  const scroll = (left: number) => {
    place?.scrollIntoView({ block: "start", behavior: "instant" });
    if (left) requestAnimationFrame(() => scroll(left - 1));
  };
  scroll(FRAMES);
}
