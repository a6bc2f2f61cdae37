/** What is asked of the server once: everything but the table that one plays at (`table/socket_table`). */

import type { components } from "../protocol";
import { words } from "./words.svelte";

export type Schemas = components["schemas"];
export type Problem = Schemas["Problem"];

/** What the server refused, in its words. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** There is no server at the other end, or it answers nonsense. */
export class Unreachable extends Error {}

interface Asking {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  token?: string | undefined;
  query?: Record<string, string | number | boolean | undefined>;
}

export async function ask<T>(path: string, { method, body, token, query = {} }: Asking = {}): Promise<T> {
  const address = new URL(`/api/v1${path}`, location.origin);
  address.searchParams.set("language", words.language);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, `${value}`);
  const headers: Record<string, string> = {};
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(address, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable(words.say("web-unreachable"));
  }
  const text = await answer.text();
  let value: unknown;
  try {
    value = text ? JSON.parse(text) : null;
  } catch {
    throw new Unreachable(words.say("web-unreachable"));
  }
  if (!answer.ok) throw new Refused(value as Problem);
  return value as T;
}

/** What went wrong, in the server's words or ours. */
export function failure(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
