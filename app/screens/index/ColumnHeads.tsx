import { useLingui } from "@lingui/react";
import { listMarketName } from "#app/text/listMarkets.ts";
import styles from "./ColumnHeads.module.css";

/** What the column heads of a list show. */
export interface ColumnHeadsProps {
  readonly markets: readonly number[];
  readonly sportId: number;
}

/** The column heads of a list with three markets; for screen readers each price names its market itself (design-2, 8). */
export function ColumnHeads({ markets, sportId }: ColumnHeadsProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.heads} aria-hidden="true">
      {markets.map((market) => {
        const name = listMarketName({ marketId: market, sportId });
        return name && <span key={market}>{i18n._(name)}</span>;
      })}
    </div>
  );
}
