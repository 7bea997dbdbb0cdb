import { useLingui } from "@lingui/react/macro";
import { priceStyle } from "#app/domain/markets.ts";
import { formatMoney } from "#app/domain/money.ts";
import { formatOdds } from "#app/domain/odds.ts";
import { type Receipt } from "#app/domain/receipt.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { marketLine } from "#app/text/markets.ts";
import { oddsStyleName } from "#app/text/oddsStyles.ts";
import { timeText } from "#app/text/times.ts";
import styles from "./ReceiptCard.module.css";

interface ReceiptCardProps {
  readonly receipt: Receipt;
  /** Hours east of UTC. */
  readonly timeZone: number;
}

/** Everything that a member may later want to prove about a bet (design 4.14; trust BET-18). */
export function ReceiptCard({ receipt, timeZone }: ReceiptCardProps) {
  const { i18n, t } = useLingui();
  const { selection, odds, oddsStyle, hdp, currency } = receipt;
  const { score } = selection;
  const style = priceStyle(selection.marketId, oddsStyle);
  const money = (amount: number | null) => `${currency} ${formatMoney(amount, 2)}`;
  return (
    <div className={styles.card}>
      <p className={styles.pick}>
        <span>{choiceTitle(i18n, { ...selection, hdp, oddsStyle })}</span>
        <span>{formatOdds(odds, style)}</span>
      </p>
      <p className={styles.detail}>
        <span>{marketLine(i18n, selection.marketId)}</span>
        <span>{i18n._(oddsStyleName(style))}</span>
      </p>
      <p className={styles.detail}>
        <span>
          <bdi>{selection.home}</bdi> {score ? <b>{`${score[0]}–${score[1]}`}</b> : "v"} <bdi>{selection.away}</bdi>
        </span>
      </p>
      <dl className={styles.sums}>
        <dt>{t`Stake`}</dt>
        <dd>{money(receipt.stake)}</dd>
        {receipt.payment !== receipt.stake && (
          <>
            <dt>{t`Deducted`}</dt>
            <dd>{money(receipt.payment)}</dd>
          </>
        )}
        <dt>{t`Potential return`}</dt>
        <dd>{money(receipt.back)}</dd>
        {receipt.balance !== null && (
          <>
            <dt>{t`New balance`}</dt>
            <dd>{money(receipt.balance)}</dd>
          </>
        )}
        <dt>{t`Time`}</dt>
        <dd>{timeText(i18n.locale, new Date(receipt.placedAt).toISOString(), timeZone)}</dd>
      </dl>
    </div>
  );
}
