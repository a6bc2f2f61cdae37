/** How the town is shown to whoever looks: near or far, with prices, for laying roads. */

import type { Picking } from "../../table/decision/picking.svelte";
import { isSide, SIZE } from "./geometry";
import { beside } from "../decision/offers";
import { Zoom } from "./zoom.svelte";

const FINGER = 64; // pixels of a parcel, of which its sides may have a part

export class TownState {
  frame = $state<HTMLElement>();
  width = $state(0); // of the frame
  /** Its picture is there: it comes a moment after the rest. */
  drawn = $state(false);
  prices = $state(false);
  wantsRoads = $state(false);
  /** The seat whose land is picked out. */
  whose = $state<number | null>(null);
  readonly zoom = new Zoom(() => this.frame?.getBoundingClientRect());

  /** So near that a finger can tell a side from the land beside it. */
  readonly near = $derived.by(() => (this.width * this.zoom.scale) / SIZE >= FINGER);

  constructor(private picking: () => Picking) {}

  roads = $derived.by(() => [...this.picking().targets.keys()].some(isSide));
  /** Nothing but roads is asked for. */
  onlyRoads = $derived.by(
    () => this.roads && this.picking().choices.every((choice) => beside(choice, this.picking()) || choice === "done"),
  );
  /** Sides are chosen now, not parcels. */
  roading = $derived.by(() => this.roads && (this.wantsRoads || this.onlyRoads));
}
