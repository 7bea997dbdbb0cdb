import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./BalancePill.module.css";

export interface BalanceProps {
  readonly account: string;
  readonly currency: string;
  /** With separators and 2 decimals; undefined while it is not known. */
  readonly amount: string | undefined;
  /** How long the session has lasted, "1:05", where the clock is on. */
  readonly clock?: string | undefined;
  /** The currency stands on the account's line, whatever the amount. */
  readonly tight?: boolean;
  /** Asks for the balance; false when it was too soon and nothing was asked. */
  readonly onRefresh: () => boolean;
}

/** Over this many letters the currency moves up to the account's line (design 5). */
const LONG_AMOUNT = 12;

/** Account, currency and balance; a tap asks anew, the icon turns once for each request (design 4.4, 2.5). */
export function BalancePill({ account, currency, amount, clock, tight = false, onRefresh }: BalanceProps) {
  const { t } = useLingui();
  const [turns, setTurns] = useState(0);
  const figure = amount ?? "–";
  const long = tight || figure.length > LONG_AMOUNT;
  const shown = long ? figure : `${currency} ${figure}`;
  return (
    <button
      className={styles.pill}
      type="button"
      aria-label={[...[account, long && currency, clock].filter(Boolean), shown, t`Refresh balance`].join(", ")}
      onClick={() => {
        if (onRefresh()) setTurns((now) => now + 1);
      }}
    >
      <span className={styles.face}>
        <span className={styles.lines}>
          <span className={styles.account} data-aside={long ? undefined : `${currency} · `}>
            {[account, long && currency, clock].filter(Boolean).join(" · ")}
          </span>{" "}
          <span className={styles.amount}>
            {!long && <span className={styles.beside}>{`${currency} `}</span>}
            {figure}
          </span>
        </span>
        <span key={turns} className={styles.turn} data-turning={turns > 0 || undefined}>
          <Icon name="refresh" size={16} />
        </span>
      </span>
    </button>
  );
}
