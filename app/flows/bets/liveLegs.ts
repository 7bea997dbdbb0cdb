import { useLiveBatch } from "#app/api/odds/getBatchMatchOdds.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { runningMatches } from "#app/domain/bets/records.ts";
import { useSettings } from "#app/stores/settings.ts";

/** The minute is requested for at most this many matches: far more than a phone shows, and few enough for a URL. */
const MOST = 60;

/**
 * Only the match is needed, not its prices: one market is the minimum that can be requested
 * (contract, GetBatchMatchOdds).
 */
const ONE_MARKET = "1";

const NONE: Readonly<Record<number, Match>> = {};

/**
 * The current state of the matches of open bets, by id: a bet's record has no minute, and its score comes only once a
 * minute. Requested at the live list's interval; nothing while they cannot be read, rather than an old minute.
 */
export function useLiveLegs(bets: readonly BetRecord[] | undefined): Readonly<Record<number, Match>> {
  const language = useSettings((settings) => settings.language);
  const oddsStyle = useSettings((settings) => settings.oddsStyle);
  const matchIds = bets === undefined ? [] : runningMatches(bets, MOST);
  const { data, isError } = useLiveBatch({ matchIds, marketList: ONE_MARKET, language, oddsStyle }, { keep: true });
  return isError || matchIds.length === 0 ? NONE : (data?.matches ?? NONE);
}
