/** One tab stop for a group of things that explain themselves; arrows go from one to the next. */
export function roving(group: HTMLElement): { destroy(): void } {
  let here: HTMLElement | undefined;

  const stops = () =>
    [...group.querySelectorAll<HTMLElement>("[tabindex]")].filter((stop) => stop.getClientRects().length > 0);

  function settle() {
    const all = stops();
    if (!here || !all.includes(here)) here = all[0];
    for (const stop of all) {
      const index = stop === here ? 0 : -1;
      if (stop.tabIndex !== index) stop.tabIndex = index;
    }
  }

  function press(event: KeyboardEvent) {
    const all = stops();
    const at = here ? all.indexOf(here) : -1;
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined || !all[next]) return;
    event.preventDefault();
    here = all[next];
    settle();
    here.focus();
  }

  function enter(event: FocusEvent) {
    const stop = (event.target as HTMLElement).closest<HTMLElement>("[tabindex]");
    if (stop && group.contains(stop)) here = stop;
    settle();
  }

  // Who can be seen is known when the page has been laid out: to ask before would lay it out once more, and many do.
  let frame = 0;
  function settleSoon() {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      settle();
    });
  }

  const watching = new MutationObserver(settleSoon);
  watching.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", press);
  group.addEventListener("focusin", enter);
  settleSoon();
  return {
    destroy() {
      cancelAnimationFrame(frame);
      watching.disconnect();
      group.removeEventListener("keydown", press);
      group.removeEventListener("focusin", enter);
    },
  };
}
