/** A way to combine the matches of a parlay (spec §3, mix-parlay combination type). */
export interface Combination {
  /** MpID; our numbering, so types are matched by name (domain C4). */
  readonly id: number;
  /** "4 X 11": four matches in eleven bets. */
  readonly name: string;
  readonly matchCount: number;
  readonly combCount: number;
  readonly closed: boolean;
  /** How many bets of each size there are, from size 2 to size 10 (CombParam). */
  readonly bySize: readonly number[];
}

const SIZES = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** How many ways there are to take k of n. */
const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, index) => index).reduce((ways, index) => (ways * (n - index)) / (index + 1), 1);

/** The bet sizes of each type by number of matches, in the order in which the types are numbered (domain C4). */
const PLAYED: readonly [matchCount: number, types: readonly (readonly number[])[]][] = [
  [2, [[2]]],
  [3, [[3], [2], [2, 3]]],
  [4, [[4], [3], [3, 4], [2], [2, 3, 4]]],
  [5, [[5], [4], [4, 5], [2], [3, 4, 5], [2, 3], [2, 3, 4, 5]]],
  [6, [[6], [5], [5, 6], [2], [3], [4, 5, 6], [2, 3], [3, 4, 5, 6], [2, 3, 4], [2, 3, 4, 5, 6]]],
  [7, [[7], [6], [6, 7], [5], [4], [2, 3, 4, 5, 6, 7]]],
  [8, [[8], [7], [7, 8], [6], [5], [4], [2, 3, 4, 5, 6, 7, 8]]],
  [9, [[9]]],
  [10, [[10]]],
];

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** The 41 types from 2 X 1 to 10 X 1; the server may send its own instead (domain C4). */
export const COMBINATIONS: readonly Combination[] = PLAYED.flatMap(([matchCount, types]) =>
  types.map((sizes) => {
    const bySize = SIZES.map((size) => (sizes.includes(size) ? choose(matchCount, size) : 0));
    const combCount = sum(bySize);
    return { name: `${matchCount} X ${combCount}`, matchCount, combCount, closed: false, bySize };
  }),
).map((type, index) => ({ id: index + 1, ...type }));

/**
 * The counts of a CombParam, nine by size from 2 to 10; undefined unless they are nine whole numbers with at least one
 * bet (spec §3).
 */
export function parseCombParam(text: string): readonly number[] | undefined {
  const counts = text.split("|").map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : Number.NaN));
  // a sum with NaN in it is not above 0 either
  return counts.length === SIZES.length && sum(counts) > 0 ? counts : undefined;
}

/** The smallest number of matches in any bet of a type. */
export const smallestSize = ({ bySize }: Pick<Combination, "bySize">): number =>
  SIZES.find((_, index) => Boolean(bySize[index])) ?? Number.POSITIVE_INFINITY;

/**
 * The types for this many matches, N X 1 first, then by number: open ones, without those that have bets smaller than a
 * leg allows (decisions, Parlay; domain C5). `minimum` is the highest MinParlayCount of the legs.
 */
export const combinationsFor = (
  matchCount: number,
  minimum: number,
  types: readonly Combination[] = COMBINATIONS,
): readonly Combination[] =>
  types
    .filter((type) => type.matchCount === matchCount && !type.closed && smallestSize(type) >= minimum)
    .toSorted((a, b) => Number(b.combCount === 1) - Number(a.combCount === 1) || a.id - b.id);
