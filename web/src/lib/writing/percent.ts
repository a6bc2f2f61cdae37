/** A chance, so many ways of all, in whole percents; only what is certain is 0 or 100. The server's sentences round in the same way. */
export function percent([ways, all]: readonly [number, number]): number {
  const whole = Math.round((100 * ways) / all); // halves up
  return ways === 0 || ways === all ? whole : Math.min(99, Math.max(1, whole));
}
