"use no memo";

import { useLingui } from "@lingui/react/macro";
import { memo, useRef } from "react";
import { listMarkets } from "#app/domain/odds/listMarkets.ts";
import { hasScore, type Match } from "#app/domain/boards/match.ts";
import { MarketCells } from "#app/components/board/price/MarketCells.tsx";
import { MatchMeta } from "./MatchMeta.tsx";
import { useRowKit } from "./rowContext.ts";
import { MatchStar, MoreMarkets } from "./RowExtras.tsx";
import { rowLabel } from "./rowWords.ts";
import { mainScore } from "./scoreOf.ts";
import { useSteady } from "#app/ui/touch/useSteady.ts";
import { wholeWords } from "#app/text/teams.ts";
import styles from "./MatchCard.module.css";

/**
 * The market of a card: 1X2, or the money line of two-way sports; where that has no price, the handicap, then the total, as the
 * lists show them (spec §2, hot matches; design 4.6).
 */
function cardMarketOf({ sportId, markets }: Match): { readonly marketId: number; readonly positions: 2 | 3 } {
  const winner = listMarkets(sportId).find((id) => id === 5 || id === 16) ?? 1;
  const priced = (id: number) => markets[id]?.[0]?.odds.some((price) => price !== 0);
  const marketId = [winner, 1, 3].find(priced) ?? winner;
  return { marketId, positions: marketId === 5 ? 3 : 2 };
}

/** The market of a card and its prices. */
export function CardPrices({ match }: { readonly match: Match }) {
  const kit = useRowKit();
  const { marketId, positions } = cardMarketOf(match);
  const cells = useRef<HTMLDivElement>(null);
  // another market under the finger is another bet
  useSteady(cells, marketId);
  return (
    <div ref={cells}>
      <MarketCells kit={kit} match={match} marketId={marketId} positions={positions} look="card" />
    </div>
  );
}

/** A popular match: when, where, who, the score or a "v", who wins, and the star of the lists (design 27). */
export const MatchCard = memo(function MatchCard({ match }: { readonly match: Match }) {
  const { i18n, t } = useLingui();
  const kit = useRowKit();
  return (
    <article className={styles.card} data-q={`match:${match.id}`} aria-label={rowLabel(i18n, match, kit.timeZone)}>
      <div className={styles.match}>
        <div className={styles.head}>
          <MatchMeta kit={kit} match={match} brief dated />
          <span className={styles.league}>{match.leagueName}</span>
          <MatchStar kit={kit} match={match} />
          <MoreMarkets kit={kit} match={match} />
        </div>
        <div className={styles.sides}>
          <span className={styles.team} style={kit.look.crest?.(match, 0)}>
            {wholeWords(match.home)}
          </span>
          {hasScore(match) ? (
            <span className={styles.score}>
              {mainScore(match, 0) ?? "–"} – {mainScore(match, 1) ?? "–"}
            </span>
          ) : (
            <span className={styles.versus}>{t`v`}</span>
          )}
          <span className={styles.team} style={kit.look.crest?.(match, 1)}>
            {wholeWords(match.away)}
          </span>
        </div>
      </div>
      <CardPrices match={match} />
    </article>
  );
});
