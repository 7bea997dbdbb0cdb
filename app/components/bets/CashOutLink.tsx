import { isOffered } from "#app/config.ts";
import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { isSoldWhole } from "#app/domain/bets/soldWhole.ts";
import { focusTitleIfLost } from "#app/ui/touch/restoreFocus.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { useOfferForAll, useStanding } from "#app/flows/sale/cashOutOffers.ts";
import styles from "./CashOutLink.module.css";

interface SellButtonProps {
  readonly bet: BetRecord;
  readonly onSell: (betId: string) => void;
}

/** Opens the cash-out of a bet, with the offer for the whole bet; while the bet cannot be cashed out it is a word, not a button. */
function Open(props: SellButtonProps) {
  const { t } = useLingui();
  const offer = useOfferForAll(props.bet.id, useStanding());
  return offer.closed ? <Word why={t`suspended`} /> : <SellButton {...props} {...offer} />;
}

type OfferedProps = SellButtonProps & Pick<ReturnType<typeof useOfferForAll>, "back" | "failing">;

/** It disappears when the bet is cashed out or its offer closes; if it had the focus, that moves to the page's title (WCAG 2.4.3). */
function SellButton({ bet, onSell, back, failing }: OfferedProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const node = button.current;
    return () => {
      if (node === document.activeElement) queueMicrotask(focusTitleIfLost);
    };
  }, []);
  return (
    <button
      ref={button}
      className={styles.sell}
      data-q={`sell:${bet.id}`}
      data-q-state={failing ? "none" : "open"}
      data-q-value={back}
      type="button"
      data-open=""
      onClick={() => onSell(bet.id)}
    >
      <span>{t`Cash out`}</span> {failing && <span>{t`Offer unavailable`}</span>}
      {back !== undefined && <b className={styles.offer}>{formatMoney(back, 2)}</b>}
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

/** The way to a bet's cash-out: a button with the offer if there is one, else a word (design-2, 7.1; CASH-04). */
export function CashOutLink({ bet, onSell }: SellButtonProps) {
  const { t } = useLingui();
  if (isSoldWhole(bet) || !isOffered("cashOut")) return null;
  if (bet.canSell) return <Open bet={bet} onSell={onSell} />;
  if (bet.kind === "parlay") return <p className={styles.none}>{t`No cash-out on parlays`}</p>;
  return <Word why={bet.status === "waiting" ? t`available once the bet is accepted` : t`not available on this bet`} />;
}
