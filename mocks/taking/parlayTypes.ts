/** A combination type (contract, MpType; domain C4). */
export interface MpType {
  readonly MpID: number;
  readonly MpName: string;
  readonly MatchCount: number;
  readonly CombCount: number;
  readonly IsClosed: 0 | 1;
  /** Counts of combinations of sizes 2 to 10, separated by "|". */
  readonly CombParam: string;
}

/** Matches, count, and the sizes of its bets. */
const SHAPES: readonly (readonly [matches: number, count: number, ...sizes: number[]])[] = [
  [2, 1, 2],
  [3, 1, 3],
  [3, 3, 2],
  [3, 4, 2, 3],
  [4, 1, 4],
  [4, 4, 3],
  [4, 5, 3, 4],
  [4, 6, 2],
  [4, 11, 2, 3, 4],
  [5, 1, 5],
  [5, 5, 4],
  [5, 6, 4, 5],
  [5, 10, 2],
  [5, 16, 3, 4, 5],
  [5, 20, 2, 3],
  [5, 26, 2, 3, 4, 5],
  [6, 1, 6],
  [6, 6, 5],
  [6, 7, 5, 6],
  [6, 15, 2],
  [6, 20, 3],
  [6, 22, 4, 5, 6],
  [6, 35, 2, 3],
  [6, 42, 3, 4, 5, 6],
  [6, 50, 2, 3, 4],
  [6, 57, 2, 3, 4, 5, 6],
  [7, 1, 7],
  [7, 7, 6],
  [7, 8, 6, 7],
  [7, 21, 5],
  [7, 35, 4],
  [7, 120, 2, 3, 4, 5, 6, 7],
  [8, 1, 8],
  [8, 8, 7],
  [8, 9, 7, 8],
  [8, 28, 6],
  [8, 56, 5],
  [8, 70, 4],
  [8, 247, 2, 3, 4, 5, 6, 7, 8],
  [9, 1, 9],
  [10, 1, 10],
];

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
};

/** The 41 types, MpID from 1 in this order. */
export const MP_TYPES: readonly MpType[] = SHAPES.map(([matches, count, ...sizes], index) => ({
  MpID: index + 1,
  MpName: `${matches} X ${count}`,
  MatchCount: matches,
  CombCount: count,
  IsClosed: 0,
  CombParam: [2, 3, 4, 5, 6, 7, 8, 9, 10].map((size) => (sizes.includes(size) ? choose(matches, size) : 0)).join("|"),
}));

/** The sizes of a type's combinations. */
export const sizesOf = (mpId: number): readonly number[] => SHAPES[mpId - 1]?.slice(2) ?? [];
