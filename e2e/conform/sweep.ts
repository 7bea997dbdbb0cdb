import { addDays } from "#app/domain/time/days.ts";
import { boardQuery, codeOf, dataOf } from "./answers.ts";
import { type Book } from "./book.ts";
import { type Answer, type CallName } from "./wire.ts";

/** The calls that change something: with --write only; otherwise sent only without a member, who is refused. */
const CHANGES: readonly CallName[] = ["Bet", "MixBet", "OrBet", "Insurance", "AddFavorite", "RemoveFavorite"];

const language = "en-US";

/** One response of every call: with the parameters that the boards and records provide. */
export async function sweep(book: Book): Promise<void> {
  const { wire } = book;
  const { data } = await book.live();
  const day = book.day();
  const picks = await book.picks(2);
  const pick = picks[0];
  const match = pick?.match ?? data.MH[0];
  const matchID = match?.MatchID ?? 0;
  const limit = {
    MatchID: matchID,
    OddsStyle: 2,
    MarketID: pick?.marketId ?? 0,
    BetOdds: pick?.row[5] ?? 0,
    CouID: pick?.couId ?? 0,
  };
  const others = new Map(picks.map((one) => [one.match.MainID, one]));
  const CouStr = [...others.values()]
    .slice(0, 2)
    .map(({ match: { MatchID }, marketId, couId, row }) => [MatchID, marketId, couId, 1, row[5], row[0]].join("_"))
    .join(",");
  const board = { ...boardQuery(), marketList: "1,3,5" };
  const queries: Partial<Record<CallName, Record<string, string | number | boolean>>> = {
    GetPreference: {},
    GetMenu: { language },
    GetLiveMatchOdds: board,
    GetNoLiveMatchOdds: { ...board, playType: 1 },
    GetSingleMatchOdds: {
      matchID,
      language,
      oddsStyle: 2,
      marketList: "",
      isMixparlay: false,
      exceptFlag: true,
      debug: false,
    },
    GetLeagueMatchOdds: { leagueId: match?.M[0] ?? 0, language, oddsStyle: 2, IncludeExtenMatch: true },
    GetBatchMatchOdds: { language, oddsStyle: 2, marketStr: "1,3", isMixparlay: false, matchStr: String(matchID) },
    GetMixparlaySchedule: {},
    GetScheduleDateGroup2: { sportID: 0 },
    GetMatchBonusRule: { matchId: matchID, language },
    GetMatchMinParlayCount: { mids: String(matchID) },
    GetTicketOdds: { ...limit, BetPos: 1, MatchHdp: pick?.row[0] ?? "" },
    GetUserInfo: {},
    GetOutRight: { language, oddsStyle: 2, sportID: 1 },
    GetSettleMatchResult: { language, sportID: 1, date: addDays(day, -1) },
    GetBetLimit: limit,
    GetMixparlayBetLimit: { CouStr, OddsStyle: 2 },
    GetUnSettleBetStatus: {},
    GetUnSettleBetList: { language },
    GetSettleBetList: { language, date: day },
    GetSettleBetLists: { language, from: addDays(day, -3), to: day },
    getSettleBetDates: { from: addDays(day, -3), to: day },
    GetNotice: { language },
    GetFavorite: {},
    GetAllFavorite: {},
    GetAllHotMatch: { language },
    GetTV: { matchId: matchID },
  };
  for (const [call, query] of Object.entries(queries)) await wire.ask(call as CallName, { query });
  const outright = wire.log.findLast(({ call }) => call === "GetOutRight") as Answer;
  const runner =
    codeOf(outright) === 0 ? dataOf<{ Items: { OrID: number; Odds: number }[] }[]>(outright)[0]?.Items[0] : undefined;
  await wire.ask("GetOutrightBetLimit", { query: { OrID: runner?.OrID ?? 0, Odds: runner?.Odds ?? 0 } });
  const body = { CouStr, OddsStyle: 2, Language: language, IsMixParlay: true };
  await wire.ask("GetBatchTicketOdds", { body });
  const open = await wire.ask("GetUnSettleBetList", { query: { language } });
  const betId = (codeOf(open) === 0 && dataOf<{ Bets: { BetID: string }[] }>(open).Bets[0]?.BetID) || "0";
  for (const call of ["GetBet", "CheckInsurance"] as const) await wire.ask(call, { query: { betId, language } });
  await wire.ask("GetBets", { query: { betIds: betId, language } });
  for (const call of CHANGES) await wire.ask(call, { body: {}, as: "visitor" });
  await wire.ask("SavePreference", { body: {}, as: "visitor" });
  await wire.ask("Logout", { as: "visitor" });
  const stats = data.MH.find(({ M }) => M[12] !== 0)?.M[12] ?? match?.M[12];
  if (stats) await wire.ask("match/{statsId}", { id: stats, query: { language } });
}
