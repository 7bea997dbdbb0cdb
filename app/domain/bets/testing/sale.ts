import { type BetRecord } from "#app/domain/bets/bet.ts";
import { type CashOutAttempt, type CashOutEntry, SALE_READY } from "#app/domain/bets/cashOutAttempt.ts";
import { type SaleInput, saleState } from "#app/domain/bets/saleState.ts";

/** A bet of 500 at 2.00, of which 100 was cashed out for 90. */
export const bet: BetRecord = {
  id: "88",
  placedAt: "2026-11-21T10:00:00Z",
  kind: "single",
  oddsStyle: 2,
  odds: 2,
  stake: 500,
  payment: 500,
  status: "accepted",
  bonusBet: false,
  canSell: true,
  sales: [{ id: "s0", amount: 100, back: 90, at: "2026-11-21T10:30:00Z" }],
  legs: [
    {
      sportId: 1,
      matchId: 5,
      marketId: 3,
      couId: 30,
      betPos: 1,
      leagueName: "League",
      home: "Home",
      away: "Away",
      startsAt: "2026-11-21T12:00:00Z",
      hdp: "2.5",
      odds: 2,
      stage: "today",
    },
  ],
};

/** An offer for the rest of the bet, taken at 95 000, that stands for ten seconds. */
export const quote = { result: 0, payment: 500, sold: 100.5, rate: 0.9, oddsNow: 2.1, expiresIn: 10_000, at: 95_000 };

/** A cash-out at 100 000 with every gate open: 250 of the remaining 399.50, at 0.9. */
export const OPEN: SaleInput = {
  now: 100_000,
  openedAt: 90_000,
  embedded: false,
  inSight: true,
  account: "jason88",
  bet,
  quote,
  isUnanswered: false,
  agreed: undefined,
  attempt: SALE_READY,
  typed: { sold: 100.5, amount: { whole: false, digits: "250" } },
};

/** A cash-out of 250 at a better rate, as the journal holds it. */
export const entry: CashOutEntry = {
  ref: "r1",
  owner: "o",
  betId: "88",
  amount: 250,
  rate: 0.92,
  at: 94_000,
  knownSales: ["s0"],
};
/** What every attempt that is looked for holds. */
export const pending = { entry, since: 94_000, lookedAt: 94_000 };
/** An attempt whose answer at this moment named a worse rate. */
export const worse = (at: number): CashOutAttempt => ({ state: "worse", entry, rate: 0.9, at });
/** This amount is typed. */
export const typed = (digits: string): Partial<SaleInput> => ({
  typed: { sold: 100.5, amount: { whole: false, digits } },
});
/** The whole rest is chosen. */
export const whole: Partial<SaleInput> = { typed: { sold: 100.5, amount: { whole: true } } };
/** Another offer, or an offer with a change. */
export const quoted = (more: Partial<SaleInput["quote"]>): Partial<SaleInput> => ({ quote: { ...quote, ...more } });
/** The state of the open cash-out with a change. */
export const stateOf = (change: Partial<SaleInput> = {}) => saleState({ ...OPEN, ...change });
