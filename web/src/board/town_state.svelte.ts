/** How the town is shown to whoever looks: near or far, with prices, for laying roads. */

import type { Picking } from "../table/picking.svelte";
import { isSide } from "./geometry";
import { beside } from "./offers";
import { Zoom } from "./zoom.svelte";

export class TownState {
  frame = $state<HTMLElement>();
  prices = $state(false);
  wantsRoads = $state(false);
  /** The seat whose land is picked out. */
  whose = $state<number | null>(null);
  readonly zoom = new Zoom(() => this.frame?.getBoundingClientRect());

  constructor(private picking: () => Picking) {}

  roads = $derived.by(() => [...this.picking().targets.keys()].some(isSide));
  /** Nothing but roads is asked for. */
  onlyRoads = $derived.by(
    () => this.roads && this.picking().choices.every((choice) => beside(choice, this.picking()) || choice === "done"),
  );
  /** Sides are chosen now, not parcels. */
  roading = $derived.by(() => this.roads && (this.wantsRoads || this.onlyRoads));
}
