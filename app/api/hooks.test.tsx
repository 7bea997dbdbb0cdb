import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { useRefreshToken } from "./access/refreshToken.ts";
import { useBet } from "./bet/bet.ts";
import { useCheckInsurance } from "./bet/checkInsurance.ts";
import { useGetBet } from "./bet/getBet.ts";
import { useBetLimit } from "./bet/getBetLimit.ts";
import { useBets } from "./bet/getBets.ts";
import { useMixparlayBetLimit } from "./bet/getMixparlayBetLimit.ts";
import { useOutrightBetLimit } from "./bet/getOutrightBetLimit.ts";
import { useSettleBetDates } from "./bet/getSettleBetDates.ts";
import { useSettleBetPages } from "./bet/getSettleBetList.ts";
import { useSettleBetLists } from "./bet/getSettleBetLists.ts";
import { useUnSettleBetList } from "./bet/getUnSettleBetList.ts";
import { useUnSettleBetStatus } from "./bet/getUnSettleBetStatus.ts";
import { useInsurance } from "./bet/insurance.ts";
import { useMixBet } from "./bet/mixBet.ts";
import { useOrBet } from "./bet/orBet.ts";
import { useAddFavorite } from "./comm/addFavorite.ts";
import { useAllFavorite } from "./comm/getAllFavorite.ts";
import { useAllHotMatch } from "./comm/getAllHotMatch.ts";
import { useFavorite } from "./comm/getFavorite.ts";
import { useTv } from "./comm/getTv.ts";
import { useLogout } from "./comm/logout.ts";
import { useRemoveFavorite } from "./comm/removeFavorite.ts";
import { useSavePreference } from "./comm/savePreference.ts";
import { type Asks } from "./contract/asks.ts";
import { useNotice } from "./notice/getNotice.ts";
import { useBoard } from "./odds/boardQuery.ts";
import { useBatchMatchOdds } from "./odds/getBatchMatchOdds.ts";
import { useBatchTicketOdds } from "./odds/getBatchTicketOdds.ts";
import { useLeagueMatchOdds } from "./odds/getLeagueMatchOdds.ts";
import { liveMatchOdds } from "./odds/getLiveMatchOdds.ts";
import { useMatchBonusRule } from "./odds/getMatchBonusRule.ts";
import { useMatchMinParlayCount } from "./odds/getMatchMinParlayCount.ts";
import { useMenu } from "./odds/getMenu.ts";
import { useMixparlaySchedule } from "./odds/getMixparlaySchedule.ts";
import { noLiveMatchOdds } from "./odds/getNoLiveMatchOdds.ts";
import { useOutRight } from "./odds/getOutRight.ts";
import { usePreference } from "./odds/getPreference.ts";
import { useScheduleDateGroup2 } from "./odds/getScheduleDateGroup2.ts";
import { useSettleMatchResult } from "./odds/getSettleMatchResult.ts";
import { useSingleMatchOdds } from "./odds/getSingleMatchOdds.ts";
import { useTicketOdds } from "./odds/getTicketOdds.ts";
import { useUserInfo } from "./odds/getUserInfo.ts";
import { useMatchStats } from "./stats/getMatchStats.ts";

const manner = { language: "en-US", oddsStyle: 2 };
const board = { sportId: 1, comboId: 0, marketList: "1", ...manner };
const leg = { matchId: 501, marketId: 1, couId: 5011, betPos: 1, odds: 1.93, hdp: "0.5" };
const day = "2026-11-21";
const same = <Data,>(data: Data): Data => data;
const shown = { enabled: true };

/** A call that is not polled: it is made when it is needed, or when it is sent. */
const ONCE = false;

/** The hook of every call, and its interval while nothing fails and a bet is pending, ms (spec §9; domain H3, F3). */
const CALLS: Readonly<Record<keyof Asks, readonly [use: () => unknown, interval: number | false]>> = {
  GetPreference: [() => usePreference(), ONCE],
  GetMenu: [() => useMenu(manner), 60_000],
  GetLiveMatchOdds: [() => useBoard(liveMatchOdds(board), same, shown), 15_000],
  GetNoLiveMatchOdds: [() => useBoard(noLiveMatchOdds({ ...board, playType: "today" }), same, shown), 60_000],
  GetSingleMatchOdds: [
    () => useSingleMatchOdds({ matchId: 501, marketList: "", mixParlay: false, debug: false, ...manner }),
    30_000,
  ],
  GetLeagueMatchOdds: [() => useLeagueMatchOdds({ leagueId: 11, withExtensions: false, ...manner }), 60_000],
  GetBatchMatchOdds: [() => useBatchMatchOdds({ matchIds: [501], marketList: "1", ...manner }), 60_000],
  GetMixparlaySchedule: [() => useMixparlaySchedule(day), ONCE],
  GetScheduleDateGroup2: [() => useScheduleDateGroup2({ sportId: 1 }), ONCE],
  GetMatchBonusRule: [() => useMatchBonusRule({ matchId: 501, language: "en-US" }), ONCE],
  GetMatchMinParlayCount: [() => useMatchMinParlayCount([501]), ONCE],
  GetTicketOdds: [() => useTicketOdds({ ...leg, oddsStyle: 2 }, true), 10_000],
  GetBatchTicketOdds: [() => useBatchTicketOdds({ legs: [leg], ...manner }), 10_000],
  GetUserInfo: [() => useUserInfo(true), ONCE],
  GetOutRight: [() => useOutRight(board), 60_000],
  GetSettleMatchResult: [
    () => useSettleMatchResult({ sportId: 1, date: day, outright: false, language: "en-US" }),
    ONCE,
  ],
  Bet: [useBet, ONCE],
  MixBet: [useMixBet, ONCE],
  OrBet: [useOrBet, ONCE],
  GetBetLimit: [() => useBetLimit({ ...leg, oddsStyle: 2 }, true), ONCE],
  GetOutrightBetLimit: [() => useOutrightBetLimit({ orId: 8101, odds: 2.75 }, true), ONCE],
  GetMixparlayBetLimit: [() => useMixparlayBetLimit([leg]), ONCE],
  GetUnSettleBetStatus: [() => useUnSettleBetStatus(true, { hidden: false, alerting: false }), 5_000],
  GetUnSettleBetList: [() => useUnSettleBetList(manner, true), 60_000],
  GetSettleBetList: [() => useSettleBetPages({ language: "en-US", date: day }, same, true), ONCE],
  GetSettleBetLists: [() => useSettleBetLists({ language: "en-US", from: day, to: day }, same, true), ONCE],
  getSettleBetDates: [() => useSettleBetDates({ from: day, to: day }), ONCE],
  GetBet: [() => useGetBet({ betId: "9001", language: "en-US" }, same, true), ONCE],
  GetBets: [() => useBets({ betIds: ["9001"], language: "en-US" }, same), ONCE],
  CheckInsurance: [() => useCheckInsurance({ betId: "9001", language: "en-US" }, true), 5_000],
  Insurance: [useInsurance, ONCE],
  GetNotice: [() => useNotice(manner), ONCE],
  AddFavorite: [useAddFavorite, ONCE],
  RemoveFavorite: [useRemoveFavorite, ONCE],
  GetFavorite: [() => useFavorite(true), ONCE],
  GetAllFavorite: [() => useAllFavorite(), ONCE],
  GetAllHotMatch: [() => useAllHotMatch(manner), 60_000],
  GetTV: [() => useTv({ matchId: 501 }), ONCE],
  SavePreference: [useSavePreference, ONCE],
  Logout: [useLogout, ONCE],
  RefreshToken: [useRefreshToken, ONCE],
  "match/{statsId}": [() => useMatchStats({ statsId: 8, language: "en-US" }, false), 30_000],
};

const WRITES: ReadonlySet<string> = new Set([
  "Bet",
  "MixBet",
  "OrBet",
  "Insurance",
  "AddFavorite",
  "RemoveFavorite",
  "SavePreference",
  "Logout",
  "RefreshToken",
]);

/** A poll that goes well. */
const state = {
  data: { 9001: "waiting" },
  dataUpdateCount: 3,
  dataUpdatedAt: 1_000,
  errorUpdatedAt: 0,
  errorUpdateCount: 0,
  error: null,
  isInvalidated: false,
};

vi.mock("./client.ts", async (original) => {
  const never = () => new Promise(() => undefined);
  return { ...(await original<object>()), get: never, call: never };
});

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  return () => vi.unstubAllGlobals();
});

test.each(Object.entries(CALLS))("%s is called by its hook, at its interval", (name, [use, interval]) => {
  const { client } = testApp();
  function Page() {
    use();
    return null;
  }
  const page = createRoot(document.createElement("div"));
  act(() =>
    page.render(
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>,
    ),
  );
  const queries = client.getQueryCache().getAll();
  const paths = queries.map(({ queryKey: [path] }) => String(path).split("/").at(-1));
  const polls = queries.flatMap(({ observers }) =>
    observers.map(({ options: { refetchInterval: wait } }) =>
      typeof wait === "function" ? wait({ state } as never) : (wait ?? false),
    ),
  );
  // a write is no query: nothing is sent before it is
  expect(new Set(paths)).toEqual(new Set(WRITES.has(name) ? [] : [name.replace("/{statsId}", "")]));
  expect(polls).toEqual(WRITES.has(name) ? [] : [interval]);
  act(() => page.unmount());
});
