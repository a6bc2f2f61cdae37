/** The screens that few need at once: each comes when it is needed. */

import type { Component } from "svelte";

export const SCREENS: Readonly<Record<string, () => Promise<{ default: Component<any> }>>> = {
  setup: () => import("./home/setup/Setup.svelte"),
  tables: () => import("./home/tables/Tables.svelte"),
  mine: () => import("./home/tables/Mine.svelte"),
  rules: () => import("./home/rules/Rules.svelte"),
  learn: () => import("./learn/Learn.svelte"),
  lesson: () => import("./learn/LessonScreen.svelte"),
  settings: () => import("./home/Settings.svelte"),
  account: () => import("./home/account/Account.svelte"),
  table: () => import("./table/TableScreen.svelte"),
  replay: () => import("./after/Replay.svelte"),
};
