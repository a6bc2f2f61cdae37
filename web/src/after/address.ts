/** The address names the moment that is shown, so that it can be shared. It leaves no step back for each, and the page does not scroll. */

const SETTLED = 250; // milliseconds: browsers refuse an address that changes too often

export class Address {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private id: string) {}

  /** The moment's number, or the review; null for the figures. */
  name(moment: number | "review" | null): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => history.replaceState(history.state, "", this.path(moment)), SETTLED);
  }

  path(moment: number | "review" | null): string {
    return `/replay/${encodeURIComponent(this.id)}${moment === null ? "" : `/${moment}`}`;
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
