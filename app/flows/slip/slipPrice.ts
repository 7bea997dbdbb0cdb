import { onPageClock } from "#app/application/clock.ts";
import { useApp } from "#app/application/useApp.ts";
import { useBetLimit } from "#app/api/bet/getBetLimit.ts";
import { useOutrightBetLimit } from "#app/api/bet/getOutrightBetLimit.ts";
import { Failure, isFailure } from "#app/api/failure.ts";
import { useRunnerOdds } from "#app/api/odds/getOutRight.ts";
import { useTicketOdds } from "#app/api/odds/getTicketOdds.ts";
import { type Limits } from "#app/api/odds/ticketData.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { type Outright } from "#app/domain/boards/outright.ts";
import { type LegTicket } from "#app/domain/slip/parlayLeg.ts";
import { type Quote, quoteOf } from "#app/domain/slip/quote.ts";
import { isOutright, type Selection } from "#app/domain/slip/selection.ts";
import { type ShownPrice } from "#app/domain/slip/slipInput.ts";
import { useSettings } from "#app/stores/settings.ts";

/** What the server says of one selection now. */
export interface SlipPrice {
  /** Undefined until the first response. */
  readonly quote: Quote | undefined;
  readonly limits: Limits | undefined;
  /** What came with the price; undefined until the first response. */
  readonly ticket: LegTicket | undefined;
  /** Why the last request returned no price. */
  readonly failure: Failure | undefined;
  /** Requests again now. */
  readonly ask: () => void;
}

const failureOf = (error: unknown): Failure | undefined => (isFailure(error) ? error : undefined);

/** The price of a match's selection, every 10 s (spec §4, §7). */
function useTicketPrice(selection: Selection, seen: ShownPrice, enabled: boolean): SlipPrice {
  const { matchId, marketId, couId, betPos, oddsStyle } = selection;
  const ask = { matchId, marketId, couId, betPos, oddsStyle, odds: seen.odds, hdp: seen.hdp };
  const { data, error, refetch } = useTicketOdds(ask, enabled);
  const { data: first } = useBetLimit(ask, enabled);
  return {
    quote: data && quoteOf(selection, data.ticket, data.at),
    limits: data?.limits ?? first,
    ticket: data && { ...data.ticket, minParlay: selection.minParlay },
    failure: failureOf(error),
    ask: () => void refetch(),
  };
}

/** A runner that is not in the list, or has no price there: as if the server had said closed. */
const CLOSED = new Failure("envelope", "odds/GetOutRight", 1);

const runnerIn = (outrights: readonly Outright[], { orId, couId }: Selection) =>
  outrights.flatMap(({ runners }) => runners).find((one) => one.orId === orId && one.couId === couId);

/**
 * The price of an outright's runner, from the outright list, every 10 s; one that is no longer listed is closed
 * (spec §7).
 */
function useOutrightPrice(selection: Selection, seen: ShownPrice, enabled: boolean): SlipPrice {
  const app = useApp();
  const language = useSettings((settings) => settings.language);
  const { sportId, orId = 0 } = selection;
  const list = { sportId, comboId: 0, language, oddsStyle: ODDS_STYLE.EU };
  const { data, dataUpdatedAt, error, refetch } = useRunnerOdds(list, enabled);
  const { data: limits } = useOutrightBetLimit({ orId, odds: seen.odds }, enabled);
  const runner = data && runnerIn(data.outrights, selection);
  const gone = data !== undefined && (runner === undefined || runner.odds === 0);
  const fresh = { gameId: 0, ticketId: "", odds: runner?.odds ?? seen.odds, hdp: "", bonus: false };
  // a list that all members share may have waited in a cache: its prices are as old as that (OPS-11)
  const at = Math.min(data?.at ?? 0, onPageClock(app, dataUpdatedAt));
  return {
    quote: runner && !gone ? quoteOf(selection, fresh, at) : undefined,
    limits,
    // an outright is never in a parlay
    ticket: runner && { odds: runner.odds, status: runner.status, minParlay: 0 },
    failure: failureOf(error) ?? (gone ? CLOSED : undefined),
    ask: () => void refetch(),
  };
}

/** The price of whatever was picked. */
export function useSlipPrice(selection: Selection, seen: ShownPrice): SlipPrice {
  const outright = isOutright(selection);
  const ofMatch = useTicketPrice(selection, seen, !outright);
  const ofOutright = useOutrightPrice(selection, seen, outright);
  return outright ? ofOutright : ofMatch;
}
