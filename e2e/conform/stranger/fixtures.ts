/** A league; its id, like all ids here, has 16 digits. */
export interface League {
  readonly id: number;
  readonly sport: number;
  readonly name: string;
}

/** A line of a market, its prices decimal. */
export interface Line {
  readonly couId: number;
  readonly hdp: string;
  readonly status: number;
  readonly bonus: 0 | 1;
  readonly odds: readonly number[];
}

/** A match; it is replaced when it changes. */
export interface Fixture {
  readonly id: number;
  readonly mainId: number;
  readonly kind: number;
  readonly league: League;
  readonly home: string;
  readonly away: string;
  /** Kick-off, ms since 1970. */
  readonly starts: number;
  /** 1 early, 2 today, 3 live. */
  readonly stage: 1 | 2 | 3;
  readonly state: number;
  readonly minParlay: number;
  readonly score?: readonly number[] | undefined;
  readonly extras?: Readonly<Record<string, unknown>> | undefined;
  readonly markets: Readonly<Record<number, readonly Line[]>>;
}

/** When the day begins: after midnight UTC, before the report day rolls. */
export const BEGINS = Date.UTC(2027, 2, 15, 2, 30);

/** Ticket status with bits that mean nothing beside those of an open, an updating and a closed line. */
export const OPEN = 27;
export const UPDATING = 131;
const SHUT = 65;

const HIGHEST_ID = 9_007_199_254_740_000;

const LEAGUES = {
  copa: { id: HIGHEST_ID - 11, sport: 1, name: "Copa Libertadores – Fase de Grupos, Zona Norte" },
  liga: { id: HIGHEST_ID - 407, sport: 1, name: "Süper Lig İkinci Küme" },
  hoops: { id: HIGHEST_ID - 62, sport: 2, name: "日本バスケットボール協会 秋季大会" },
  courts: { id: HIGHEST_ID - 9_500, sport: 7, name: "Trofeo ‘Città di Forlì’ <Singles>" },
} satisfies Record<string, League>;

type Prices = readonly [hdp: string, ...odds: number[]];

/** The markets of a match by its sport; `shift` makes each match's prices its own. The first line is the balanced one. */
function tableOf(sport: number, shift: number): Readonly<Record<number, readonly Prices[]>> {
  const up = (price: number): number => Math.round(price * 1_000 + shift) / 1_000;
  const common: Record<number, readonly Prices[]> = {
    1: [
      ["-0.50", up(1.935), up(1.955)],
      ["-0.75", up(2.215), up(1.7)],
      ["0.00", up(1.55), up(2.48)],
    ],
    3: [
      ["2.50", up(2.055), up(1.835)],
      ["3.00", up(2.4), up(1.58)],
    ],
    7: [["", up(1.9), up(1.98)]],
    990: [["7/8", up(3.5), up(1.25), 101]],
  };
  if (sport === 7) return { ...common, 16: [["", up(1.62), up(2.3)]] };
  if (sport === 2) return { ...common, 16: [["", up(1.4), up(2.9)]], 37: [["", up(1.5), up(2.6)]] };
  return {
    ...common,
    5: [["", up(2.61), up(3.25), up(2.88)]],
    2: [["-0.25", up(1.98), up(1.9)]],
    4: [["1.00", up(1.88), up(2)]],
    6: [["", up(3.1), 0, up(3.6)]],
    24: [["", up(1.7), up(2.1)]],
  };
}

interface Sketch extends Partial<Fixture> {
  readonly league: League;
  readonly starts: number;
}

let made = 0;

/** A fixture whose lines are open, and closed where they are of the second market. */
function fixture(sketch: Sketch): Fixture {
  made += 1;
  const id = HIGHEST_ID - made * 7_919;
  let couId = 8_000_000_000_000_000 + made * 1_000_003;
  const lineOf = ([hdp, ...odds]: Prices, market: string): Line => ({
    couId: (couId += 17),
    hdp,
    status: market === "4" ? SHUT : OPEN,
    bonus: market === "7" ? 1 : 0,
    odds,
  });
  const table = Object.entries(tableOf(sketch.league.sport, made));
  return {
    id,
    mainId: id,
    kind: 0,
    home: `Atlético ${made} de Ñuñoa`,
    away: `Şehir ${made} Gençlik ve Spor Kulübü`,
    stage: 2,
    state: 0,
    minParlay: 2,
    markets: Object.fromEntries(
      table.map(([market, lines]) => [market, lines.map((prices) => lineOf(prices, market))]),
    ),
    ...sketch,
  };
}

const { copa, liga, hoops, courts } = LEAGUES;
const HOUR = 3_600_000;
const LIVE = { stage: 3, state: 1 } as const;

/** In play: the first has corners as a match of its own. */
export const derby = fixture({
  league: copa,
  starts: BEGINS - HOUR,
  score: [1, 0],
  extras: { Period: 2, Minute: 51, Red: [0, 1] },
  ...LIVE,
});
const corners = fixture({ league: copa, starts: BEGINS - HOUR, mainId: derby.id, kind: 1, score: [4, 4], ...LIVE });
export const hoop = fixture({
  league: hoops,
  starts: BEGINS - HOUR / 2,
  score: [44, 40, 21, 24],
  extras: { Period: 3, Clock: "Q3 04:12" },
  ...LIVE,
});
export const court = fixture({
  league: courts,
  starts: BEGINS - 2 * HOUR,
  score: [1, 0],
  extras: { Period: 2, Sets: [[6, 3]], Points: ["40", "A"], Server: 2 },
  ...LIVE,
});

/** Begins within the first seconds of the day. */
export const beginning = fixture({ league: liga, starts: BEGINS + 6_000 });

/** Put off half a day ago, and still among today's. */
const putOff = fixture({ league: liga, starts: BEGINS - 12 * HOUR, state: 4, minParlay: 0, markets: {} });

const today = [
  fixture({ league: copa, starts: BEGINS + HOUR, minParlay: 0 }),
  beginning,
  putOff,
  fixture({ league: copa, starts: BEGINS + HOUR / 2, minParlay: 3 }),
  fixture({ league: liga, starts: BEGINS + HOUR / 3, minParlay: 3 }),
  fixture({ league: hoops, starts: BEGINS + HOUR / 2, minParlay: 2 }),
];

/** Nothing is played tomorrow; the day after that is full. */
const early = Array.from({ length: 22 }, (_, place) =>
  fixture({
    league: [courts, liga, copa][place % 3] ?? copa,
    starts: BEGINS + 40 * HOUR - place * 60_000,
    stage: 1,
    minParlay: place % 4,
  }),
);

/** Every match of the day, in no order. */
export const FIXTURES: readonly Fixture[] = [corners, court, derby, hoop, ...today, ...early];

/** Matches that are over: one decided yesterday, one broken off, one of today's. */
export const OVER: readonly (Fixture & { readonly ended: number })[] = [
  { ...fixture({ league: liga, starts: BEGINS - 26 * HOUR, score: [2, 2, 0, 1] }), ended: 1 },
  { ...fixture({ league: liga, starts: BEGINS - 25 * HOUR, score: [0, 0] }), ended: 2 },
  { ...fixture({ league: hoops, starts: BEGINS - 9 * HOUR, score: [99, 101] }), ended: 1 },
];

/** A competition on whose winner bets are taken. */
export const CUP = {
  league: copa,
  title: "Campeón 2027 ¿quién?",
  closes: BEGINS + 90 * 24 * HOUR,
  runners: [
    { orId: HIGHEST_ID - 70_003, couId: 7_000_000_000_000_019, name: "Ñublense", odds: 3.4 },
    { orId: HIGHEST_ID - 70_001, couId: 7_000_000_000_000_002, name: "O’Higgins & Cía.", odds: 12.75 },
  ],
} as const;
