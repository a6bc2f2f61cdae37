/** What does not fit can be scrolled by keys too: it takes a tab stop as long as there is something to scroll. */
export function scrollable(box: HTMLElement): { destroy(): void } {
  function settle() {
    const over = box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY === "auto";
    if (over) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
  const sized = new ResizeObserver(settle);
  const filled = new MutationObserver(settle);
  sized.observe(box);
  filled.observe(box, { childList: true, subtree: true });
  settle();
  return {
    destroy() {
      sized.disconnect();
      filled.disconnect();
    },
  };
}
