import { describe, expect, test } from "vitest";
import { parseConfig, setConfig } from "#app/config.ts";
import { bet } from "./bet/bet.ts";
import { sellQuote } from "./bet/checkInsurance.ts";
import { betLimit } from "./bet/getBetLimit.ts";
import { mixparlayBetLimit } from "./bet/getMixparlayBetLimit.ts";
import { outrightBetLimit } from "./bet/getOutrightBetLimit.ts";
import { unSettleBetList } from "./bet/getUnSettleBetList.ts";
import { insurance } from "./bet/insurance.ts";
import { mixBet } from "./bet/mixBet.ts";
import { orBet } from "./bet/orBet.ts";
import { allFavorite } from "./comm/getAllFavorite.ts";
import { allHotMatch } from "./comm/getAllHotMatch.ts";
import { batchMatchOdds } from "./odds/getBatchMatchOdds.ts";
import { batchTicketOdds } from "./odds/getBatchTicketOdds.ts";
import { leagueMatchOdds } from "./odds/getLeagueMatchOdds.ts";
import { liveMatchOdds } from "./odds/getLiveMatchOdds.ts";
import { matchBonusRule } from "./odds/getMatchBonusRule.ts";
import { menu } from "./odds/getMenu.ts";
import { mixparlaySchedule } from "./odds/getMixparlaySchedule.ts";
import { noLiveMatchOdds } from "./odds/getNoLiveMatchOdds.ts";
import { outRight } from "./odds/getOutRight.ts";
import { scheduleDateGroup2 } from "./odds/getScheduleDateGroup2.ts";
import { singleMatchOdds } from "./odds/getSingleMatchOdds.ts";
import { ticketOdds } from "./odds/getTicketOdds.ts";
import { matchStats } from "./stats/getMatchStats.ts";

setConfig(parseConfig({ jitter: 0 }));

const manner = { language: "en-US", oddsStyle: 2 };
const board = { sportId: 1, comboId: 0, marketList: "1", ...manner };
const match = { matchId: 501, marketList: "", mixParlay: false, ...manner };
const leg = { matchId: 501, marketId: 1, couId: 5011, betPos: 1, odds: 1.93, hdp: "0.5" };

interface Polled {
  readonly staleTime?: unknown;
  readonly refetchInterval?: unknown;
}

const state = { dataUpdateCount: 3, dataUpdatedAt: 1_000, errorUpdatedAt: 0, errorUpdateCount: 0, error: null };

/** The wait between two good responses. */
function waitOf({ refetchInterval }: Polled): unknown {
  return typeof refetchInterval === "function"
    ? (refetchInterval as (query: unknown) => unknown)({ state })
    : undefined;
}

const POLLED: readonly (readonly [name: string, options: Polled, ms: number])[] = [
  ["GetLiveMatchOdds", liveMatchOdds(board), 15_000],
  ["GetNoLiveMatchOdds", noLiveMatchOdds({ ...board, playType: "today" }), 60_000],
  ["GetSingleMatchOdds", singleMatchOdds({ ...match, debug: false }), 30_000],
  ["GetSingleMatchOdds in debug", singleMatchOdds({ ...match, debug: true }), 5_000],
  ["GetLeagueMatchOdds", leagueMatchOdds({ leagueId: 11, withExtensions: false, ...manner }), 60_000],
  ["GetBatchMatchOdds", batchMatchOdds({ matchIds: [501], marketList: "1", ...manner }), 60_000],
  ["GetMenu", menu(manner), 60_000],
  ["GetTicketOdds", ticketOdds({ ...leg, oddsStyle: 2 }), 10_000],
  ["GetBatchTicketOdds", batchTicketOdds({ legs: [leg], ...manner }), 10_000],
  ["GetOutRight", outRight(board), 60_000],
  ["GetUnSettleBetList", unSettleBetList(manner), 60_000],
  ["CheckInsurance", sellQuote({ betId: "1", language: "en-US" }), 5_000],
  ["GetAllHotMatch", allHotMatch(manner), 60_000],
  ["statistics", matchStats({ statsId: 8, language: "en-US" }), 30_000],
  ["statistics while the pitch is in view", matchStats({ statsId: 8, language: "en-US" }, true), 10_000],
];

test.each(POLLED)("%s is asked again after its interval and is fresh for as long", (_, options, ms) => {
  expect(waitOf(options)).toBe(ms);
  expect(options.staleTime).toBe(ms);
});

test.each<[string, Polled]>([
  ["GetMixparlaySchedule", mixparlaySchedule("2026-11-21")],
  ["GetScheduleDateGroup2", scheduleDateGroup2({ sportId: 1 })],
  ["GetMatchBonusRule", matchBonusRule({ matchId: 501, language: "en-US" })],
  ["GetAllFavorite", allFavorite()],
])("%s is kept for 5 minutes and not polled", (_, options) => {
  expect(options.staleTime).toBe(300_000);
  expect(options.refetchInterval).toBeUndefined();
});

test.each([
  ["Bet", bet()],
  ["MixBet", mixBet()],
  ["OrBet", orBet()],
  ["Insurance", insurance()],
])("%s leaves once, at once, and is forgotten with its page", (_, options) => {
  expect(options).toMatchObject({ retry: 0, networkMode: "always", gcTime: 0 });
});

describe("a price or a limit of an earlier opening", () => {
  test.each([
    ["GetTicketOdds", ticketOdds({ ...leg, oddsStyle: 2 })],
    ["GetBatchTicketOdds", batchTicketOdds({ legs: [leg], ...manner })],
    ["GetBetLimit", betLimit({ ...leg, oddsStyle: 2 })],
    ["GetOutrightBetLimit", outrightBetLimit({ orId: 8101, odds: 2.75 })],
    ["GetMixparlayBetLimit", mixparlayBetLimit([leg])],
    ["CheckInsurance", sellQuote({ betId: "1", language: "en-US" })],
  ])("of %s is never shown again", (_, options) => {
    expect(options.gcTime).toBe(0);
    expect(options.retry).toBe(false);
  });

  test("is the same question at another price or line", () => {
    const moved = { ...leg, odds: 1.8, hdp: "0.75" };
    expect(ticketOdds({ ...moved, oddsStyle: 2 }).queryKey).toEqual(ticketOdds({ ...leg, oddsStyle: 2 }).queryKey);
    expect(batchTicketOdds({ legs: [moved], ...manner }).queryKey).toEqual(
      batchTicketOdds({ legs: [leg], ...manner }).queryKey,
    );
    expect(mixparlayBetLimit([moved]).queryKey).toEqual(mixparlayBetLimit([leg]).queryKey);
  });
});
