import { useLingui } from "@lingui/react/macro";
import { roundMoney } from "#app/domain/odds/money.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { showAmount } from "#app/domain/slip/stake.ts";
import { type CashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { watchSight } from "#app/flows/slip/sight.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./SellScreen.module.css";

/** The part to sell as it is typed, what keeps running and what comes back, or why it cannot be sold (design 13). */
export function CashOutField({ sale }: { readonly sale: CashOutPage }) {
  const { t } = useLingui();
  const { amount, value, refusal, left, receive, typing, ...bounds } = sale.state;
  const shown = amount.whole ? formatMoney(value, Number.isInteger(value) ? 0 : 2) : showAmount(amount.digits);
  const empty = shown === "";
  const keep = formatMoney(roundMoney(left - value), 2);
  const min = formatMoney(bounds.min, 2);
  const max = formatMoney(bounds.max, 2);
  const reasons = {
    empty: t`Please enter the amount`,
    belowMinimum: t`Minimum cash out ${min}`,
    aboveUnsold: t`Maximum cash out ${max}`,
    notWhole: t`Enter a whole amount, or cash out in full`,
  };
  return (
    <>
      <div className={styles.field} data-wrong={(refusal !== undefined && refusal !== "empty") || undefined}>
        <span className={styles.name}>{t`Stake to cash out`}</span>
        <output ref={watchSight} className={styles.amount} aria-label={t`Amount to cash out`}>
          {shown}
        </output>
        <i className={styles.caret} />
        <button
          className={styles.clear}
          type="button"
          aria-label={t`Clear amount`}
          disabled={empty || !typing}
          onClick={() => sale.press("Clear")}
        >
          <Icon name="clear" size={20} />
        </button>
      </div>
      <p className={styles.under}>
        {refusal === undefined ? (
          <>
            <span>{t`${keep} stays on the bet`}</span>
            <span>
              {t`You get`} <b>{formatMoney(receive, 2)}</b>
            </span>
          </>
        ) : (
          <>
            <span data-wrong={refusal === "empty" ? undefined : ""} role={refusal === "empty" ? undefined : "alert"}>
              {reasons[refusal]}
            </span>
            <span>
              {t`Min ${min}`} · {t`Max ${max}`}
            </span>
          </>
        )}
      </p>
    </>
  );
}
