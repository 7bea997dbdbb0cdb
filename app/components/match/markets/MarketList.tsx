import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import { type Line, type Match } from "#app/domain/boards/match.ts";
import { PAGE_TABS, type PageMarket, type PageTab, pageMarkets, pinnedFirst } from "#app/domain/boards/matchPage.ts";
import { persistMarketFolds, useMarketFolds } from "#app/stores/marketFolds.ts";
import { useLook } from "#app/stores/look.ts";
import { marketTabName } from "#app/text/marketTabs.ts";
import { AgeNote } from "#app/components/views/StaleNote.tsx";
import { SteadyArea } from "#app/ui/touch/SteadyArea.tsx";
import type { Aged } from "#app/components/views/StaleBar.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { keyOf, MarketRuns } from "./MarketRuns.tsx";
import { useTwoStacks } from "./useTwoStacks.ts";
import styles from "./MarketList.module.css";

interface MarketListProps {
  readonly match: Match;
  readonly extensions: readonly Match[];
  /** The extensions' prices, which have a call of their own, are not fresh. */
  readonly aged: Aged | undefined;
  /** These are all markets; otherwise more are loading, and nothing is counted yet. */
  readonly whole: boolean;
  /** What is shown between the head and the prices: a different text has moved them. */
  readonly above: string;
}

/** The tabs by their names for test suites. */
const TAB_Q = { main: "main", full: "full", firstHalf: "half", other: "other", cornerSpecial: "corner" } as const;

/** Markets that start open in a tab; the others are one tap away. */
const OPEN = 6;

/** How many lines of a market Main shows: the best ones; other tabs show all (domain D4). */
const BEST_LINES = 3;

/** The crests of both sides, for the cells that represent them; an unknown one keeps its place. */
function useCrests(match: Match): CSSProperties {
  const crest = useLook((state) => state.crest);
  const side = (place: 0 | 1) =>
    Object.entries(crest?.(match, place) ?? {}).map(([name, value]) => [`${name}-${place}`, value] as const);
  return Object.fromEntries([...side(0), ...side(1)]);
}

/** Scrolls to the first market of a tab chosen from further down the page. */
function useFirstInSight(tab: PageTab) {
  const start = useRef<HTMLDivElement>(null);
  const last = useRef(tab);
  useLayoutEffect(() => {
    const node = start.current;
    if (last.current === tab || !node) return;
    last.current = tab;
    if (node.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(node).scrollMarginTop))
      node.scrollIntoView({ block: "start" });
  }, [tab]);
  return start;
}

interface MarketTabsProps {
  readonly sportId: number;
  readonly listed: readonly { readonly name: PageTab; readonly markets: readonly PageMarket[] }[];
  readonly counted: boolean;
  readonly tab: PageTab;
  readonly onChange: (tab: PageTab) => void;
}

/** The tabs that have markets, each with their count; nothing for a match without any. */
function MarketTabs({ sportId, listed, counted, tab, onChange }: MarketTabsProps) {
  const { i18n, t } = useLingui();
  return (
    <div className={styles.tabs} hidden={listed.length === 0}>
      <Tabs
        label={t`Markets`}
        value={tab}
        onChange={onChange}
        panelId="markets"
        items={listed.map(({ name, markets: { length } }) => ({
          value: name,
          q: `mtab:${TAB_Q[name]}`,
          label: (
            <>
              {i18n._(marketTabName(name, sportId))} {counted && <span className={styles.count}>{length}</span>}
            </>
          ),
        }))}
      />
    </div>
  );
}

/** What decides the place of a line among the others. */
const placeOf = ({ couId, hdp }: Line): string => `${couId} ${hdp}`;

/** The markets of a match under their tabs, each with its count (design 4.15). */
export function MarketList({ match, extensions, aged, whole, above }: MarketListProps) {
  const app = useApp();
  const { t } = useLingui();
  const [chosen, setChosen] = useState<PageTab>("main");
  // called by the page that shows them, before its first render: the first list does not need it
  useState(() => persistMarketFolds(app));
  const folds = useMarketFolds(({ open }) => open);
  const pinned = useMarketFolds((state) => state.pinned[match.sportId]);
  // a tab without markets would be a dead end
  const listed = PAGE_TABS.map((name) => ({ name, markets: pageMarkets(match, extensions, name) })).filter(
    ({ markets: { length } }) => length > 0,
  );
  const shown = listed.find(({ name }) => name === chosen) ?? listed[0];
  const tab = shown?.name ?? chosen;
  const markets = pinnedFirst(shown?.markets ?? [], pinned ?? []).map((market, at) => ({
    market,
    open: folds[`${match.sportId}:${market.marketId}`] ?? at < OPEN,
  }));
  const lines = markets.map(({ market }) => `${keyOf(market)}/${market.lines.map(placeOf).join()}`);
  const noted = markets.some(({ market }) => market.match.id !== match.id) ? aged : undefined;
  const start = useFirstInSight(tab);
  const two = useTwoStacks(start);
  const crests = useCrests(match);
  return (
    <>
      <MarketTabs sportId={match.sportId} listed={listed} counted={whole} tab={tab} onChange={setChosen} />
      {/* a market or line that comes or goes moves the prices below it (BET-26) */}
      <div ref={start} className={styles.start} />
      <SteadyArea
        shape={`${above} ${two} ${noted !== undefined} ${lines.join(" ")}`}
        id="markets"
        className={styles.markets}
        style={crests}
      >
        <AgeNote aged={noted} />
        {markets.length === 0 && <p className={styles.none}>{t`No more markets!`}</p>}
        <MarketRuns
          match={match}
          markets={markets}
          two={two}
          old={aged !== undefined}
          most={tab === "main" ? BEST_LINES : undefined}
        />
      </SteadyArea>
    </>
  );
}
