import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Match } from "#app/domain/boards/match.ts";
import { PAGE_TABS, type PageMarket, type PageTab, pageMarkets, pinnedFirst } from "#app/domain/boards/matchPage.ts";
import { foldMarket, persistMarketFolds, pinMarket, useMarketFolds } from "#app/stores/marketFolds.ts";
import { SteadyArea } from "#app/ui/touch/SteadyArea.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { MarketGroup } from "./MarketGroup.tsx";
import styles from "./MarketList.module.css";

interface MarketListProps {
  readonly match: Match;
  readonly extensions: readonly Match[];
}

const NAMES: Readonly<Record<PageTab, MessageDescriptor>> = {
  main: msg`Main`,
  full: msg`Full time`,
  firstHalf: msg`First half`,
  other: msg`Other`,
  cornerSpecial: msg`Corners & specials`,
};

/** Markets that start open in a tab; the others are one tap away. */
const OPEN = 6;

/** Lines of a market shown in Main: the best ones; the other tabs show all (domain D4). */
const BEST_LINES = 3;

const keyOf = ({ match, marketId }: PageMarket): string => `${match.id}:${marketId}`;

/** The markets of a match under their tabs, each with its count (design 4.15). */
export function MarketList({ match, extensions }: MarketListProps) {
  const { i18n, t } = useLingui();
  const [tab, setTab] = useState<PageTab>("main");
  // before the first look at them, and by the page that shows them: the first list has no need of it
  useState(persistMarketFolds);
  const folds = useMarketFolds(({ open }) => open);
  const pinned = useMarketFolds((state) => state.pinned[match.sportId]);
  const listed = PAGE_TABS.map((name) => ({ name, markets: pageMarkets(match, extensions, name) }));
  const markets = pinnedFirst(listed.find(({ name }) => name === tab)?.markets ?? [], pinned ?? []);
  const shape = markets.map((market) => `${keyOf(market)}/${market.lines.map(({ couId }) => couId).join()}`).join(" ");
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          label={t`Markets`}
          value={tab}
          onChange={setTab}
          panelId="markets"
          items={listed.map(({ name, markets: { length } }) => ({
            value: name,
            label: (
              <>
                {i18n._(NAMES[name])} <span className={styles.count}>{length}</span>
              </>
            ),
          }))}
        />
      </div>
      {/* a market or line that comes or goes moves the prices below it (BET-26) */}
      <SteadyArea shape={shape} id="markets" className={styles.markets}>
        {markets.length === 0 && <p className={styles.none}>{t`No more markets!`}</p>}
        {markets.map((market, at) => {
          const { marketId } = market;
          const open = folds[`${match.sportId}:${marketId}`] ?? at < OPEN;
          return (
            <MarketGroup
              key={keyOf(market)}
              market={market}
              owner={market.match.id === match.id ? undefined : market.match.home}
              most={tab === "main" ? BEST_LINES : undefined}
              open={open}
              pinned={pinned?.includes(marketId) ?? false}
              onFold={() => foldMarket(match.sportId, marketId, !open)}
              onPin={() => pinMarket(match.sportId, marketId)}
            />
          );
        })}
      </SteadyArea>
    </>
  );
}
