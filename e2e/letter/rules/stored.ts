import { i18n } from "@lingui/core";
import { PLAY_TYPE } from "#app/domain/boards/boardOrder.ts";
import { allIds, markMatches } from "#app/domain/boards/favourites.ts";
import { positionsOf } from "#app/domain/odds/markets.ts";
import { bonusRuleOf } from "#app/domain/slip/bonus.ts";
import { COMBINATIONS, parseCombParam } from "#app/domain/slip/combinations.ts";
import { weekOf } from "#app/domain/time/dateRange.ts";
import { filterKey } from "#app/stores/filter.ts";
import { SESSION_ENTRY } from "#app/stores/session.ts";
import { choiceTitle } from "#app/text/choices.ts";
import * as v from "valibot";
import { type Row, rule } from "#e2e/letter/row.ts";

/** Picks by market and position. */
const PICKS = [
  [3, 1],
  [3, 2],
  [7, 1],
  [7, 2],
  [5, 1],
  [5, 2],
  [5, 3],
  [24, 1],
  [24, 2],
  [25, 1],
  [11, 1],
  [19, 1],
] as const;

const MATCH = { sportId: 1, hdp: "", home: "Arsenal", away: "Chelsea" } as const;

/** Section 3: parlay types, favourites, bonus, what is stored, and the names of picks. */
export const STORED_RULES: readonly Row[] = [
  rule(
    "3.27",
    "CombParam: nine pipe-separated counts of combinations by size",
    () => [parseCombParam("6|4|1|0|0|0|0|0|0"), parseCombParam("6|4|1|0|0|0|0|0")],
    [[6, 4, 1, 0, 0, 0, 0, 0, 0], undefined],
  ),
  rule(
    "3.28",
    "Types run 2 X 1 up to 10 X 1, for example 3 X 1, 4 X 4, 4 X 5, 4 X 11, 5 X 26, 6 X 57, 7 X 120; all IsClosed 0",
    () => {
      const names = COMBINATIONS.map(({ name }) => name);
      const examples = ["3 X 1", "4 X 4", "4 X 5", "4 X 11", "5 X 26", "6 X 57", "7 X 120"];
      return [
        names[0],
        names.at(-1),
        examples.filter((name) => !names.includes(name)),
        COMBINATIONS.some(({ closed }) => closed),
      ];
    },
    ["2 X 1", "10 X 1", [], false],
  ),
  rule(
    "3.29 4.34",
    "Favourites: list of match ids plus map sportId to match ids; add puts the match in both",
    () => {
      const marked = markMatches({ 2: [601] }, [{ id: 502, sportId: 1 }], true);
      return [marked, [...allIds(marked)]];
    },
    [{ 1: [502], 2: [601] }, [502, 601]],
  ),
  rule(
    "3.30",
    "Bonus rule response: values indexed 0-7",
    () => [bonusRuleOf(["2", "1", "1", "50", "100", "USD", "10", "2026-11-21T15:00:00Z"]), bonusRuleOf(["2"])],
    [
      { whenGiving: 2, otherwise: 1, overTotal: 1, percent: 50, maximum: 100, currency: "USD", minimumPayment: 10 },
      undefined,
    ],
  ),
  rule(
    "3.43",
    "Filter state: page filter by sport and type index, day index, day list",
    () => [filterKey(1, "today"), PLAY_TYPE.numbers, weekOf("2026-11-21").length],
    ["1:1", [0, 1, 2, 3, 4], 7],
  ),
  rule(
    "3.45",
    "Local settings: token, bcs",
    () => [SESSION_ENTRY.name, v.is(SESSION_ENTRY.schema, { token: "a", bcs: "b" })],
    ["session", true],
  ),
  rule(
    "3.49",
    "Correct-score and goal-range option tables exist per market",
    () => [9, 10, 11, 12].map((marketId) => positionsOf(marketId, 1).length),
    [26, 17, 4, 3],
  ),
  rule(
    "3.50",
    "Bet choice names: over, under, odd, even, home, away, draw, yes, no, combined, goal counts, winning margins",
    () => PICKS.map(([marketId, betPos]) => choiceTitle(i18n, { ...MATCH, marketId, betPos })),
    "Over, Under, Odd, Even, Arsenal, Draw, Chelsea, Yes, No, Arsenal or draw, 0–1, Arsenal by 1".split(", "),
  ),
];
