/** Rounds half away from zero to a number of decimals, without the usual binary error. */
export const rounded = (value: number, decimals: number): number => {
  const factor = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * factor + 1e-7)) / factor;
};

const LONGEST = 1000;

/** A decimal price as books print it: two decimals, above 10 one, above 100 none; never above 1000 or under 1.01. */
export function printed(decimal: number): number {
  const held = Math.min(LONGEST, Math.max(1.01, decimal));
  if (held < 10) return rounded(held, 2);
  return rounded(held, held < 100 ? 1 : 0);
}

/**
 * Decimal prices for the fair chances of a market, so that the implied chances sum to `sum` (1 for exclusive positions)
 * times 1 + margin. Chances are raised to a power, which loads long shots more than favourites and keeps every price
 * above 1. A zero chance is not offered (0); a market that is practically decided is not offered at all (undefined).
 */
export function priced(chances: readonly number[], margin: number, sum = 1): readonly number[] | undefined {
  const alive = chances.filter((p) => p > 1e-6);
  const goal = sum * (1 + margin);
  if (alive.length < 2 || Math.max(...alive) > 0.985) return undefined;
  let low = 0.3;
  let high = 1;
  for (let i = 0; i < 26; i += 1) {
    const mid = (low + high) / 2;
    let have = 0;
    for (const p of alive) have += p ** mid;
    if (have > goal) low = mid;
    else high = mid;
  }
  const power = (low + high) / 2;
  return chances.map((p) => (p > 1e-6 ? printed(1 / p ** power) : 0));
}
