import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { type CashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./SellScreen.module.css";

/** What the last tap came to, over the amount: the offer got worse, or the sale was not made (spec §8, sell codes 1, 3, 4). */
export function CashOutWorse({ sale }: { readonly sale: CashOutPage }) {
  const { t } = useLingui();
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
  if (attempt.state !== "refused" || attempt.code === 2) return null;
  const reasons: Readonly<Record<number, string>> = {
    0: t`The cash out was not sent or not taken. Nothing was cashed out; please try again.`,
    1: t`The cash out failed. Nothing was cashed out; check the amount and try again.`,
    4: t`Cash out was closed at that moment. Nothing was cashed out; look at the new offer.`,
  };
  return (
    <p className={styles.worse} role="alert">
      <Icon name="alert" size={18} />
      {attempt.said !== "" ? attempt.said : (reasons[attempt.code] ?? reasons[1])}
    </p>
  );
}
