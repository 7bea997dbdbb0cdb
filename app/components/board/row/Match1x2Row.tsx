"use no memo";

import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { type Match } from "#app/domain/boards/match.ts";
import { MarketCells } from "#app/components/board/price/MarketCells.tsx";
import { MatchMeta } from "./MatchMeta.tsx";
import { useRow } from "./rowContext.ts";
import { MatchStar, MoreMarkets } from "./RowExtras.tsx";
import { rowLabel } from "./rowWords.ts";
import { TeamLine } from "./TeamLine.tsx";
import styles from "./Match1x2Row.module.css";

interface Match1x2RowProps {
  readonly match: Match;
  readonly marketId: number;
  /** 3 with a draw, 2 for a money line. */
  readonly positions: 2 | 3;
  readonly first?: boolean;
}

/** A match with one market in tall cells, 70 px: 1X2, or the money line of two-way sports (design 4.2). */
export const Match1x2Row = memo(function Match1x2Row({ match, marketId, positions, first = false }: Match1x2RowProps) {
  const { i18n } = useLingui();
  const { timeZone } = useRow();
  return (
    <article className={styles.row} data-first={first || undefined} aria-label={rowLabel(i18n, match, timeZone)}>
      <div className={styles.teams}>
        <div className={styles.head}>
          <MatchMeta match={match} brief />
          <MatchStar match={match} />
          <MoreMarkets match={match} />
        </div>
        <TeamLine match={match} side={0} />
        <TeamLine match={match} side={1} />
      </div>
      <MarketCells match={match} marketId={marketId} positions={positions} look="row" />
    </article>
  );
});
