import { useLingui } from "@lingui/react";
import { LIST_NAMES } from "#app/text/listMarkets.ts";
import styles from "./ColumnHeads.module.css";

/** The column heads of a list with three markets; for screen readers each price names its market itself (design-2, 8). */
export function ColumnHeads({ markets }: { readonly markets: readonly number[] }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.heads} aria-hidden="true">
      {markets.map((market) => {
        const name = LIST_NAMES[market];
        return name && <span key={market}>{i18n._(name)}</span>;
      })}
    </div>
  );
}
