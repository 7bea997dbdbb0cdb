import { useLingui } from "@lingui/react/macro";
import { type LadderStep } from "#app/domain/bets/ladder.ts";
import { sideOf } from "#app/components/bets/betWords.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { payWord, scoresText } from "#app/text/ladder.ts";
import styles from "./PayLadder.module.css";

interface PayLadderProps {
  readonly ladder: readonly LadderStep[];
  readonly teams: { readonly home: string; readonly away: string; readonly betPos: number; readonly marketId: number };
}

const signed = (net: number): string => (net > 0 ? `+${formatMoney(net, 2)}` : formatMoney(net, 2));

/** What the bet returns at each outcome, best first: in words and as a signed sum (spec §5, payout preview). */
export function PayLadder({ ladder, teams }: PayLadderProps) {
  const { i18n, t } = useLingui();
  return (
    <ul className={styles.ladder} aria-label={t`Payout at each score`}>
      {ladder.map((step, at) => (
        <li key={at} className={styles.step}>
          <span>{scoresText(i18n, step.scores, teams)}</span>
          <span className={styles.word}>{i18n._(payWord(step))}</span>
          <span className={styles.net} data-side={sideOf(step.net)}>
            {signed(step.net)}
          </span>
        </li>
      ))}
    </ul>
  );
}
