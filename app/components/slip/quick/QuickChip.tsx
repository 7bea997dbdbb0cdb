import { useLingui } from "@lingui/react/macro";
import { useApp } from "#app/application/useApp.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { quickOff, useQuickBet } from "#app/stores/quick/quickBet.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./QuickChip.module.css";

/** Shows in a list's toolbar that a tap bets, and how much; a tap on it switches that off (design-2, 4.1, 6.3). */
export function QuickChip() {
  const app = useApp();
  const { t } = useLingui();
  const on = useQuickBet((quick) => quick.on);
  if (on === undefined) return null;
  const sum = formatMoney(on.amount, 0);
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={t`Quick bet ${sum}, turn off`}
      onClick={() => quickOff(app)}
    >
      <span className={styles.face}>
        <Icon name="bolt" size={16} /> {sum}
      </span>
    </button>
  );
}
