import { type MatchRow } from "#app/api/odds/matchData.ts";
import { addDays } from "#app/domain/time/days.ts";
import { boardQuery, codeOf, dataOf } from "./answers.ts";
import { type Book } from "./book.ts";
import { type Pick } from "./answers.ts";
import { type Answer, type CallName } from "./wire.ts";

/** The calls that change something: with --write only; otherwise sent only without a member, who is refused. */
const CHANGES: readonly CallName[] = ["Bet", "MixBet", "OrBet", "Insurance", "AddFavorite", "RemoveFavorite"];

const language = "en-US";

type Query = Record<string, string | number | boolean>;

/** The match and the price that the calls are about: the first of the live board that has one. */
interface Sample {
  readonly match: MatchRow | undefined;
  readonly matchID: number;
  readonly pick: Pick | undefined;
  /** Legs of a parlay: one price each of two matches. */
  readonly CouStr: string;
}

async function sampleOf(book: Book, rows: readonly MatchRow[]): Promise<Sample> {
  const picks = await book.picks(2);
  const [pick] = picks;
  const match = pick?.match ?? rows[0];
  const others = new Map(picks.map((one) => [one.match.MainID, one]));
  const CouStr = [...others.values()]
    .slice(0, 2)
    .map(({ match: { MatchID }, marketId, couId, row }) => [MatchID, marketId, couId, 1, row[5], row[0]].join("_"))
    .join(",");
  return { match, matchID: match?.MatchID ?? 0, pick, CouStr };
}

/** The queries about lists, matches and what belongs to them. */
function boardQueries({ match, matchID }: Sample): Partial<Record<CallName, Query>> {
  const board = { ...boardQuery(), marketList: "1,3,5" };
  return {
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
    GetAllHotMatch: { language },
    GetTV: { matchId: matchID },
  };
}

/** The queries about prices and what may be bet on them. */
function priceQueries({ matchID, pick, CouStr }: Sample): Partial<Record<CallName, Query>> {
  const limit = {
    MatchID: matchID,
    OddsStyle: 2,
    MarketID: pick?.marketId ?? 0,
    BetOdds: pick?.row[5] ?? 0,
    CouID: pick?.couId ?? 0,
  };
  return {
    GetTicketOdds: { ...limit, BetPos: 1, MatchHdp: pick?.row[0] ?? "" },
    GetBetLimit: limit,
    GetMixparlayBetLimit: { CouStr, OddsStyle: 2 },
  };
}

/** The queries about a member, their bets and what is over, up to a report day. */
const recordQueries = (day: string): Partial<Record<CallName, Query>> => ({
  GetPreference: {},
  GetUserInfo: {},
  GetOutRight: { language, oddsStyle: 2, sportID: 1 },
  GetSettleMatchResult: { language, sportID: 1, date: addDays(day, -1) },
  GetUnSettleBetStatus: {},
  GetUnSettleBetList: { language },
  GetSettleBetList: { language, date: day },
  GetSettleBetLists: { language, from: addDays(day, -3), to: day },
  getSettleBetDates: { from: addDays(day, -3), to: day },
  GetNotice: { language },
  GetFavorite: {},
  GetAllFavorite: {},
});

/** The calls about a runner of the first outright market, if it has one. */
async function sweepOutright({ wire }: Book): Promise<void> {
  const outright = wire.log.findLast(({ call }) => call === "GetOutRight") as Answer;
  const markets = codeOf(outright) === 0 ? dataOf<{ Items: { OrID: number; Odds: number }[] }[]>(outright) : [];
  const { OrID = 0, Odds = 0 } = markets[0]?.Items[0] ?? {};
  await wire.ask("GetOutrightBetLimit", { query: { OrID, Odds } });
}

/** The calls about the member's first open bet, if there is one. */
async function sweepBet({ wire }: Book): Promise<void> {
  const open = await wire.ask("GetUnSettleBetList", { query: { language } });
  const betId = (codeOf(open) === 0 && dataOf<{ Bets: { BetID: string }[] }>(open).Bets[0]?.BetID) || "0";
  for (const call of ["GetBet", "CheckInsurance"] as const) await wire.ask(call, { query: { betId, language } });
  await wire.ask("GetBets", { query: { betIds: betId, language } });
}

/** One response of every call: with the parameters that the boards and records provide. */
export async function sweep(book: Book): Promise<void> {
  const { wire } = book;
  const { data } = await book.live();
  const sample = await sampleOf(book, data.MH);
  const queries = { ...boardQueries(sample), ...priceQueries(sample), ...recordQueries(book.day()) };
  for (const [call, query] of Object.entries(queries)) await wire.ask(call as CallName, { query });
  await sweepOutright(book);
  const body = { CouStr: sample.CouStr, OddsStyle: 2, Language: language, IsMixParlay: true };
  await wire.ask("GetBatchTicketOdds", { body });
  await sweepBet(book);
  for (const call of CHANGES) await wire.ask(call, { body: {}, as: "visitor" });
  await wire.ask("SavePreference", { body: {}, as: "visitor" });
  await wire.ask("Logout", { as: "visitor" });
  const stats = data.MH.find(({ M }) => M[12] !== 0)?.M[12] ?? sample.match?.M[12];
  if (stats) await wire.ask("match/{statsId}", { id: stats, query: { language } });
}
