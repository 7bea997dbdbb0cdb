import { useLingui } from "@lingui/react/macro";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { stampText } from "#app/text/time/zoneTimes.ts";
import styles from "./BetScreen.module.css";

interface BetSalesProps {
  readonly bet: BetRecord;
  readonly timeZone: number;
}

/** The cashed-out parts of a bet, each with its id and time (contract, Sales; domain F5). */
export function BetCashOuts({ bet, timeZone }: BetSalesProps) {
  const { t } = useLingui();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t`Partial cash-outs`}</h2>
      <table className={styles.table} data-named="">
        <thead>
          <tr>
            <th scope="col">{t`Cash out`}</th>
            <th scope="col">{t`Cashed out`}</th>
            <th scope="col">{t`Cashed out for`}</th>
          </tr>
        </thead>
        <tbody>
          {bet.sales.map(({ id, amount, back, at }) => (
            <tr key={id}>
              <td>
                <span>{id}</span>
                <span>{stampText(at, timeZone)}</span>
              </td>
              <td data-name={t`Cashed out`}>{formatMoney(amount, 2)}</td>
              <td data-name={t`Cashed out for`}>{formatMoney(back, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
