"use no memo";

import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { listMarkets } from "#app/domain/odds/markets.ts";
import { hasScore, type Match } from "#app/domain/boards/match.ts";
import { MarketCells } from "#app/components/board/price/MarketCells.tsx";
import { MatchMeta } from "./MatchMeta.tsx";
import { useRowKit } from "./rowContext.ts";
import { MoreMarkets } from "./RowExtras.tsx";
import { rowLabel } from "./rowWords.ts";
import { mainScore } from "./scoreOf.ts";
import styles from "./MatchCard.module.css";

/** The winner market of a card: 1X2, or the money line of two-way sports (design 4.6). */
function winnerOf(sportId: number): { readonly marketId: number; readonly positions: 2 | 3 } {
  const market = listMarkets(sportId).find((id) => id === 5 || id === 16) ?? 1;
  return { marketId: market, positions: market === 5 ? 3 : 2 };
}

/** A popular match: when, where, who, the score or a "v", and who wins (design 27). */
export const MatchCard = memo(function MatchCard({ match }: { readonly match: Match }) {
  const { i18n, t } = useLingui();
  const kit = useRowKit();
  const { marketId, positions } = winnerOf(match.sportId);
  return (
    <article className={styles.card} data-q={`match:${match.id}`} aria-label={rowLabel(i18n, match, kit.timeZone)}>
      <div className={styles.match}>
        <div className={styles.head}>
          <MatchMeta kit={kit} match={match} brief dated />
          <span className={styles.league}>{match.leagueName}</span>
          <MoreMarkets kit={kit} match={match} />
        </div>
        <div className={styles.sides}>
          <span className={styles.team}>{match.home}</span>
          {hasScore(match) ? (
            <span className={styles.score}>
              {mainScore(match, 0) ?? "–"} – {mainScore(match, 1) ?? "–"}
            </span>
          ) : (
            <span className={styles.versus}>{t`v`}</span>
          )}
          <span className={styles.team}>{match.away}</span>
        </div>
      </div>
      <MarketCells kit={kit} match={match} marketId={marketId} positions={positions} look="card" />
    </article>
  );
});
