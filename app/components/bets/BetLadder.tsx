import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { PayLadder } from "#app/components/bets/PayLadder.tsx";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { betLadder } from "#app/domain/bets/betLadder.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./BetLadder.module.css";

interface BetLadderProps {
  readonly bet: BetRecord;
  /** What is shown beside the button, in its row. */
  readonly children?: ReactNode;
}

/** What an open bet would return at each outcome, behind its own button, as on the slip (spec §5, payout preview). */
export function BetLadder({ bet, children }: BetLadderProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const ladder = betLadder(bet);
  const [leg] = bet.legs;
  if (ladder === undefined || leg === undefined) return children;
  return (
    <div>
      <div className={styles.row}>
        <button type="button" className={styles.more} data-q="pays" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t`Payouts`}
          <Icon name={open ? "up" : "down"} size={16} />
        </button>
        {children}
      </div>
      {open && <PayLadder ladder={ladder} teams={leg} />}
    </div>
  );
}
