import { type OpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { type Quote } from "#app/domain/slip/quote.ts";

/** A price on the over of match 5, as quoted at an instant in epoch ms. */
export const quoteOf = (at: number): Quote => ({
  sportId: 1,
  matchId: 5,
  marketId: 3,
  couId: 30,
  betPos: 1,
  stage: "today",
  hdp: "2.5",
  outLevel: 0,
  odds: 1.9,
  oddsStyle: 2,
  gameId: 1,
  ticketId: "t",
  bonus: false,
  at,
});

/** What the journal holds of a tap on it for 100, made with the bet list read and empty. */
export function entryOf(ref: string, account: string, more: Partial<JournalEntry> = {}): JournalEntry {
  const at = more.at ?? Date.parse("2026-11-21T10:00:00Z");
  return {
    ref,
    account,
    kind: "single",
    quotes: [quoteOf(at - 500)],
    stake: 100,
    payment: 100,
    combCount: 1,
    at,
    knownIds: [],
    listRead: true,
    ...more,
  };
}

/** The bet that such a tap makes, as the bet list shows it, with its ref on a server that keeps them. */
export const betOf = (id: string, clientRef?: string): BetRecord => ({
  id,
  ...(clientRef !== undefined && { clientRef }),
  placedAt: "2026-11-21T10:00:30Z",
  kind: "single",
  oddsStyle: 2,
  odds: 1.9,
  stake: 100,
  payment: 100,
  status: 1,
  bonusBet: false,
  canSell: false,
  sales: [],
  legs: [
    {
      sportId: 1,
      matchId: 5,
      marketId: 3,
      couId: 30,
      betPos: 1,
      leagueName: "L",
      home: "H",
      away: "A",
      startsAt: "2026-11-21T15:00:00Z",
      hdp: "2.5",
      odds: 1.9,
      stage: "today",
    },
  ],
});

/** A bet list with these bets. */
export const openList = (bets: readonly BetRecord[]): OpenBets => ({
  bets: [...bets],
  count: bets.length,
  amount: 0,
  willWin: 0,
});

/** Leaves a journal without a line, as another tab would: if storage were only cleared, this page would put its own back. */
export const emptyJournal = (): void => localStorage.setItem("sportsbook:journal", '{"v":1,"data":[]}');
