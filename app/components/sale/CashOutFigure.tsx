import { useLingui } from "@lingui/react/macro";
import { sideOf } from "#app/components/bets/betWords.ts";
import { rateText } from "#app/domain/bets/cashOut.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { roundMoney } from "#app/domain/odds/money.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { type CashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { watchSight } from "#app/flows/slip/facts/sight.ts";
import styles from "./CashOut.module.css";

/** The amount returned, with the offer's last move; below it profit or loss on the stake, and the rate (CASH-01). */
export function CashOutFigure({ sale: { state, moved } }: { readonly sale: CashOutPage }) {
  const { t } = useLingui();
  const { receive, value, asks } = state;
  const rate = state.rate === undefined ? undefined : rateText(state.rate);
  const worse = asks && moved === "down";
  const gain = receive === undefined ? undefined : roundMoney(receive - value);
  return (
    <div className={styles.get} ref={watchSight}>
      <span className={styles.name}>{t`You get`}</span>
      <output className={styles.figure} aria-label={t`You get`} data-moved={worse ? "down" : undefined}>
        {worse && <span className={styles.arrow} aria-hidden="true" />}
        {formatMoney(receive, 2)}
        {moved !== undefined && <span className="spoken">{moved === "up" ? t`went up` : t`went down`}</span>}
      </output>
      <span className={styles.under}>
        {gain !== undefined && (
          <>
            {t`Profit or loss`} <b data-side={sideOf(gain)}>{signed(gain)}</b>
          </>
        )}
        {gain !== undefined && rate !== undefined && " · "}
        {rate !== undefined && t`${rate} × stake`}
      </span>
    </div>
  );
}
