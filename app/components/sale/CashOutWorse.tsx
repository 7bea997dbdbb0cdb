import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { sellRefusal } from "#app/domain/slip/refusal.ts";
import { type CashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { saleRefusalText } from "#app/text/sale/outcomes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./CashOut.module.css";

/** The outcome of the last tap, above the amount: the offer got worse, or the cash-out was refused (spec §8, sell codes 1, 3, 4). */
export function CashOutWorse({ sale }: { readonly sale: CashOutPage }) {
  const { i18n, t } = useLingui();
  const { worse } = sale.state;
  const { attempt } = sale.input;
  if (worse) {
    const from = formatMoney(worse.from, 2);
    const to = formatMoney(worse.to, 2);
    return (
      <p className={styles.worse} role="alert">
        <Icon name="alert" size={18} />
        {t`The offer changed from ${from} to ${to}. Nothing has been cashed out yet.`}
      </p>
    );
  }
  if (attempt.state !== "refused") return null;
  if (sellRefusal(attempt.code) === "notForSale") return null;
  return (
    <p className={styles.worse} role="alert">
      <Icon name="alert" size={18} />
      {attempt.said || i18n._(saleRefusalText(attempt.code))}
    </p>
  );
}
