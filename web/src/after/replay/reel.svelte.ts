/** The slider of a replay: where it stands, and whether it goes on by itself. */

import type { Mark } from "./stops";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE = 900; // milliseconds for a move at single speed

export type Action = "back" | "on" | "first" | "last" | "round-back" | "round-on" | "play";

const KEYS: Record<string, Action> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  Home: "first",
  End: "last",
  PageUp: "round-back",
  PageDown: "round-on",
  " ": "play",
  k: "play",
};

/** What a key does, if anything. */
export function actionOf(key: string): Action | null {
  return KEYS[key] ?? null;
}

export class Reel {
  index = $state(0);
  playing = $state(false);
  speed = $state<number>(1);

  constructor(
    private length: () => number,
    private marks: () => readonly Mark[] = () => [],
  ) {}

  get last(): number {
    return Math.max(0, this.length() - 1);
  }

  get pause(): number {
    return PAUSE / this.speed;
  }

  /** Whoever moves the slider by hand wants it to stay there. */
  go(index: number): void {
    this.playing = false;
    this.move(index);
  }

  do(action: Action): void {
    switch (action) {
      case "back":
        return this.go(this.index - 1);
      case "on":
        return this.go(this.index + 1);
      case "first":
        return this.go(0);
      case "last":
        return this.go(this.last);
      case "round-back":
        return this.go(
          this.marks()
            .filter(({ index }) => index < this.index)
            .at(-1)?.index ?? 0,
        );
      case "round-on":
        return this.go(this.marks().find(({ index }) => index > this.index)?.index ?? this.last);
      case "play":
        return this.toggle();
    }
  }

  /** From the end it begins again. */
  toggle(): void {
    if (!this.playing && this.index >= this.last) this.move(0);
    this.playing = !this.playing && this.last > 0;
  }

  /** One move further while it plays; at the end it stops. */
  tick(): void {
    this.move(this.index + 1);
    if (this.index >= this.last) this.playing = false;
  }

  private move(index: number): void {
    this.index = Math.min(Math.max(0, index), this.last);
  }
}
