const FALLBACK_SPORT = 26;

const HALVES_AND_DRAW = [1, 3, 5, 2, 4, 6];
const POINTS = [1, 3, 16, 2, 4, 37];
const SETS = [1, 3, 16];
const WINNER_FIRST = [16, 1, 3];
const DRAW = [1, 3, 5];
const FALLBACK = [1, 3, 16, 7];

const LISTED: Readonly<Record<number, readonly number[]>> = {
  1: HALVES_AND_DRAW,
  2: POINTS,
  3: POINTS,
  4: POINTS,
  5: [1, 3, 16, 5],
  7: SETS,
  8: SETS,
  9: SETS,
  11: WINNER_FIRST,
  12: SETS,
  13: HALVES_AND_DRAW,
  14: DRAW,
  15: DRAW,
  16: HALVES_AND_DRAW,
  17: WINNER_FIRST,
  18: HALVES_AND_DRAW,
  20: WINNER_FIRST,
  21: [16, 5],
  [FALLBACK_SPORT]: FALLBACK,
};

/**
 * The market ids of a list row in column order; a sport without its own set uses that of sport 26 (spec §9, domain D3).
 */
export const listMarkets = (sportId: number): readonly number[] => LISTED[sportId] ?? FALLBACK;
