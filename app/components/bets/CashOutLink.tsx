import { isOffered } from "#app/config.ts";
import { useLingui } from "@lingui/react/macro";
import { type BetRecord, isSoldWhole } from "#app/domain/bets/bet.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { useOfferForAll, useStanding } from "#app/flows/sale/cashOutOffers.ts";
import styles from "./CashOutLink.module.css";

interface SellButtonProps {
  readonly bet: BetRecord;
  readonly onSell: (betId: string) => void;
}

/** Opens the sale of a bet, with the offer for all of it; while the bet cannot be sold there is no button but the word. */
function Open({ bet, onSell }: SellButtonProps) {
  const { t } = useLingui();
  const { back, failing, closed } = useOfferForAll(bet.id, useStanding());
  if (closed) return <Word why={t`closed for the moment`} />;
  return (
    <button
      className={styles.sell}
      data-q={`sell:${bet.id}`}
      data-q-state={failing ? "none" : "open"}
      data-q-value={back}
      type="button"
      data-open=""
      onClick={() => onSell(bet.id)}
    >
      {t`Cash out`}
      {failing && <span>{t`Offer unavailable`}</span>}
      {back !== undefined && <span>{formatMoney(back, 2)}</span>}
    </button>
  );
}

function Word({ why }: { readonly why: string }) {
  const { t } = useLingui();
  return (
    <p className={styles.sell}>
      {t`Cash out`} <span className="spoken">{why}</span>
    </p>
  );
}

/** The way to the sale of a bet: with the offer when it is for sale, else a word (design-2, 7.1; CASH-04). */
export function CashOutLink({ bet, onSell }: SellButtonProps) {
  const { t } = useLingui();
  if (isSoldWhole(bet) || !isOffered("cashOut")) return null;
  if (bet.canSell) return <Open bet={bet} onSell={onSell} />;
  if (bet.kind === "parlay") return <p className={styles.none}>{t`No cash-out on parlays`}</p>;
  return <Word why={bet.status === "waiting" ? t`not before the bet is accepted` : t`not available on this bet`} />;
}
