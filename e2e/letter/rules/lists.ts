import { BOARD } from "#app/api/testing/matchExample.ts";
import { type LeagueSection, openByDefault, orderBoard, PLAY_TYPE } from "#app/domain/boards/boardOrder.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { reportDay } from "#app/domain/time/dates.ts";
import { type Row, rule } from "#e2e/letter/row.ts";

/** A match of the example's board with another place. */
const match = (id: number, more: Partial<Match>): Match => ({
  ...(BOARD.matches[501] as Match),
  id,
  mainId: id,
  ...more,
});

const placesOf = (...matches: readonly Match[]): readonly (readonly number[])[] =>
  orderBoard({ leagues: {}, matches: Object.fromEntries(matches.map((one) => [one.id, one])) }, 0).map((section) =>
    section.matches.map(({ id }) => id),
  );

/** Twelve leagues of three matches each. */
const SECTIONS: readonly LeagueSection[] = Array.from({ length: 12 }, (_none, place) => ({
  key: String(place),
  leagueId: place,
  leagueName: "",
  sportId: 1,
  live: false,
  matches: [1, 2, 3].map((id) => ({ id: place * 3 + id, extensions: [] })),
}));

const openOf = (playType: number): number => openByDefault(SECTIONS, PLAY_TYPE.of(playType) ?? "early").size;

/** What section 4 says of lists, as far as a rule of the app shows it. */
export const LIST_RULES: readonly Row[] = [
  rule(
    "4.54",
    "Report day rolls over at 12:00",
    () => ["2026-11-21T03:59:59Z", "2026-11-21T04:00:00Z"].map((at) => reportDay(Date.parse(at))),
    ["2026-11-20", "2026-11-21"],
  ),
  rule(
    "4.55",
    "Match lists sorted live first, sport, league, time",
    () =>
      placesOf(
        match(1, { stage: "today", leagueId: 1 }),
        match(2, { sportId: 2, leagueId: 2 }),
        match(3, { leagueId: 4 }),
        match(4, { leagueId: 3, startsAt: "2026-11-21T16:00:00Z" }),
        match(5, { leagueId: 3 }),
      ),
    [[5, 4], [3], [2], [1]],
  ),
  rule(
    "4.56",
    "leagues grouped by live status",
    () => placesOf(match(1, { stage: "today" }), match(2, {}), match(3, { stage: "today" })),
    [[2], [1, 3]],
  ),
  rule("4.57", "Default open leagues: all for play types 0 and 4", () => [0, 4].map(openOf), [12, 12]),
  rule("4.58", "otherwise open until 20 matches are listed", () => [1, 2, 3].map(openOf), [7, 7, 7]),
];
