import { claimsOf } from "#app/api/access/claims.ts";
import { opened } from "#app/api/client.ts";
import { menuAnswer } from "#app/api/odds/getMenu.ts";
import { card, decodeBoard, markets } from "#app/api/odds/matchDecode.ts";
import { CASES } from "#app/api/testing/cases.ts";
import { BOARD, BOARD_ANSWER } from "#app/api/testing/matchExample.ts";
import { leaguesOf } from "#app/domain/boards/listed.ts";
import { orderBoard } from "#app/domain/boards/boardOrder.ts";
import { STAGE } from "#app/domain/boards/match.ts";
import { directionOf } from "#app/domain/odds/direction.ts";
import { positionOf } from "#app/domain/odds/markets.ts";
import { isOutright, selectionKey } from "#app/domain/slip/selection.ts";
import { selectionShape } from "#app/stores/slip.ts";
import * as v from "valibot";
import { proven, type Row, rule } from "#e2e/letter/row.ts";

const SLOTS = [11, 1, 2, "Premier League", "Arsenal", "Chelsea", "2026-11-21T15:00:00Z", 0, 1, 3, 1, 7, 8, 86, 1];
const LINE = { 1204: ["2/2.5", 0, 3, 0, 9001, 1.95, 1.9] };

const unsigned = (claims: object): string =>
  ["{}", JSON.stringify(claims), ""].map((part) => Buffer.from(part).toString("base64url")).join(".");

const told = (answer: unknown): unknown => {
  try {
    return opened("odds/GetMenu", answer);
  } catch (failure) {
    return failure;
  }
};

/** Section 3: what becomes of the fields of the server. */
export const ENTITY_RULES: readonly Row[] = [
  rule(
    "3.1",
    "Bet slip item: what is kept of a selection",
    () => Object.keys(selectionShape.entries),
    "sportId leagueId leagueName matchId mainId home away startsAt stage marketId couId betPos positions hdp outLevel odds oddsStyle gameId bonus minParlay score orId".split(
      " ",
    ),
  ),
  rule("3.2", "Stage (3 = live)", () => STAGE.number("live"), 3),
  rule("3.2", "BetPos (1-based)", () => [1, 2].map((place) => positionOf(3, 1, place)), ["over", "under"]),
  rule(
    "3.3",
    "OrID greater than 0 means outright bet",
    () => [isOutright({ orId: 8101 }), isOutright({ orId: 0 }), isOutright({})],
    [true, false, false],
  ),
  rule("3.4 4.18", "OddsType (1 up, -1 down)", () => [1, -1, 0].map(directionOf), ["up", "down", undefined]),
  rule(
    "3.5",
    "A selection is identified by MatchID_CouID_BetPos",
    () => selectionKey({ matchId: 502, couId: 1204, betPos: 1 }),
    "502_1204_1",
  ),
  proven(
    "3.6",
    "The selection list is persisted locally and restored on load",
    "slip/single-bet.spec.ts",
    "a reload keeps session and selection, without the amount, and asks for a fresh price",
  ),
  rule("3.8", "Response envelope: Code, Data, Message", () => told({ Code: 0, Data: 1 }), { Code: 0, Data: 1 }),
  rule(
    "3.8",
    "an envelope with another code is a failure in the server's words",
    () => told({ Code: 8, Message: "No" }),
    {
      code: 8,
      said: "No",
    },
  ),
  rule("3.8", "alternatively ErrorCode, Token, ErrorMessage", () => Object.keys(CASES.RefreshToken.answer as object), [
    "ErrorCode",
    "Token",
    "ErrorMessage",
  ]),
  rule("3.10", "M: 0 league id, 3 league name, 4 home, 5 away, 6 time, 9 stage, 14 virtual flag", () => card(SLOTS), {
    leagueId: 11,
    leagueName: "Premier League",
    home: "Arsenal",
    away: "Chelsea",
    startsAt: "2026-11-21T15:00:00Z",
    stage: "live",
    virtual: true,
  }),
  rule(
    "3.11",
    "MK: markets keyed by market id, rows per CouID with odds per position",
    () => markets({ 3: LINE }, () => undefined),
    { 3: { 1204: { couId: 1204, hdp: "2/2.5", odds: [1.95, 1.9] } } },
  ),
  rule(
    "3.12",
    "D lists deleted match ids; T update time",
    () => decodeBoard("odds/GetLiveMatchOdds", { ...BOARD_ANSWER, T: 7, D: [503] }, 0),
    { T: 7, removed: [503] },
  ),
  rule(
    "3.13",
    "League entry: LeagueId, LeagueName, LS, IsPopu",
    () => decodeBoard("odds/GetLiveMatchOdds", BOARD_ANSWER, 0).leagues[11],
    { id: 11, name: "England Premier League", sort: 1, popular: true },
  ),
  rule("3.14", "League sort entry: LeagueId, SportId, Alive, MatchIDs", () => orderBoard(BOARD, 0), [
    { leagueId: 11, sportId: 1, live: true, matches: [{ id: 501 }] },
  ]),
  rule(
    "3.15",
    "Filter league: ID, Name, IsHot; Checked is what was chosen",
    () => leaguesOf(orderBoard(BOARD, 0), BOARD.leagues),
    [{ id: 11, name: "England Premier League", popular: true }],
  ),
  proven(
    "3.16",
    "League match: MatchID, Home, Away, Time",
    "lists/drawer.spec.ts",
    "favourites unfold by league with their matches, and one narrows the favourites to itself",
  ),
  rule(
    "3.17 2.41",
    "Match count per sport: live, today, early, mix parlay, total (index 4), outright",
    () => {
      const { sports } = v.parse(menuAnswer, CASES.GetMenu.answer);
      return sports.map(({ counts }) => Object.keys(counts)).slice(0, 1);
    },
    [["live", "today", "early", "parlay", "total", "outright"]],
  ),
  rule(
    "3.25",
    "Token claims read: exp, Balance, Account, Currency, Paused",
    () => claimsOf(unsigned({ exp: 1_900_000_000, Balance: 12.5, Account: "jason88", Currency: "USD", Paused: 1 })),
    { expiresAt: 1_900_000_000_000, balance: 12.5, account: "jason88", currency: "USD", paused: true },
  ),
];
