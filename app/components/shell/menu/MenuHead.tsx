"use no memo";

import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./MenuHead.module.css";

/** The member as the head of the menu shows them. */
export interface MenuMember {
  readonly account: string;
  readonly currency: string;
  /** With separators and 2 decimals; undefined while it is not known. */
  readonly balance: string | undefined;
  readonly cashBalance?: string | undefined;
  /** Asks for the balance; false when it was too soon and nothing was asked. */
  readonly onRefresh: () => boolean;
}

interface MenuHeadProps {
  readonly member: MenuMember | undefined;
  readonly onLogin: (() => void) | undefined;
}

/** The head of the drawer on chrome: account and balances, or the way to log in (design 4.8). */
export function MenuHead({ member, onLogin }: MenuHeadProps) {
  const { t } = useLingui();
  const [turns, setTurns] = useState(0);
  return (
    <div className={styles.head}>
      <svg className={styles.rings} viewBox="0 0 160 160" aria-hidden="true">
        <circle cx="80" cy="80" r="46" />
        <circle cx="80" cy="80" r="92" />
        <circle cx="80" cy="80" r="138" />
      </svg>
      {member ? (
        <>
          <p className={styles.who}>
            <span className={styles.monogram} aria-hidden="true">
              {member.account.slice(0, 2).toUpperCase()}
            </span>
            <span>
              <span className={styles.account}>{member.account}</span>
              <span className={styles.quiet}>{t`${member.currency} account`}</span>
            </span>
          </p>
          <div className={styles.money}>
            <p>
              <span className={styles.quiet}>{t`Balance`}</span>
              <span className={styles.balance}>{member.balance ?? "–"}</span>
              {member.cashBalance !== undefined && (
                <span className={styles.quiet}>
                  {t`Cash balance`} <b>{member.cashBalance}</b>
                </span>
              )}
            </p>
            <button
              className={styles.refresh}
              data-q="refresh"
              type="button"
              aria-label={t`Refresh balance`}
              onClick={() => {
                if (member.onRefresh()) setTurns((now) => now + 1);
              }}
            >
              <span key={turns} className={styles.turn} data-turning={turns > 0 || undefined}>
                <Icon name="refresh" />
              </span>
            </button>
          </div>
        </>
      ) : (
        onLogin && (
          <button className={styles.login} data-q="nav:login" type="button" onClick={onLogin}>
            {t`Log in`}
          </button>
        )
      )}
    </div>
  );
}
