import { beginning, BEGINS, court, derby, type Fixture, FIXTURES, hoop, type Line, UPDATING } from "./fixtures.ts";

/** The bookmaker's day: its clock, which stands until time passes, and the matches as of each change. */
export interface Day {
  readonly now: () => number;
  /** Lets ms pass, and what is due happen. */
  readonly pass: (ms: number) => void;
  /** How many changes there have been. */
  changes(): number;
  /** The matches after so many changes; now by default. */
  matches(changes?: number): readonly Fixture[];
}

type Change = (matches: readonly Fixture[]) => readonly Fixture[];

const edit =
  ({ id }: Fixture, how: (match: Fixture) => Fixture): Change =>
  (matches) =>
    matches.map((match) => (match.id === id ? how(match) : match));

const lines =
  (market: number, how: (lines: readonly Line[]) => readonly Line[]) =>
  (match: Fixture): Fixture => ({
    ...match,
    markets: { ...match.markets, [market]: how(match.markets[market] ?? []) },
  });

const STEP = 0.005;

/** Prices of basketball move with each second, there and back. */
const moved = (second: number): Change =>
  edit(
    hoop,
    lines(1, ([main, ...others]) => {
      const [home = 0, away = 0] = main?.odds ?? [];
      const by = second % 4 < 2 ? STEP : -STEP;
      const price = (odds: number) => Math.round(odds * 1_000) / 1_000;
      return main ? [{ ...main, odds: [price(home + by), price(away - by)] }, ...others] : [];
    }),
  );

/** What happens at which second. */
const SCRIPT: Readonly<Record<number, Change>> = {
  2: edit(derby, (match) => ({
    ...lines(5, (rows) => rows.map((row) => ({ ...row, status: UPDATING })))(match),
    score: [2, 0],
    extras: { Period: 2, Minute: 52, Red: [0, 1], Yellow: [3, 3] },
  })),
  3: edit(derby, ({ markets: { 3: _gone, ...markets }, ...match }) => ({ ...match, markets })),
  4: edit(court, (match) => ({ ...match, extras: undefined })),
  5: edit(
    derby,
    lines(1, (rows) => rows.slice(0, 2)),
  ),
  6: edit(beginning, (match) => ({ ...match, stage: 3, state: 1, score: [0, 0], extras: { Period: 1 } })),
  8: (matches) => matches.filter(({ id }) => id !== court.id),
};

/** Opens a day at its beginning. */
export function openDay(): Day {
  let now = BEGINS;
  let second = 0;
  const history: (readonly Fixture[])[] = [FIXTURES];
  const changes = (): number => history.length - 1;
  const matches = (at = changes()): readonly Fixture[] => history[at] ?? FIXTURES;
  return {
    now: () => now,
    pass: (ms) => {
      now += ms;
      while (second < Math.floor((now - BEGINS) / 1_000)) {
        second += 1;
        history.push(moved(second)(matches()));
        const change = SCRIPT[second];
        if (change) history.push(change(matches()));
      }
    },
    changes,
    matches,
  };
}
