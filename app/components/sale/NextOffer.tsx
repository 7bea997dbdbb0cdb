import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type CashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { useTurn } from "#app/flows/turn.ts";
import styles from "./CashOut.module.css";

/** The time to the next offer, with a ring that empties until then (CASH-01; design-2, 7.1). */
export function NextOffer({ sale: { turn, state } }: { readonly sale: CashOutPage }) {
  const app = useApp();
  const { t } = useLingui();
  const [now, setNow] = useState(() => app.now());
  const { from, to } = turn ?? { from: now, to: now };
  const seconds = Math.min(Math.ceil((to - from) / 1000), Math.max(0, Math.ceil((to - now) / 1000)));
  useTurn(seconds > 0 ? to - (seconds - 1) * 1000 : undefined, now, setNow);
  if (state.area !== "keys") return null;
  return (
    <p className={styles.next}>
      <svg key={from} className={styles.ring} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" pathLength="1" style={{ animationDuration: `${to - from}ms` }} />
      </svg>
      {seconds > 0 ? t`New offer in ${seconds} s` : t`Waiting for a new offer…`}
    </p>
  );
}
