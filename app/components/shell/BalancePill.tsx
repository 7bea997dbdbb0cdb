import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoney } from "#app/domain/moneyText.ts";
import { refreshBalance, useMember } from "#app/flows/balance.ts";
import { useSessionClock } from "#app/flows/memberCare.ts";
import { sessionText } from "#app/text/times.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./BalancePill.module.css";

/** Over this many letters the currency moves up to the account's line (design 5). */
const LONG_AMOUNT = 12;

export interface BalancePillProps {
  /** The currency stands on the account's line, whatever the amount. */
  readonly tight: boolean;
}

/**
 * The member's account, currency and balance, and how long the session has lasted where the clock is on; a tap asks anew, the
 * icon turns once for each request (design 4.4, 2.5).
 */
export function BalancePill({ tight }: BalancePillProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const member = useMember();
  const minutes = useSessionClock();
  const [turns, setTurns] = useState(0);
  if (member === undefined) return null;
  const { name: account, currency, balance } = member;
  const clock = minutes === undefined ? undefined : sessionText(minutes);
  const figure = balance === null ? "–" : formatMoney(balance, 2);
  const long = tight || figure.length > LONG_AMOUNT;
  const shown = long ? figure : `${currency} ${figure}`;
  return (
    <button
      className={styles.pill}
      type="button"
      aria-label={[...[account, long && currency, clock].filter(Boolean), shown, t`Refresh balance`].join(", ")}
      onClick={() => {
        if (refreshBalance(client)) setTurns((now) => now + 1);
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
