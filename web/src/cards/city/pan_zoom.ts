/** How a picture is moved and enlarged in its frame: as a transform from its upper left corner, in pixels. */

export interface Sight {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const WHOLE: Sight = { scale: 1, x: 0, y: 0 };
export const MOST = 4;

/** Never smaller than the frame, and never beyond the picture's sides. */
export function within(sight: Sight, frame: Size): Sight {
  const scale = Math.min(MOST, Math.max(1, sight.scale));
  return {
    scale,
    x: Math.min(0, Math.max(frame.width * (1 - scale), sight.x)),
    y: Math.min(0, Math.max(frame.height * (1 - scale), sight.y)),
  };
}

/** Larger or smaller, with the point staying where it is. */
export function zoomed(sight: Sight, factor: number, at: Point, frame: Size): Sight {
  const scale = Math.min(MOST, Math.max(1, sight.scale * factor));
  const grown = scale / sight.scale;
  return within({ scale, x: at.x - (at.x - sight.x) * grown, y: at.y - (at.y - sight.y) * grown }, frame);
}

export function moved(sight: Sight, by: Point, frame: Size): Sight {
  return within({ ...sight, x: sight.x + by.x, y: sight.y + by.y }, frame);
}

/** Two fingers that were at some points and are at others now. */
export function pinched(sight: Sight, before: [Point, Point], now: [Point, Point], frame: Size): Sight {
  const apart = ([one, other]: [Point, Point]) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
  const middle = ([one, other]: [Point, Point]) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const from = middle(before);
  const to = middle(now);
  return moved(zoomed(sight, apart(now) / apart(before), from, frame), { x: to.x - from.x, y: to.y - from.y }, frame);
}
