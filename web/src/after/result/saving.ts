/** Taking a finished game along: its record as a file, and a link to it. */

import { ask } from "../../lib/api";
import { tokenFor } from "../../lib/seats";
import type { TableInfo } from "../../table/table";

/** As the server calls the file. */
export function recordName({ id }: Pick<TableInfo, "id">): string {
  return `carson-${id}.json`;
}

export function recordPath(id: string): string {
  return `/api/v1/tables/${id}/record`;
}

export function replayLink(id: string): string {
  return `${location.origin}/replay/${id}`;
}

/** A table that nobody may watch gives its record to those who played only: a link cannot say who asks. */
export async function saveRecord(info: TableInfo): Promise<void> {
  const record = await ask<unknown>(`/tables/${info.id}/record`, { token: tokenFor(info.id) });
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = recordName(info);
  link.click();
  URL.revokeObjectURL(address);
}

/** Hands a link to the device, or puts it into the clipboard; says which, or null if it was called off. */
export async function shareLink(link: string, title: string): Promise<"shared" | "copied" | null> {
  if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ url: link, title });
      return "shared";
    } catch {
      return null;
    }
  }
  await navigator.clipboard.writeText(link);
  return "copied";
}
