import Big from "big.js";
import { Plural, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { symmetricSums } from "#app/domain/slip/parlay.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { parlayMinimum } from "#app/domain/slip/slip.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { useSteady } from "#app/ui/touch/useSteady.ts";
import styles from "./ParlayBar.module.css";

interface ParlayBarProps {
  readonly picks: readonly Selection[];
  /** Full width at the foot of the page, where it covers no price (match page). */
  readonly docked: boolean;
  readonly onOpen: () => void;
}

const productOf = (picks: readonly Selection[]): string =>
  formatMoney(symmetricSums(picks.map(({ odds }) => Big(odds))).at(-1), 2);

/** The floating bar of the parlay: how many selections, the minimum, the odds, the way to the bet page (design 4.10). */
export function ParlayBar({ picks, docked, onOpen }: ParlayBarProps) {
  const { t } = useLingui();
  const minimum = parlayMinimum(picks);
  const missing = Math.max(0, minimum - picks.length);
  const odds = productOf(picks);
  const bar = useRef<HTMLElement>(null);
  useSteady(bar);
  return (
    <aside ref={bar} className={styles.bar} data-docked={docked || undefined} aria-label={t`Parlay`}>
      <span className={styles.disc}>{picks.length}</span>
      <p className={styles.words} role="status">
        <b className={styles.count}>
          <Plural value={picks.length} one="# selection" other="# selections" />
        </b>
        <span className={styles.line}>
          <span className={styles.min}>{t`Min ${minimum}`} · </span>
          {missing > 0 ? <Plural value={missing} one="Add # more" other="Add # more" /> : t`Odds ${odds}`}
        </span>
      </p>
      <button type="button" className={styles.open} disabled={missing > 0} onClick={onOpen}>
        {t`Bet slip`}
        <Icon name="right" size={18} />
      </button>
    </aside>
  );
}
