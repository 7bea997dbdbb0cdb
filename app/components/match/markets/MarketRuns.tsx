import { useApp } from "#app/application/useApp.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { type PageMarket } from "#app/domain/boards/matchPage.ts";
import { foldMarket, pinMarket, useMarketFolds } from "#app/stores/marketFolds.ts";
import { MarketGroup } from "./MarketGroup.tsx";
import styles from "./MarketRuns.module.css";

/** A market of the page, and whether its group is open. */
export interface ShownMarket {
  readonly market: PageMarket;
  readonly open: boolean;
}

/** What tells a group from all others of the page. */
export const keyOf = ({ match, marketId }: PageMarket): string => `${match.id}:${marketId}`;

/** Markets of one match after another: corners and bookings are named once, over all of theirs. */
function runsOf(markets: readonly ShownMarket[]): readonly (readonly ShownMarket[])[] {
  const runs: ShownMarket[][] = [];
  for (const one of markets) {
    const last = runs.at(-1);
    if (last?.[0]?.market.match.id === one.market.match.id) last.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** One stack, or two that are filled by turns: a group that is folded moves no other than those below it. */
const stacksOf = (groups: readonly ShownMarket[], two: boolean): readonly (readonly ShownMarket[])[] =>
  two ? [groups.filter((_, at) => at % 2 === 0), groups.filter((_, at) => at % 2 === 1)] : [groups];

interface MarketRunsProps {
  readonly match: Match;
  readonly markets: readonly ShownMarket[];
  /** There is room for two stacks beside each other. */
  readonly two: boolean;
  /** Dims the prices of corners and bookings, which have a call of their own. */
  readonly old: boolean;
  readonly most: number | undefined;
}

/** The groups of markets in one stack or two, those of corners and bookings below the name of their match (design-2, 8). */
export function MarketRuns({ match, markets, two, old, most }: MarketRunsProps) {
  const app = useApp();
  const pinned = useMarketFolds((state) => state.pinned[match.sportId]);
  const group = ({ market, open }: ShownMarket) => {
    const isOwn = market.match.id === match.id;
    return (
      <MarketGroup
        key={keyOf(market)}
        market={market}
        owner={isOwn ? undefined : market.match.home}
        old={old && !isOwn}
        most={most}
        open={open}
        pinned={pinned?.includes(market.marketId) ?? false}
        onFold={() => foldMarket(app, match.sportId, market.marketId, !open)}
        onPin={() => pinMarket(app, match.sportId, market.marketId)}
      />
    );
  };
  return runsOf(markets).map((run, place) => {
    const [first] = run;
    return (
      <div key={place} className={styles.run} data-stacks={two ? 2 : 1}>
        {first && first.market.match.id !== match.id && <p className={styles.owner}>{first.market.match.home}</p>}
        {stacksOf(run, two).map((stack, at) => (
          <div key={at}>{stack.map(group)}</div>
        ))}
      </div>
    );
  });
}
