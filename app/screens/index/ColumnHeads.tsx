import { useLingui } from "@lingui/react";
import { type BoardView } from "#app/components/board/views.ts";
import { listMarketName } from "#app/text/listMarkets.ts";
import styles from "./ColumnHeads.module.css";

/** What the column heads of a list show. */
export interface ColumnHeadsProps {
  readonly view: BoardView;
  readonly sportId: number;
}

/** The column heads of a list with three markets, nothing over one with fewer; for screen readers each price names its market itself (design-2, 8). */
export function ColumnHeads({ view: { rows }, sportId }: ColumnHeadsProps) {
  const { i18n } = useLingui();
  if (rows.look !== "pairs" || rows.markets.length < 3) return null;
  return (
    <div className={styles.heads} aria-hidden="true">
      {rows.markets.map((market) => {
        const name = listMarketName({ marketId: market, sportId });
        return name && <span key={market}>{i18n._(name)}</span>;
      })}
    </div>
  );
}
