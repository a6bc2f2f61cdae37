/** Zooming and panning of the town by fingers, mouse and keys. What is drawn moves as one layer, by a transform alone. */

export const LEAST = 1;
export const MOST = 4;

interface Box {
  width: number;
  height: number;
}

/** Where a layer of the frame's own size may be: it always covers the frame. */
export function held(shift: number, scale: number, length: number): number {
  return Math.min(0, Math.max(length - length * scale, shift));
}

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** True while a finger or the mouse moves it, when no click is meant. */
  dragging = $state(false);
  private fingers = new Map<number, { x: number; y: number }>();
  /** Measured when a finger comes down: measuring at every move would hold the picture up. */
  private box: DOMRect | undefined;
  private moved = 0;
  private lastTap = 0;

  constructor(private frame: () => DOMRect | undefined) {}

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  /** Nearer or farther, so that the point at (x, y) of the frame stays where it is. */
  at(scale: number, x: number, y: number, box = this.frame()): void {
    if (!box) return;
    const next = Math.min(MOST, Math.max(LEAST, scale));
    this.put(next, x - ((x - this.x) * next) / this.scale, y - ((y - this.y) * next) / this.scale, box);
  }

  /** By the buttons: around the middle. */
  by(factor: number): void {
    const box = this.frame();
    if (box) this.at(this.scale * factor, box.width / 2, box.height / 2);
  }

  reset(): void {
    this.scale = 1;
    this.x = this.y = 0;
  }

  private put(scale: number, x: number, y: number, box: Box): void {
    this.scale = scale;
    this.x = held(x, scale, box.width);
    this.y = held(y, scale, box.height);
  }

  /** Bring a spot of the frame (as it is without zoom) into sight, for those who move by keys. */
  show(x: number, y: number): void {
    const box = this.frame();
    if (!box || this.scale === 1) return;
    const [left, top] = [this.x + x * this.scale, this.y + y * this.scale];
    const margin = 60;
    const off = (at: number, length: number) =>
      at < margin ? margin - at : at > length - margin ? length - margin - at : 0;
    this.put(this.scale, this.x + off(left, box.width), this.y + off(top, box.height), box);
  }

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = this.frame();
    if (box) this.at(this.scale * Math.exp(-event.deltaY / 300), event.clientX - box.left, event.clientY - box.top);
  };

  down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && (event.button !== 0 || this.scale === 1)) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.box = this.frame();
    this.moved = 0;
  };

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    const box = this.box;
    if (!before || !box) return;
    const here = { x: event.clientX, y: event.clientY };
    const others = [...this.fingers.entries()].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    this.fingers.set(event.pointerId, here);
    const other = others[0];
    if (other) {
      const spread = (finger: { x: number; y: number }) => Math.hypot(finger.x - other.x, finger.y - other.y);
      const middle = { x: (here.x + other.x) / 2 - box.left, y: (here.y + other.y) / 2 - box.top };
      this.dragging = true;
      this.at((this.scale * spread(here)) / Math.max(1, spread(before)), middle.x, middle.y, box);
    } else if (this.scale > 1) {
      this.moved += Math.hypot(here.x - before.x, here.y - before.y);
      if (this.moved > 6) this.dragging = true;
      if (this.dragging) this.put(this.scale, this.x + here.x - before.x, this.y + here.y - before.y, box);
    }
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size > 0) return;
    // The click that follows still sees that it was a drag.
    if (this.dragging) setTimeout(() => (this.dragging = false));
    else if (event.pointerType === "touch") this.tap(event);
  };

  /** Two quick taps zoom in, or out again; a tap on what can be chosen was a choice already. */
  private tap(event: PointerEvent): void {
    const now = event.timeStamp;
    const box = this.frame();
    if (now - this.lastTap < 300 && box && !(event.target as Element).closest("[data-target]")) {
      if (this.scale > 1) this.reset();
      else this.at(2.2, event.clientX - box.left, event.clientY - box.top);
      this.lastTap = 0;
    } else this.lastTap = now;
  }
}
