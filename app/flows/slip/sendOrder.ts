import { type App } from "#app/application/app.ts";
import { bet } from "#app/api/bet/bet.ts";
import { mixBet } from "#app/api/bet/mixBet.ts";
import { orBet } from "#app/api/bet/orBet.ts";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { priceStyle } from "#app/domain/odds/markets.ts";
import { isPrice } from "#app/domain/odds/odds.ts";
import { type Press } from "#app/domain/pursuit.ts";
import { type Quote, requote } from "#app/domain/slip/quote.ts";
import { type SlipOrder } from "#app/domain/slip/slipState.ts";
import { sendCall } from "#app/api/sendCall.ts";
import { useSettings } from "#app/stores/settings.ts";
import { type BetStatus } from "#app/domain/bets/status.ts";

/** A tap on the place button: exactly what the member saw and accepted (BET-09, BET-10). */
export interface Tap extends SlipOrder {
  readonly press: Press;
  /** When it must have left at the latest, epoch ms by the page's clock; undefined for a tap on the button itself. */
  readonly leavesBy?: number;
}

/** The server's response to a bet of any kind; `result` 0 means it was taken (spec §8). */
export interface PlacedAnswer {
  readonly result: number;
  readonly balance: number | undefined;
  readonly message: string;
  readonly betIds: readonly string[];
  readonly status: BetStatus | undefined;
  /** The server's current quotes, if it named another price or line. */
  readonly repriced: readonly Quote[] | undefined;
}

const legOf = ({ sportId, matchId, marketId, couId, betPos, odds, hdp, stage, gameId, ticketId }: Quote) => ({
  sportId,
  matchId,
  marketId,
  couId,
  betPos,
  odds,
  hdp,
  stage,
  gameId,
  ticketId,
});

/** The new quotes if each can be accepted: a number that is no price in its style offers nothing (domain A3, H6). */
const acceptable = (quotes: readonly Quote[]): readonly Quote[] | undefined =>
  quotes.every(({ odds, marketId, oddsStyle }) => isPrice(odds, priceStyle(marketId, oddsStyle))) ? quotes : undefined;

async function sendParlay(app: App, tap: Tap, { ref, stake }: JournalEntry): Promise<PlacedAnswer> {
  const { language } = useSettings.of(app).getState();
  const answer = await sendCall(app.client, mixBet(), {
    language,
    autoAccept: tap.autoAccept,
    bets: [{ typeId: tap.combination?.id ?? 0, stake }],
    legs: tap.quotes.map(legOf),
    clientRef: ref,
  });
  const at = app.now();
  const changed = (quote: Quote) => answer.changes.find(({ matchId }) => matchId === quote.matchId);
  return {
    result: answer.result,
    balance: answer.balance,
    message: answer.message,
    betIds: answer.betIds,
    status: undefined,
    repriced:
      answer.changes.length === 0
        ? undefined
        : acceptable(
            tap.quotes.map((quote) => {
              const change = changed(quote);
              return change ? requote(quote, change, at) : requote(quote, quote, at);
            }),
          ),
  };
}

/** Sends the one request of a tap and returns the response in the same form for all kinds of bet (spec §7). */
export async function sendOrder(app: App, tap: Tap, entry: JournalEntry): Promise<PlacedAnswer> {
  if (tap.kind === "parlay") return sendParlay(app, tap, entry);
  const [quote] = tap.quotes;
  if (quote === undefined) throw new RangeError("a bet without a price");
  const { ref: clientRef, stake } = entry;
  const answer =
    tap.kind === "outright"
      ? await sendCall(app.client, orBet(), {
          orId: quote.orId ?? 0,
          odds: quote.odds,
          couId: quote.couId,
          stake,
          clientRef,
        })
      : await sendCall(app.client, bet(), {
          ...legOf(quote),
          oddsStyle: quote.oddsStyle,
          stake,
          autoAccept: tap.autoAccept,
          bonus: quote.bonus,
          clientRef,
        });
  const { newOdds, newHdp } = answer;
  return {
    result: answer.result,
    balance: answer.balance,
    message: answer.message,
    betIds: answer.betId === undefined ? [] : [answer.betId],
    status: answer.status,
    repriced:
      newOdds === undefined && newHdp === undefined
        ? undefined
        : acceptable([requote(quote, { odds: newOdds ?? quote.odds, hdp: newHdp }, app.now())]),
  };
}
