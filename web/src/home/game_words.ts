/** What those at a table agreed on, in a few phrases: each one stands alone, so that every language can say it in its own way. And what helps to say so. */

import type { Schemas } from "../lib/api";
import { say, words } from "../lib/words.svelte";

export function list(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

export function count(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

export function sameCast(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((code) => other.includes(code));
}

/** The name of a set of characters: random, the usual ones, one of the rulebook's, or somebody's own. */
export function castName(characters: string[], info: Schemas["GameInfo"] | null): string {
  if (sameCast(characters, ["random"])) return "random";
  if (sameCast(characters, usualCast(info))) return "plain";
  return Object.entries(info?.combinations ?? {}).find(([, codes]) => sameCast(codes, characters))?.[0] ?? "own";
}

/** The configuration of a preset; of none, the game as it usually is. */
export function presetConfig(
  info: Schemas["GameInfo"] | null,
  preset = info?.presets[0] ?? "",
): Record<string, unknown> {
  return info?.configs?.[preset] ?? {};
}

export function usualCast(info: Schemas["GameInfo"] | null): string[] {
  return list(presetConfig(info)["characters"]);
}

/** What the server says in phrases. */
export function inWords(phrases: readonly Schemas["Phrase"][] = []): string[] {
  return phrases.map(({ id, values, names }) => {
    const named = Object.entries(names ?? {}).map(([name, id]) => [name, say(id)]);
    return capital(say(id, { ...values, ...Object.fromEntries(named) }));
  });
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

const MINUTE = 60;
const DAY = 86_400;

interface Clock {
  mode: string;
  seconds: number;
  increment: number;
}

/** "15 min + 10 s" */
export function clockInWords(clock: Clock | null): string {
  if (!clock) return say("web-home-clock-none");
  const { mode, seconds, increment } = clock;
  if (mode === "game") return say("web-home-clock-game", { minutes: Math.round(seconds / MINUTE), increment });
  if (seconds === DAY) return say("web-home-clock-day");
  const days = seconds % DAY === 0;
  return days
    ? say("web-home-clock-days", { days: seconds / DAY })
    : say("web-home-clock-move", { minutes: Math.max(1, Math.round(seconds / MINUTE)) });
}

/** What those at a table agreed on, as far as it is not as usual. */
export function agreementInWords(agreement: Schemas["Agreement"], open: boolean): string[] {
  const told = [clockInWords(agreement.clock)];
  const { absent_after: absent } = agreement;
  if (absent !== null) told.push(say("web-home-absent-after", { minutes: Math.max(1, Math.round(absent / MINUTE)) }));
  told.push(say(open ? "web-home-public" : "web-home-private"));
  if (!agreement.spectators) told.push(say("web-home-no-spectators"));
  return told;
}

/** What a bot is like; nothing, if we know nothing of it. */
export function botAbout(bot: string): string {
  return words.has(`web-home-bot-${bot}`) ? say(`web-home-bot-${bot}.about`) : "";
}

/** A bot's strength in words, or its name if we have none for it. */
export function botInWords(bot: string): string {
  return words.has(`web-home-bot-${bot}`) ? say(`web-home-bot-${bot}`) : bot;
}
