/** A long page comes bit by bit: it can be read and used while it grows. Called where a component is set up. */

const PAUSE = 60; // milliseconds: whatever somebody does meanwhile comes first

/** How many of so many parts are to be drawn by now, `first` of them at once. When all have been, so is at once whatever comes later. */
export function gradually(many: () => number, first = 1): { readonly ready: number } {
  let ready = $state(first);
  $effect(() => {
    const all = many();
    if (!all || ready === Infinity) return;
    const timer = setTimeout(() => (ready = ready < all ? ready + 1 : Infinity), PAUSE);
    return () => clearTimeout(timer);
  });
  return {
    get ready() {
      return ready;
    },
  };
}
