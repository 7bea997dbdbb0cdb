"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { refreshBalance } from "#app/flows/session/balance.ts";
import { useSessionClock } from "#app/flows/session/memberCare.ts";
import { goLogin } from "#app/flows/session/prompts.ts";
import { useShownBalance } from "#app/components/shell/shownBalance.ts";
import { useSession } from "#app/stores/session.ts";
import { sessionText } from "#app/text/time/dateTexts.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import styles from "./SideHead.module.css";

/** Who one is and what one has, at the head of the wide navigation, or the way to log in (design 4.8, 42). */
export function SideHead() {
  const app = useApp();
  const { t } = useLingui();
  const shown = useShownBalance();
  const minutes = useSessionClock();
  const visitor = useSession(({ phase }) => phase === "visitor");
  if (shown === undefined)
    return (
      <div className={styles.head}>
        {visitor && (
          <button className={styles.login} type="button" onClick={() => goLogin(app)}>
            {t`Log in`}
          </button>
        )}
      </div>
    );
  const { name, currency, balance, cashBalance, isConfirmed } = shown;
  const clock = minutes === undefined ? undefined : ` · ${sessionText(minutes)}`;
  return (
    <div className={styles.head}>
      <span className={styles.monogram} aria-hidden="true">
        {name.slice(0, 2).toUpperCase()}
      </span>
      <span className={styles.words}>
        <span className={styles.account}>{name}</span>
        <span className={styles.quiet}>
          {currency} {balance === null ? "–" : formatMoney(balance, 2)}
          {clock}
        </span>
        {!isConfirmed && <span className={styles.quiet}>{t`Not yet confirmed`}</span>}
        {cashBalance !== null && (
          <span className={styles.quiet}>
            {t`Cash balance`} {formatMoney(cashBalance, 2)}
          </span>
        )}
      </span>
      {isConfirmed && (
        <IconButton
          // the page's only balance (Header.tsx)
          q="balance"
          value={balance ?? undefined}
          icon="refresh"
          label={t`Refresh balance`}
          onClick={() => refreshBalance(app)}
        />
      )}
    </div>
  );
}
