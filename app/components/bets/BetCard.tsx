import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { BetHead } from "./BetHead.tsx";
import { BetLeg } from "./BetLeg.tsx";
import { BetSums } from "./BetSums.tsx";
import { CashOutLink } from "./CashOutLink.tsx";
import styles from "./BetCard.module.css";

interface BetCardProps {
  readonly bet: BetRecord;
  /** Hours east of UTC. */
  readonly timeZone: number;
  readonly onOpen: (betId: string) => void;
  readonly onSell: (betId: string) => void;
  readonly onBonus: (bet: BetRecord) => void;
}

/** One open bet of the records (design 4.12, 11). */
export const BetCard = memo(function BetCard({ bet, timeZone, onOpen, onSell, onBonus }: BetCardProps) {
  const { t } = useLingui();
  const { id } = bet;
  return (
    <article
      className={styles.card}
      data-q={`bet:${id}`}
      data-q-state={String(bet.status)}
      data-q-value={bet.payment}
      aria-label={t`Bet ${id}`}
    >
      <BetHead bet={bet} timeZone={timeZone} onOpen={onOpen} onBonus={onBonus} />
      {bet.legs.map((leg) => (
        <BetLeg key={`${leg.matchId}_${leg.couId}_${leg.betPos}`} bet={bet} leg={leg} timeZone={timeZone} />
      ))}
      <footer className={styles.foot}>
        <BetSums bet={bet} />
        <CashOutLink bet={bet} onSell={onSell} />
      </footer>
    </article>
  );
});
