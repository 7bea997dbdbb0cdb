"use no memo";

import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { type Match } from "#app/domain/boards/match.ts";
import { MarketCells } from "#app/components/board/price/MarketCells.tsx";
import { MatchMeta } from "./MatchMeta.tsx";
import { useRow } from "./rowContext.ts";
import { BonusMark, MatchStar, MoreMarkets } from "./RowExtras.tsx";
import { rowLabel } from "./rowWords.ts";
import { hasRunningScore } from "./scoreOf.ts";
import { TeamLine } from "./TeamLine.tsx";
import styles from "./MatchRow.module.css";

interface MatchRowProps {
  readonly match: Match;
  /** The match whose prices stand in the row: an extension match in the corners view; null when there is none. */
  readonly priced?: Match | null;
  readonly markets: readonly [number, number];
  /** The first row of its league draws no hairline above. */
  readonly first?: boolean;
}

/** A match with two markets side by side, 106 px; drawn again only when the match changed (design 4.2). */
export const MatchRow = memo(function MatchRow({ match, priced = match, markets, first = false }: MatchRowProps) {
  const { i18n } = useLingui();
  const { timeZone } = useRow();
  return (
    <article
      className={styles.row}
      data-first={first || undefined}
      data-scores={hasRunningScore(match.sportId) || undefined}
      aria-label={rowLabel(i18n, match, timeZone)}
    >
      <div className={styles.teams}>
        <MatchMeta match={match} />
        <div className={styles.sides}>
          <TeamLine match={match} side={0} />
          <TeamLine match={match} side={1} />
        </div>
        <div className={styles.extras}>
          <MatchStar match={match} />
          <BonusMark match={match} />
          <MoreMarkets match={match} />
        </div>
      </div>
      <MarketCells match={priced ?? match} offered={priced !== null} marketId={markets[0]} positions={2} look="pair" />
      <MarketCells match={priced ?? match} offered={priced !== null} marketId={markets[1]} positions={2} look="pair" />
    </article>
  );
});
