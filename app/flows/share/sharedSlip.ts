import { type App } from "#app/application/app.ts";
import { useApp } from "#app/application/useApp.ts";
import { linkInterval, useLinkBatch } from "#app/api/odds/getBatchMatchOdds.ts";
import { useOutRight } from "#app/api/odds/getOutRight.ts";
import { config, isOffered } from "#app/config.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { marketOf } from "#app/domain/odds/markets.ts";
import { ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { type OutrightSelection } from "#app/domain/slip/outrightPick.ts";
import { joinParlay, type ListJoin } from "#app/domain/slip/slip.ts";
import { type Offer, offerOf, offerOfRunner, runnerOf } from "#app/domain/share/offer.ts";
import { type SharedPick, type SharedPrice, type SharedRunner } from "#app/domain/share/slipCode.ts";
import { useOddsStyle } from "#app/flows/session/preference.ts";
import { useSlip } from "#app/stores/slip.ts";
import { setParlay } from "#app/stores/slipChanges.ts";
import { useSettings } from "#app/stores/settings.ts";
import {
  inDecimal,
  isInDoubt,
  isSending,
  pickOutright,
  pickSingle,
  showParlayFull,
} from "#app/flows/slip/pickPrice.ts";
import { beforeChange } from "#app/flows/slip/undo.ts";

/** A link's price with its current match and offer; `offer` is undefined until the first answer (LNK-07). */
export interface SharedMatchRow {
  readonly pick: SharedPrice;
  readonly match: Match | undefined;
  readonly offer: Offer | undefined;
}

/** A link's runner with its current outright and offer. */
export interface SharedRunnerRow {
  readonly pick: SharedRunner;
  readonly found: ReturnType<typeof runnerOf>;
  readonly offer: Offer<undefined> | undefined;
}

/** One pick of a link with what is offered now. */
export type SharedRow = SharedMatchRow | SharedRunnerRow;

/** True for the runner of an outright. */
export const isRunnerRow = (row: SharedRow): row is SharedRunnerRow => "orId" in row.pick;

/** The matches of these prices: one call for all, every 15 s while one is live, else every 60 s (LNK-07). */
function useMatches(picks: readonly SharedPrice[], language: string, oddsStyle: OddsStyle) {
  const known = picks.filter(({ marketId }) => marketOf(marketId) !== undefined);
  const matchIds = [...new Set(known.map(({ matchId }) => matchId))];
  const markets = [...new Set(known.map(({ marketId }) => marketId))].toSorted((a, b) => a - b);
  const query = useLinkBatch({ matchIds, marketList: markets.join(","), language, oddsStyle });
  return { ...query, interval: linkInterval(query.data), asked: matchIds.length > 0 };
}

interface PriceRead {
  readonly asked: boolean;
  /** Epoch ms; 0 before the first answer. */
  readonly updatedAt: number;
  readonly interval: number;
}

/** Of the answers behind the rows the one that is the longest overdue: by its age the prices are shown as old. */
export function oldestOf(reads: readonly PriceRead[]): Omit<PriceRead, "asked"> {
  const answered = reads.filter(({ asked, updatedAt }) => asked && updatedAt > 0);
  const [first, ...rest] = answered.map(({ updatedAt, interval }) => ({ updatedAt, interval }));
  const dueAt = ({ updatedAt, interval }: Omit<PriceRead, "asked">): number => updatedAt + interval;
  return rest.reduce(
    (oldest, one) => (dueAt(one) < dueAt(oldest) ? one : oldest),
    first ?? { updatedAt: 0, interval: reads.find(({ asked }) => asked)?.interval ?? 0 },
  );
}

/** The current prices of a link's picks, in the receiver's odds style; this adds nothing to the slip (LNK-07). */
export function useSharedRows(picks: readonly SharedPick[]) {
  const language = useSettings((settings) => settings.language);
  const oddsStyle = useOddsStyle();
  const prices = picks.filter((pick): pick is SharedPrice => !("orId" in pick));
  const board = useMatches(prices, language, oddsStyle);
  const hasRunners = prices.length < picks.length;
  const winners = useOutRight({ sportId: 0, comboId: 0, language, oddsStyle: ODDS_STYLE.EU }, hasRunners);
  const rows = picks.map((pick): SharedRow => {
    if ("orId" in pick) {
      const found = winners.data && runnerOf(pick, winners.data.outrights);
      return { pick, found, offer: winners.data && offerOfRunner(pick, found) };
    }
    const match = board.data?.matches[pick.matchId];
    const answered = board.data !== undefined || marketOf(pick.marketId) === undefined;
    return { pick, match, offer: answered ? offerOf(pick, match, oddsStyle) : undefined };
  });
  return {
    rows,
    oddsStyle,
    ...oldestOf([
      { asked: board.asked, updatedAt: board.dataUpdatedAt, interval: board.interval },
      { asked: hasRunners, updatedAt: winners.dataUpdatedAt, interval: config().intervals.outright },
    ]),
    failing: board.isError || winners.isError,
    retry: () => {
      if (board.asked) void board.refetch();
      if (hasRunners) void winners.refetch();
    },
  };
}

/** The result of adding to the parlay. */
export type Joined = Pick<ListJoin<Selection>, "added" | "replaced">;

/** Adds these to the parlay, except selections of a bet in doubt (ADD-03); undefined while a bet is being placed (LNK-08). */
export function addShared(app: App, selections: readonly Selection[]): Joined | undefined {
  if (isSending(app)) return undefined;
  const taken = selections.filter((selection) => !isInDoubt(app, selection)).map(inDecimal);
  const { list, added, replaced, full } = joinParlay(useSlip.of(app).getState().parlay, taken);
  if (replaced.length > 0) beforeChange(app, "replaced");
  // from now on every list collects, as after "Add to parlay" (BAR-01)
  if (added + replaced.length > 0) setParlay(app, list, isOffered("parlayAnywhere"));
  if (full) showParlayFull(app);
  return { added, replaced };
}

/** A tap on a shared pick: opens the single slip on it, like a tap on that price in a list (LNK-08). */
export function useSharedPick() {
  const app = useApp();
  return {
    single: (selection: Selection): void => {
      if (!isSending(app)) pickSingle(app, selection);
    },
    outright: (outright: OutrightSelection): void => pickOutright(app, outright),
    parlay: (selections: readonly Selection[]): Joined | undefined => addShared(app, selections),
  };
}
