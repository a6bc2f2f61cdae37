/** A revolver in a 48 grid: a piece of its own, and what the Gunsmith holds. */
export const REVOLVER =
  '<path class="stone" d="M3 12h5l1.5-3H13v3h32v7h-2v3H28c-.5 4-3 6.5-7 6.5h-4L13 24H8c-3-.5-5-2.5-5-5z"/><path class="wood" d="M8 24h8.5c0 6-2 11-4 17-.5 1.5-1.5 2-3 2h-5c-2 0-2.5-1.5-2-3C4.5 34 8 29 8 24z"/><path class="stone-2" d="M18 12h10v9H18z"/><path d="M18 15h10M18 18h10M28 15.5h15" stroke-width="1.2"/><path d="M23 22c0 2.5-1 4-3 4"/>';
