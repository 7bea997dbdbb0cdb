import { useLingui } from "@lingui/react/macro";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { useOfferForAll, useStanding } from "#app/flows/sale/cashOutOffers.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./CashOutLink.module.css";

interface SellButtonProps {
  readonly bet: BetRecord;
  readonly onSell: (betId: string) => void;
}

function Offer({ betId }: { readonly betId: string }) {
  const { t } = useLingui();
  const { back, failing } = useOfferForAll(betId);
  if (failing) return <span>{t`Offer unavailable`}</span>;
  return back === undefined ? null : <span>{formatMoney(back, 2)}</span>;
}

function Open({ bet, onSell }: SellButtonProps) {
  const { t } = useLingui();
  const standing = useStanding();
  return (
    <button className={styles.sell} type="button" data-open="" onClick={() => onSell(bet.id)}>
      {t`Cash out`}
      {standing && <Offer betId={bet.id} />}
    </button>
  );
}

/** Sells a bet: with the offer when it is for sale, locked when not, plain while it waits (design 4.12). */
export function CashOutLink({ bet, onSell }: SellButtonProps) {
  const { t } = useLingui();
  if (bet.canSell) return <Open bet={bet} onSell={onSell} />;
  const waiting = bet.status === "waiting";
  return (
    <button
      className={styles.sell}
      type="button"
      disabled
      aria-label={waiting ? t`Cash out: not before the bet is accepted` : t`Cash out: not available on this bet`}
    >
      {!waiting && <Icon name="lock" size={16} />}
      {t`Cash out`}
    </button>
  );
}
