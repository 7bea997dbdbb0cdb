import { useLingui } from "@lingui/react/macro";
import { type SaleArea } from "#app/domain/bets/saleState.ts";
import { type CashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { SALE_DOUBTS } from "#app/text/sale/outcomes.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import styles from "./CashOut.module.css";

interface Words {
  /** A spinner when left out. */
  readonly icon?: IconName;
  readonly warn?: true;
  readonly title: string;
  readonly text: string;
}

/**
 * What is shown in place of the amount keys, and why (design 13; domain F4; BET-04, BET-05). The way back to them is here
 * and not at the foot, where the cash-out button appears.
 */
export function CashOutArea({ sale }: { readonly sale: CashOutPage }) {
  const { i18n, t } = useLingui();
  const { area, left } = sale.state;
  const doubt = (found: keyof typeof SALE_DOUBTS) => {
    const { title, text } = SALE_DOUBTS[found];
    return { title: i18n._(title), text: i18n._(text) };
  };
  const words: Readonly<Record<Exclude<SaleArea, "keys">, Words>> = {
    waiting: { title: t`Getting an offer`, text: t`This takes a moment.` },
    notForSale:
      left === 0
        ? { icon: "check", title: t`Fully cashed out`, text: t`There is nothing left to cash out.` }
        : {
            icon: "lock",
            title: t`Cash-out is not available on this bet`,
            text: t`The bet keeps running as it is. Only accepted single bets on a line that is still offered can be cashed out.`,
          },
    closed: {
      icon: "lock",
      title: t`Cash-out is suspended`,
      text: t`The bet keeps running. A new offer appears here by itself as soon as there is one.`,
    },
    checking:
      sale.input.attempt.state === "sold"
        ? { title: t`Cash-out accepted`, text: t`Looking for it in the record of your bet…` }
        : {
            warn: true,
            title: t`Checking your cash-out`,
            text: t`We received no answer. We are looking for the cash-out in the record of your bet; it will not be sent again.`,
          },
    stillUnknown: { icon: "alert", warn: true, ...doubt("stillUnknown") },
    notFound: { icon: "info", ...doubt("notFound") },
  };
  if (area === "keys") return null;
  const { icon, warn, title, text } = words[area];
  return (
    <div className={styles.area}>
      <div className={styles.said} role="status">
        <span className={styles.disc} data-tone={warn && "warn"}>
          {icon ? <Icon name={icon} size={28} /> : <Spinner size={24} />}
        </span>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {area === "notFound" && <Button variant="quiet" onClick={sale.dismiss}>{t`Try again with a new offer`}</Button>}
    </div>
  );
}
