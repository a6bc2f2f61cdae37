/**
 * Whoever plays by keys keeps a place on the page: what was chosen often goes away, and the focus with it. It waits at the table then, and goes to what
 * can be chosen when the next question comes. Whoever points is left alone.
 */

const CHOOSABLE = "[data-target].target, .place[tabindex='0'], .sale[tabindex='0']";

export class KeptFocus {
  private byKeys = false;

  constructor(private readonly root: () => HTMLElement | undefined) {
    $effect(() => {
      const keys = () => (this.byKeys = true);
      const points = () => (this.byKeys = false);
      // A screen reader presses a button without keys and without a pointer.
      const clicks = (event: MouseEvent) => event.detail === 0 && keys();
      addEventListener("keydown", keys, true);
      addEventListener("pointerdown", points, true);
      addEventListener("click", clicks, true);
      return () => {
        removeEventListener("keydown", keys, true);
        removeEventListener("pointerdown", points, true);
        removeEventListener("click", clicks, true);
      };
    });
  }

  /** After every change of what is asked or picked. */
  settle(asked: boolean): void {
    const root = this.root();
    if (!this.byKeys || !root || !isLost(root)) return;
    const next = asked ? (root.querySelector<HTMLElement>(CHOOSABLE) ?? firstButton()) : null;
    (next ?? root).focus({ preventScroll: next === null });
  }
}

/** The focus is nowhere, waits at the table, or is on something there that cannot be chosen any more. */
function isLost(root: HTMLElement): boolean {
  const active = document.activeElement;
  if (!active || active === document.body || active === root) return true;
  return root.contains(active) && active.matches("[data-target]") && !active.matches(".target, .place, .sale, .show");
}

function firstButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>(".decision [data-choice]");
}
