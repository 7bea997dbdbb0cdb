import { randomUUID } from "node:crypto";
import { codeOf, dataOf, oddsOf, type Pick } from "./answers.ts";
import { type Book } from "./book.ts";
import { needed, skip } from "./skip.ts";

/** The longest parlay. */
const MOST_LEGS = 10;
/** So many matches are asked for their minimum. */
const ENOUGH = 40;

/** One selection each of as many matches as a parlay of them needs; none of a match that is not for parlays. */
async function legsOf(book: Book): Promise<readonly Pick[]> {
  const picks = (await book.picks(2)).filter(({ row }) => row[3] === 0);
  const byMatch = [...new Map(picks.map((pick) => [pick.match.MainID, pick])).values()].slice(0, ENOUGH);
  const mids = byMatch.map(({ match }) => match.MatchID).join();
  const least = dataOf<Record<string, number>>(await book.wire.ask("GetMatchMinParlayCount", { query: { mids } }));
  const leastOf = ({ match }: Pick): number => least[match.MatchID] ?? match.MinParlay ?? 2;
  for (let count = 2; count <= MOST_LEGS; count += 1) {
    const fit = byMatch.filter((pick) => leastOf(pick) > 0 && leastOf(pick) <= count);
    if (fit.length >= count) return fit.slice(0, count);
  }
  return skip("too few matches are for parlays");
}

interface LegTicket {
  readonly MatchID: number;
  readonly CurrentOdds: number;
  readonly Hdp: string;
  readonly GameID: number;
  readonly TicketID: string;
}

const couOf = (legs: readonly { pick: Pick; odds: number; hdp: string }[]): string =>
  legs
    .map(({ pick: { match, marketId, couId }, odds, hdp }) => [match.MatchID, marketId, couId, 1, odds, hdp].join("_"))
    .join();

/** The selections of a parlay with their tickets, as MixBet takes them. */
async function selectionsOf(book: Book) {
  const picks = await legsOf(book);
  const CouStr = couOf(picks.map((pick) => ({ pick, odds: oddsOf(pick.row)[0] ?? 0, hdp: pick.row[0] })));
  const body = { CouStr, OddsStyle: 2, Language: "en-US", IsMixParlay: true };
  const answer = await book.wire.ask("GetBatchTicketOdds", { body });
  if (codeOf(answer) !== 0) skip(`no tickets for a parlay: Code ${String(codeOf(answer))}`);
  const { Tickets } = dataOf<{ Tickets: readonly LegTicket[] }>(answer);
  const legs = picks.map((pick) => {
    const ticket = Tickets.find(({ MatchID }) => MatchID === pick.match.MatchID);
    return { pick, ticket: needed(ticket, `no ticket for match ${pick.match.MatchID} of the parlay`) };
  });
  if (legs.some(({ ticket }) => ticket.CurrentOdds === 0)) skip("a leg of the parlay was shut meanwhile");
  return {
    CouStr: couOf(legs.map(({ pick, ticket }) => ({ pick, odds: ticket.CurrentOdds, hdp: ticket.Hdp }))),
    Selections: legs.map(({ pick, ticket }) => ({
      SportID: pick.match.SportID,
      MatchID: pick.match.MatchID,
      MarketID: pick.marketId,
      CouID: pick.couId,
      BetPos: 1,
      Odds: ticket.CurrentOdds,
      Hdp: ticket.Hdp,
      Stage: pick.match.M[9],
      GameID: ticket.GameID,
      TicketID: ticket.TicketID,
    })),
  };
}

interface Type {
  readonly MpID: number;
  readonly MatchCount: number;
  readonly CombCount: number;
  readonly IsClosed: number;
}

/** The smallest parlay, sent. */
export async function parlayOf(book: Book) {
  const { CouStr, Selections } = await selectionsOf(book);
  const { MinBet, MpTypes = [] } = dataOf<{ MinBet: number | null; MpTypes?: readonly Type[] }>(
    await book.wire.ask("GetMixparlayBetLimit", { query: { CouStr, OddsStyle: 2 } }),
  );
  const unit = MinBet ?? 1;
  const offered = MpTypes.filter(({ MatchCount, IsClosed }) => MatchCount === Selections.length && IsClosed === 0);
  const type = needed(
    offered.toSorted((a, b) => a.CombCount - b.CombCount)[0],
    `no parlay of ${Selections.length} is offered`,
  );
  if (unit * type.CombCount > book.manner.ceiling)
    skip(`the smallest parlay, ${unit * type.CombCount}, is above the ceiling of ${book.manner.ceiling}`);
  const body = {
    OddsStyle: 2,
    Language: "en-US",
    AutoAccept: 0,
    Bets: [{ MpID: type.MpID, BetValue: unit }],
    Selections,
    ClientRef: randomUUID(),
  };
  const answer = await book.wire.ask("MixBet", { body });
  if (codeOf(answer) !== 0) skip(`the smallest parlay is refused: Code ${String(codeOf(answer))}`);
  const { Result, BetIDs } = dataOf<{ Result: number; BetIDs?: readonly string[] }>(answer);
  return { answer, unit, result: Result, ids: BetIDs };
}
