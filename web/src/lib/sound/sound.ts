/**
 * Sounds of the table, if they are liked and the browser lets the page make any: not before a first tap or key. How they are made comes with the first
 * of them (`sounds`).
 */

import { settings } from "../settings.svelte";
import type { SoundName } from "./sounds";

export type { SoundName };

let context: AudioContext | undefined;

export function play(name: SoundName): void {
  if (!settings.liked.sound || !navigator.userActivation?.hasBeenActive) return;
  void import("./sounds").then(({ sound }) => {
    context ??= new AudioContext();
    void context.resume(); // a phone that was put away stops it
    sound(context, name);
  });
}

/** On or off; one hears that they are on. */
export function flipSound(): void {
  settings.set("sound", !settings.liked.sound);
  play("chime");
}
