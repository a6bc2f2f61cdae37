/** Pieces that many drawings share, as the inside of an <svg>. */

/** A window with a sash. At night it is lit. */
export const pane = (x: number, y: number, w = 6, h = 7): string =>
  `<path class="glass" stroke-width="1.5" d="M${x} ${y}h${w}v${h}h-${w}zM${x} ${y + h / 2}h${w}M${x + w / 2} ${y}v${h}"/>`;

/** A window with a round head. */
export const arch = (x: number, y: number, w = 5, h = 8, fill = "glass"): string =>
  `<path class="${fill}" stroke-width="1.5" d="M${x} ${y + h}v-${h - w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z"/>`;

export const GROUND = '<path class="line" d="M1.5 44.5h45"/>';

/** A star of five points around a centre. */
export function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, far] = [(i * Math.PI) / 5, i % 2 ? r * 0.45 : r];
    return `${+(x + far * Math.sin(angle)).toFixed(1)} ${+(y - far * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}
