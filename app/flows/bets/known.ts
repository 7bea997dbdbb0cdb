import { matchIn } from "#app/api/boards.ts";
import { type App } from "#app/application/app.ts";
import { type BetLeg, type BetRecord } from "#app/domain/bets/bet.ts";
import { legStyle } from "#app/domain/bets/legStyle.ts";
import { hasPercent } from "#app/domain/odds/hasPercent.ts";
import { sameLine } from "#app/domain/odds/line.ts";
import { isSetScore } from "#app/domain/odds/markets.ts";
import { type Journal, lineFor } from "#app/domain/slip/journal.ts";
import { type Quote } from "#app/domain/slip/quote.ts";
import { selectionKey } from "#app/domain/slip/selection.ts";
import { journalOf } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";

const lacksPositions = ({ marketId, sportId, positions }: BetLeg): boolean =>
  positions === undefined && isSetScore(marketId, sportId);

const lacksPercent = (bet: BetRecord, { marketId, outLevel }: BetLeg): boolean =>
  outLevel === undefined && hasPercent(marketId, legStyle(bet, marketId));

/** True if a record does not say all that names its picks and settles them. */
const lacks = (bet: BetRecord): boolean => bet.legs.some((leg) => lacksPositions(leg) || lacksPercent(bet, leg));

/** A leg with what it lacks, as far as the price that was bet on or a list has it. */
function legWith(app: App, bet: BetRecord, leg: BetLeg, quotes: readonly Quote[]): BetLeg {
  const quote = quotes.find((one) => selectionKey(one) === selectionKey(leg));
  if (lacksPositions(leg)) {
    const [row] = matchIn(app.client, leg.matchId)?.markets[leg.marketId] ?? [];
    const positions = quote?.positions ?? row?.odds.length;
    return positions === undefined ? leg : { ...leg, positions };
  }
  // the percentage belongs to the goals it was seen with
  const isKnown = quote !== undefined && lacksPercent(bet, leg) && sameLine(quote.hdp, leg.hdp);
  return isKnown ? { ...leg, outLevel: quote.outLevel } : leg;
}

/** The completed form of a record: a list that is drawn again must not look new to its rows. */
const completed = new WeakMap<BetRecord, BetRecord>();

/**
 * The member's records with what this device knows and a record may lack: how many positions a score in sets or maps
 * had (domain D1), and the percentage of a Burmese line (EXP-09). It comes from the journal, the number of positions
 * else from a list that has the match. Records that lack nothing, or of which nothing is known, stay the same objects.
 */
export function withKnown(app: App, bets: readonly BetRecord[]): readonly BetRecord[] {
  if (!bets.some(lacks)) return bets;
  const { account } = useSession.of(app).getState();
  let journal: Journal | undefined;
  const complete = (bet: BetRecord): BetRecord => {
    journal ??= account === undefined ? [] : journalOf(ownerOf(account));
    const quotes = lineFor(journal, bet)?.entry.quotes ?? [];
    const legs = bet.legs.map((leg) => legWith(app, bet, leg, quotes));
    if (legs.every((leg, at) => leg === bet.legs[at])) return bet;
    const whole = { ...bet, legs };
    if (!lacks(whole)) completed.set(bet, whole);
    return whole;
  };
  return bets.map((bet) => (lacks(bet) ? (completed.get(bet) ?? complete(bet)) : bet));
}

/** The same for a page or a day of the records. */
export const knownIn = <Part extends { readonly bets: readonly BetRecord[] }>(app: App, part: Part): Part => ({
  ...part,
  bets: withKnown(app, part.bets),
});
