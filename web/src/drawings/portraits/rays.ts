/** Rays from behind the head, as on a playbill, up to the frame. */

const [X, Y] = [48, 42];
const [NEAR, FAR] = [3, 93];
const COUNT = 16;

/** Where a ray in that direction meets the frame. */
function edge(angle: number): string {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.min(((dx > 0 ? FAR : NEAR) - X) / dx || Infinity, ((dy > 0 ? FAR : NEAR) - Y) / dy || Infinity);
  return `${(X + reach * dx).toFixed(1)} ${(Y + reach * dy).toFixed(1)}`;
}

export const RAYS = Array.from({ length: COUNT }, (_, i) => {
  const turn = (2 * Math.PI) / COUNT;
  return `M${X} ${Y}L${edge((i + 0.05) * turn)} ${edge((i + 0.55) * turn)}z`;
}).join("");
