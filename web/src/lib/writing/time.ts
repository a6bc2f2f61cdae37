import { say } from "../words.svelte";

/** Seconds as a clock shows them: 0:07, 12:30, 1:05:00; days where there are any. */
export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (value: number) => `${value}`.padStart(2, "0");
  const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor(whole / 3600), Math.floor(whole / 60)];
  if (days > 0) return say("web-board-days", { days, hours: hours % 24 });
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}
