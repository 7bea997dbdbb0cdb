/** One pick of a bet, as booked. */
export interface Leg {
  readonly sportId: number;
  readonly matchId: number;
  readonly marketId: number;
  readonly couId: number;
  readonly betPos: number;
  /** Names in English; records translate them. */
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly kickoff: number;
  readonly hdp: string;
  readonly outLevel: number;
  /** The price in the bet's style, as accepted. */
  readonly odds: number;
  /** The same as a decimal price. */
  readonly decimal: number;
  /** 1 early, 2 today, 3 live. */
  readonly stage: 1 | 2 | 3;
  readonly gameId: number;
  /** How many positions the market had (for best-of). */
  readonly positions: number;
  /** The score when a live bet was placed. */
  readonly betScore?: readonly [number, number];
  /** For a live bet: the score so far in the period that its market covers (domain B5). */
  readonly before?: readonly [number, number];
  readonly orId?: number;
  readonly orName?: string;
  /** 0 draw, 1 win, 2 lose, 3 half win, 4 half lose, 5 void (contract, LegResult). */
  result?: 0 | 1 | 2 | 3 | 4 | 5;
  /** Fraction of the stake won (above 0) or lost (below 0), -1 to 1; Burmese lines need it. */
  part?: number;
}

/** One cash-out of a part of a bet. */
export interface Sale {
  readonly id: string;
  readonly cents: number;
  readonly backCents: number;
  readonly at: number;
  readonly ref?: string;
}

/** A bet in the book. Money is in cents. */
export interface Bet {
  readonly id: string;
  readonly account: string;
  readonly ref?: string;
  readonly kind: 1 | 2 | 3;
  readonly placedAt: number;
  /** When a waiting live bet is decided. */
  readonly decideAt?: number;
  readonly style: number;
  /** The accepted price in the style; for a parlay the decimal product. */
  readonly odds: number;
  /** What was typed: the stake of one combination in a parlay. */
  readonly typedCents: number;
  /** What was deducted. */
  readonly paymentCents: number;
  /** Profit if all wins. */
  readonly winCents: number;
  readonly bonusFlag: 0 | 1;
  readonly parlay?: {
    readonly id: number;
    readonly name: string;
    readonly sizes: readonly number[];
    readonly count: number;
  };
  readonly legs: Leg[];
  /** 0 waiting, 1 accepted, 2 settled, 3 cancelled, 4 refused (domain H3). */
  status: 0 | 1 | 2 | 3 | 4;
  statusAt: number;
  /** 0 draw, 1 win, 2 lose, 3 half win, 4 half lose. */
  result?: 0 | 1 | 2 | 3 | 4;
  settledAt?: number;
  /** Net result of the part not cashed out, in cents. */
  netCents?: number;
  bonusCents?: number;
  readonly sales: Sale[];
}

/** How much of a bet has been cashed out, in cents of its payment. */
export const soldCents = (bet: Bet): number => bet.sales.reduce((sum, { cents }) => sum + cents, 0);

/** Whether a bet still waits for matches or for the book. */
export const isOpen = (bet: Bet): boolean => bet.status <= 1;
