import { useLingui } from "@lingui/react/macro";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { toReturn } from "#app/domain/bets/records.ts";
import { type SaleState } from "#app/domain/bets/saleState.ts";
import { roundMoney } from "#app/domain/odds/money.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { watchSight } from "#app/flows/slip/facts/sight.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./CashOut.module.css";

interface CashOutSumsProps {
  readonly bet: BetRecord;
  readonly state: SaleState;
  /** A tap on the amount opens its keys, and the next one closes them. */
  readonly onAmount: () => void;
  readonly keysOpen: boolean;
}

/** Why the amount cannot be cashed out, and the limits within which it can. */
function Refusal({ state: { refusal, ...bounds } }: { readonly state: SaleState }) {
  const { t } = useLingui();
  const min = formatMoney(bounds.min, 2);
  const max = formatMoney(bounds.max, 2);
  const reasons = {
    empty: t`Please enter the amount`,
    belowMinimum: t`Minimum stake to cash out ${min}`,
    aboveUnsold: t`Maximum stake to cash out ${max}`,
    notWhole: t`Enter an amount without cents, or cash out in full`,
  };
  return (
    <p className={styles.refusal}>
      <span data-wrong={refusal === "empty" ? undefined : ""} role={refusal === "empty" ? undefined : "alert"}>
        {refusal && reasons[refusal]}
      </span>
      <span>
        {t`Min ${min}`} · {t`Max ${max}`}
      </span>
    </p>
  );
}

/** The offer compared with the market: the current fair value, and how much of it the member gives up (domain F2, CASH-01). */
function Worth({ fairness }: { readonly fairness: NonNullable<SaleState["fairness"]> }) {
  const { i18n, t } = useLingui();
  const lost = formatMoney(Math.max(0, roundMoney(fairness.worth - fairness.receive)), 2);
  const share = new Intl.NumberFormat(i18n.locale, { style: "percent", maximumFractionDigits: 1 }).format(
    fairness.givenUp,
  );
  return (
    <>
      <div>
        <dt>
          <details className={styles.why}>
            <summary>
              {t`Fair value now`}
              <Icon name="info" size={16} />
            </summary>
            <p>{t`What this part of your bet is worth at the current market price.`}</p>
          </details>
        </dt>
        <dd>{formatMoney(fairness.worth, 2)}</dd>
      </div>
      <div>
        <dt>{t`Below fair value`}</dt>
        <dd>
          {lost} · {share}
        </dd>
      </div>
    </>
  );
}

/** What is cashed out and what it costs: the stake, what that part would have returned, fair value and cost (design-2, 7.1). */
export function CashOutSums({ bet, state, onAmount, keysOpen }: CashOutSumsProps) {
  const { t } = useLingui();
  const { value, left, refusal, fairness, typing } = state;
  const chosen = formatMoney(value, 2);
  const rest = formatMoney(left, 2);
  // a part can return what a bet can whose other parts are all cashed out
  const part = toReturn({ ...bet, sold: roundMoney(bet.payment - value) });
  return (
    <div className={styles.facts}>
      <dl aria-label={t`About this cash-out`}>
        <div ref={watchSight}>
          <dt>{t`Stake to cash out`}</dt>
          <dd>
            <button
              className={styles.amount}
              type="button"
              aria-expanded={keysOpen}
              aria-label={t`Stake to cash out: ${chosen} of ${rest}`}
              disabled={!typing}
              onClick={onAmount}
            >
              {t`${chosen} of ${rest}`}
              <Icon name={keysOpen ? "up" : "down"} size={16} />
            </button>
          </dd>
        </div>
        {refusal === undefined && (
          <div>
            <dt>{t`Return given up if the bet wins`}</dt>
            <dd>{formatMoney(part, 2)}</dd>
          </div>
        )}
        {fairness && refusal === undefined && <Worth fairness={fairness} />}
      </dl>
      {refusal !== undefined && <Refusal state={state} />}
    </div>
  );
}
