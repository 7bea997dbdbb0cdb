"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { refreshBalance } from "#app/flows/session/balance.ts";
import { useSessionClock } from "#app/flows/session/memberCare.ts";
import { sessionText } from "#app/text/time/dateTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { useShownBalance } from "./shownBalance.ts";
import styles from "./BalancePill.module.css";

/** An amount in thousands, millions or billions, the same in every language as money is. */
const SHORT = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 2 });

/** Over this many signs the amount has the room of the icon, and of what stands elsewhere too (design-2, 4.1). */
const LONG_AMOUNT = 12;

/** The balance, and its short form for where a long one leaves the title no room. */
function Amount({ figure, balance }: { readonly figure: string; readonly balance: number | null }) {
  return (
    <>
      <span className={styles.amount}>{figure}</span>
      <span className={styles.short} aria-hidden="true">
        {SHORT.format(balance ?? 0)}
      </span>
    </>
  );
}

/**
 * The member's account and currency over the balance, and how long the session has lasted where the clock is on; a tap asks
 * anew, the icon turns once for each request (design-2, 4.1). Only the account's name may be cut. What the token claims is
 * dimmed and has no tap, since nobody can be asked before the sign-in (spec §3).
 */
export function BalancePill() {
  const app = useApp();
  const { t } = useLingui();
  const shown = useShownBalance();
  const minutes = useSessionClock();
  const [turns, setTurns] = useState(0);
  const [taps, setTaps] = useState(0);
  if (shown === undefined) return null;
  const { name: account, currency, balance, isConfirmed } = shown;
  const clock = minutes === undefined ? undefined : sessionText(minutes);
  const figure = balance === null ? "–" : formatMoney(balance, 2);
  return (
    <button
      className={styles.pill}
      data-q={isConfirmed ? "balance" : undefined}
      data-q-value={isConfirmed ? (balance ?? undefined) : undefined}
      type="button"
      disabled={!isConfirmed}
      data-claimed={!isConfirmed || undefined}
      data-long={figure.length > LONG_AMOUNT || undefined}
      aria-label={[
        account,
        clock,
        `${currency} ${figure}`.trim(),
        isConfirmed ? t`Refresh balance` : t`Not yet confirmed`,
      ]
        .filter(Boolean)
        .join(", ")}
      onClick={() => {
        setTaps((now) => now + 1);
        if (refreshBalance(app)) setTurns((now) => now + 1);
      }}
    >
      <span className={styles.face}>
        <span className={styles.lines}>
          <span className={styles.account}>
            <span className={styles.who}>{account}</span>
            <span>{["", clock, currency || undefined].filter((part) => part !== undefined).join(" · ")}</span>
          </span>{" "}
          <Amount figure={figure} balance={balance} />
        </span>
        <span key={turns} className={styles.turn} data-turning={turns > 0 || undefined}>
          <Icon name="refresh" size={16} />
        </span>
      </span>
      {taps > 0 && (
        <span key={`whole ${taps}`} className={styles.whole} aria-hidden="true">
          {figure}
        </span>
      )}
    </button>
  );
}
