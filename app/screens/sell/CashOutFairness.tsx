import { useLingui } from "@lingui/react/macro";
import { sideOf, signed } from "#app/components/bets/betWords.ts";
import { type SaleState } from "#app/domain/bets/saleState.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { formatOdds, ODDS_STYLE } from "#app/domain/odds/odds.ts";
import styles from "./SellScreen.module.css";

/** What the offer is worth beside the market: gain or loss, break-even, the market's value, the share given up (domain F2). */
export function CashOutFairness({ state }: { readonly state: SaleState }) {
  const { i18n, t } = useLingui();
  const { fairness, refusal } = state;
  if (fairness === undefined) return null;
  const share = new Intl.NumberFormat(i18n.locale, { style: "percent", minimumFractionDigits: 1 }).format(
    fairness.givenUp,
  );
  const odds = formatOdds(fairness.breakEven, ODDS_STYLE.EU, { converted: true });
  const lost = formatMoney(Math.max(0, fairness.worth - fairness.receive), 2);
  return (
    <dl
      className={styles.fair}
      aria-label={refusal === undefined ? t`About this cash out` : t`About cashing out in full`}
    >
      <div>
        <dt>
          {refusal === undefined ? t`Profit or loss on this cash out` : t`Profit or loss if you cash out in full`}
        </dt>
        <dd data-side={sideOf(fairness.gain)}>{signed(fairness.gain)}</dd>
      </div>
      <div>
        <dt>{t`Break-even odds`}</dt>
        <dd>{odds}</dd>
      </div>
      <div>
        <dt>{t`Fair value now`}</dt>
        <dd>{formatMoney(fairness.worth, 2)}</dd>
      </div>
      <div>
        <dt>{t`Cost of cashing out`}</dt>
        <dd>
          {lost} ({share})
        </dd>
      </div>
    </dl>
  );
}
