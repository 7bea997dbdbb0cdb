import { type Query } from "@tanstack/react-query";
import { type App } from "#app/application/app.ts";
import { observeBetLimit } from "#app/api/bet/getBetLimit.ts";
import { isFailure } from "#app/api/failure.ts";
import { observeTicketOdds } from "#app/api/odds/getTicketOdds.ts";
import { matchIn } from "#app/api/boards.ts";
import { type Board } from "#app/domain/boards/board.ts";
import { type MatchOdds } from "#app/domain/boards/matchOdds.ts";
import { listMarkets } from "#app/domain/odds/listMarkets.ts";
import { priceStyle } from "#app/domain/odds/markets.ts";
import { isOddsStyle } from "#app/domain/odds/odds.ts";
import { quoteOf } from "#app/domain/slip/quote.ts";
import { GONE, type QuickReading } from "#app/domain/slip/quickBet.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { shownOf, type SlipInput } from "#app/domain/slip/slipInput.ts";
import { isExtensionOver } from "#app/flows/lists/liveMatch.ts";
import { readSlipFacts } from "#app/flows/slip/facts/slipFacts.ts";
import { stopAll } from "#app/flows/stops.ts";

const askOf = ({ matchId, marketId, couId, betPos, oddsStyle, odds, hdp }: Selection) => ({
  matchId,
  marketId,
  couId,
  betPos,
  oddsStyle,
  odds,
  hdp,
});

/** How a list or a match page was requested, as far as it decides what the answer says about a price. */
interface Ask {
  readonly oddsStyle?: unknown;
  readonly matchId?: unknown;
  /** Market ids, comma-joined; "" = all, undefined = the sport's list markets (contract, Scope). */
  readonly marketList?: string;
  readonly mixParlay?: unknown;
}

/** The match's markets in a list's or match page's answer, in the price's odds style; undefined if the answer is about something else. */
function marketsIn(
  { queryKey: [path], meta, state }: Query,
  ask: Ask,
  pick: Selection,
): MatchOdds["markets"] | undefined {
  const style = Number(ask.oddsStyle);
  if (!isOddsStyle(style) || priceStyle(pick.marketId, style) !== pick.oddsStyle) return undefined;
  if (meta?.["holds"] === "board") return (state.data as Board | undefined)?.matches[pick.matchId]?.markets;
  // what a parlay is offered is not what a single is
  const isPage = path === "odds/GetSingleMatchOdds" && ask.matchId === pick.matchId && ask.mixParlay !== true;
  return isPage ? (state.data as MatchOdds | undefined)?.markets : undefined;
}

/** True if an answer to this request would have the price's market. */
function asksFor({ marketList }: Ask, { sportId, marketId }: Selection): boolean {
  if (marketList === undefined) return listMarkets(sportId).includes(marketId);
  return marketList === "" || marketList.split(",").map(Number).includes(marketId);
}

/** What a new answer of a list or match page says about the price; one that was not requested with its market says nothing. */
function readingIn(query: Query, pick: Selection): QuickReading | undefined {
  const ask: Ask = Object(query.queryKey[1]);
  const markets = marketsIn(query, ask, pick);
  if (markets === undefined || !asksFor(ask, pick)) return undefined;
  // a market that has gone is closed, and so is a line that its market no longer has
  const line = markets[pick.marketId]?.find(({ couId }) => couId === pick.couId);
  return line === undefined ? GONE : { odds: line.odds[pick.betPos - 1] ?? 0, hdp: line.hdp, status: line.status };
}

/** What is requested and received for one ring, as for an open slip (spec §4; QCK-02). */
export interface QuickWatch {
  /** The slip of the selection with the facts of this moment. */
  readonly input: (amount: string, openedAt: number) => SlipInput;
  readonly stop: () => void;
}

/** Requests limits and ticket at once, and follows everything read about the price meanwhile. */
export function watchPrice(app: App, pick: Selection, hear: (reading: QuickReading) => void): QuickWatch {
  const { client } = app;
  const ticket = observeTicketOdds(client, askOf(pick), ({ data, error }) => {
    if (isFailure(error) && error.kind === "envelope") hear(GONE);
    if (data !== undefined) hear(data.ticket);
  });
  const first = observeBetLimit(client, askOf(pick));
  const stops = [
    ticket.stop,
    first.stop,
    client.getQueryCache().subscribe(({ type, query }) => {
      const reading = type === "updated" ? readingIn(query, pick) : undefined;
      if (reading !== undefined) hear(reading);
    }),
  ];
  const input = (amount: string, openedAt: number): SlipInput => {
    const { data, error } = ticket.held();
    return {
      ...readSlipFacts(app),
      kind: "single",
      now: app.now(),
      openedAt,
      readingBets: false,
      legs: [
        {
          selection: pick,
          match: matchIn(client, pick.matchId),
          seen: shownOf(pick),
          quote: data && quoteOf(pick, data.ticket, data.at),
          ticket: data && { ...data.ticket, minParlay: pick.minParlay },
          answered: data !== undefined,
          over: isExtensionOver(client, pick),
        },
      ],
      failure: isFailure(error) ? error : undefined,
      limits: data?.limits ?? first.held().data,
      amount,
      // what was said to another slip concerns another price, and a ring accepts no other than its own (QCK-03)
      block: undefined,
      autoAccept: 0,
    };
  };
  return { input, stop: stopAll(stops) };
}
