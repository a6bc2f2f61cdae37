/** Where a drawing stands and how large it is: `size` in HTML, `x y width height` nested in another <svg>. */
export interface Placed {
  /** Both sides; a number is pixels, or units within an <svg>. */
  size?: number | string | undefined;
  x?: number | undefined;
  y?: number | undefined;
  width?: number | string | undefined;
  height?: number | string | undefined;
  /** What a screen reader says; without it the drawing is decoration. */
  title?: string | undefined;
  class?: string | undefined;
}
