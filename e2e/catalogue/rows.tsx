import { type ReactNode } from "react";
import { LeagueHeader } from "#app/components/board/LeagueHeader.tsx";
import { MatchCard } from "#app/components/board/row/MatchCard.tsx";
import { MatchRow } from "#app/components/board/row/ListedRow.tsx";
import { RowContext, useRow } from "#app/components/board/row/rowContext.ts";
import { type RowContextValue } from "#app/components/board/row/rowKit.ts";
import { RowProvider } from "#app/components/board/row/RowProvider.tsx";
import { type Match, type MatchState } from "#app/domain/boards/match.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { setLoss } from "#app/stores/feed.ts";
import { nothing, type PartStates, type Room, statesOf } from "./entry.ts";
import { COMING, LIVE } from "./examples.ts";

type Around = Partial<RowContextValue>;

function Altered({ around, children }: { readonly around: Around; readonly children: ReactNode }) {
  return <RowContext value={{ ...useRow(), ...around }}>{children}</RowContext>;
}

/** A row as it stands in a board. */
const inBoard = (drawn: ReactNode, around: Around = {}) => (
  <RowProvider matchOf={(id) => (id === LIVE.id ? LIVE : undefined)} oddsStyle={around.oddsStyle ?? 2}>
    <Altered around={around}>{drawn}</Altered>
  </RowProvider>
);

const PAIRS = { look: "pairs", markets: [1, 3] } as const;
const SINGLE = { look: "single", market: 5, positions: 3 } as const;

const row = (match: Match, rows: typeof PAIRS | typeof SINGLE, around?: Around) => () =>
  inBoard(<MatchRow match={match} rows={rows} first />, around);

const suspended = (match: Match): Match => ({
  ...match,
  markets: Object.fromEntries(
    Object.entries(match.markets).map(([id, lines]) => [id, lines.map((one) => ({ ...one, status: 7 }))]),
  ),
});

const bonus = (match: Match): Match => ({
  ...match,
  markets: Object.fromEntries(
    Object.entries(match.markets).map(([id, lines]) => [id, lines.map((one) => ({ ...one, bonus: true }))]),
  ),
});

const states = (rows: typeof PAIRS | typeof SINGLE): PartStates => ({
  ...statesOf<MatchState>({
    notStarted: row(COMING, rows),
    running: row(LIVE, rows),
    ended: row({ ...LIVE, state: "ended" }, rows),
    abandoned: row({ ...LIVE, state: "abandoned" }, rows),
    postponed: row({ ...COMING, state: "postponed" }, rows),
    pending: row({ ...LIVE, state: "pending" }, rows),
  }),
  ...statesOf({
    favourite: row(LIVE, rows, { favourites: new Set([LIVE.id]) }),
    suspended: row(suspended(LIVE), rows),
    "without markets": row({ ...LIVE, markets: {} }, rows),
    "with a bonus": row(bonus(COMING), rows),
    "not for small parlays": row({ ...COMING, minParlay: 4 }, rows, { parlay: true }),
    "in American odds": row(
      {
        ...LIVE,
        markets: Object.fromEntries(
          // three ways are decimal in every style
          Object.entries(LIVE.markets).map(([id, lines]) => [
            id,
            lines.map((one) => (one.odds.length === 2 ? { ...one, odds: [-108, 104] } : one)),
          ]),
        ),
      },
      rows,
      { oddsStyle: ODDS_STYLE.US },
    ),
    "with long names": row(
      { ...LIVE, home: "Borussia Mönchengladbach Reserves", away: "Wolverhampton Wanderers Under 21" },
      rows,
    ),
  }),
  "without the server": { before: (app) => setLoss(app, "offline"), draw: row(LIVE, rows) },
});

const league = {
  sectionKey: "11",
  leagueId: 11,
  sportId: 1,
  name: "England Premier League",
  count: 4,
  open: true,
  starred: false,
  onToggle: nothing,
  onStar: nothing,
  onOpen: nothing,
} as const;

/** What a list is made of: heads of leagues, rows and cards. */
export const ROWS: Room = {
  "Row of two markets": states(PAIRS),
  "Row of one market": states(SINGLE),
  "Card of a match": statesOf({
    "before its kick-off": () => inBoard(<MatchCard match={COMING} />),
    live: () => inBoard(<MatchCard match={LIVE} />),
  }),
  "Head of a league": statesOf({
    open: () => <LeagueHeader {...league} />,
    folded: () => <LeagueHeader {...league} open={false} />,
    favourite: () => <LeagueHeader {...league} starred />,
  }),
};
