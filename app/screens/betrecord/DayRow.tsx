import { Plural, useLingui } from "@lingui/react/macro";
import { sideOf } from "#app/components/bets/betWords.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { type DaySums } from "#app/domain/bets/records.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { dayText } from "./dayWords.ts";
import styles from "./DayRow.module.css";

interface DayRowProps {
  readonly sums: DaySums;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** One report day with its total; a tap opens its bets (design 12). */
export function DayRow({ sums, open, onToggle }: DayRowProps) {
  const { i18n, t } = useLingui();
  const amount = formatMoney(sums.amount, 2);
  return (
    <h2>
      <button
        className={styles.row}
        data-q={`fig:day:${sums.day}`}
        data-q-value={sums.winLose}
        type="button"
        aria-expanded={open}
        onClick={onToggle}
      >
        <span className={styles.words}>
          <span className={styles.day}>{dayText(i18n.locale, sums.day, "row")}</span>
          <span className={styles.detail}>
            <Plural value={sums.count} one="# bet" other="# bets" /> · {t`Amount`} {amount}
          </span>
        </span>
        <span className={styles.sum} data-side={sideOf(sums.winLose)}>
          {signed(sums.winLose)}
        </span>
        <Icon name={open ? "up" : "down"} size={18} />
      </button>
    </h2>
  );
}
