/** The screens that few need at once: each comes when it is needed. */

import type { Component } from "svelte";

export const SCREENS: Readonly<Record<string, () => Promise<{ default: Component<any> }>>> = {
  setup: () => import("./home/Setup.svelte"),
  tables: () => import("./home/Tables.svelte"),
  mine: () => import("./home/Mine.svelte"),
  rules: () => import("./home/Rules.svelte"),
  settings: () => import("./home/Settings.svelte"),
  account: () => import("./home/Account.svelte"),
  table: () => import("./table/TableScreen.svelte"),
  replay: () => import("./after/Replay.svelte"),
};
