/** The chances in a duel that is seen: exact, by counting throws, as the server reckons those of a choice (B6.2, B6.8). */

export interface Thrower {
  firepower: number;
  /** How many dice, and whether the lowest is left out. */
  dice: number;
  leavesLowest: boolean;
}

const FACES = 6;

/** In how many ways dice come to each value. */
function ways(dice: number, leavesLowest: boolean): number[] {
  const found: number[] = [];
  const roll = (left: number, sum: number, lowest: number) => {
    if (left === 0) {
      const value = leavesLowest ? sum - lowest : sum;
      found[value] = (found[value] ?? 0) + 1;
      return;
    }
    for (let face = 1; face <= FACES; face++) roll(left - 1, sum + face, Math.min(lowest, face));
  };
  roll(dice, 0, FACES);
  return Array.from(found, (count) => count ?? 0);
}

/** By player, the earlier passer first, who wins ties; nobody wins with less than `least`. */
export function chances(throwers: readonly Thrower[], least = 0): [number, number][] {
  const tables = throwers.map(({ dice, leavesLowest }) => ways(dice, leavesLowest));
  const all = throwers.reduce((product, { dice }) => product * FACES ** dice, 1);
  const below = (table: number[], most: number) => table.slice(0, Math.max(0, most + 1)).reduce((sum, count) => sum + count, 0);
  return throwers.map(({ firepower }, i) => {
    let wins = 0;
    tables[i]!.forEach((count, value) => {
      const total = firepower + value;
      if (count === 0 || total < least) return;
      let product = count;
      throwers.forEach((other, j) => {
        if (j !== i) product *= below(tables[j]!, total - other.firepower - (j < i ? 1 : 0));
      });
      wins += product;
    });
    return [wins, all];
  });
}
