import { type ReactNode } from "react";
import { useLingui } from "@lingui/react/macro";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { productOf } from "#app/domain/slip/parlay.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { isRunnerRow, type SharedRow } from "#app/flows/share/sharedSlip.ts";
import { Button } from "#app/ui/Button.tsx";
import { selectionIn } from "./pickViews.ts";
import styles from "./SharedSlipScreen.module.css";

interface SharedFootProps {
  readonly rows: readonly SharedRow[];
  readonly oddsStyle: OddsStyle;
  /** Adds all of these to the parlay; undefined while taps are not accepted. */
  readonly onAdd: ((selections: readonly Selection[]) => void) | undefined;
  /** The result of the last tap. */
  readonly children: ReactNode;
}

/** The picks that a parlay accepts: open, before kick-off, one per match (LNK-08). */
function forParlay(rows: readonly SharedRow[], oddsStyle: OddsStyle) {
  const seen = new Set<number>();
  return rows.flatMap((row) => {
    if (isRunnerRow(row) || row.offer?.state !== "open") return [];
    const selection = selectionIn(row, oddsStyle);
    if (selection === undefined || selection.stage === "live" || selection.minParlay === 0) return [];
    if (seen.has(selection.mainId)) return [];
    seen.add(selection.mainId);
    return [{ selection, sent: row.pick.price / 1_000, now: row.offer.decimal }];
  });
}

/** The total odds of those picks, then and now, and the one button that adds them (LNK-07; design-2, 7.3). */
export function SharedFoot({ rows, oddsStyle, onAdd, children }: SharedFootProps) {
  const { t } = useLingui();
  const picks = forParlay(rows, oddsStyle);
  const count = picks.length;
  const [then, now] = [productOf(picks.map((pick) => pick.sent)), productOf(picks.map((pick) => pick.now))];
  return (
    <footer className={styles.foot}>
      {children}
      {count > 1 && (
        <p className={styles.total}>
          <span>{t`Total odds of ${count}`}</span>
          <span>
            {then !== now && <s>{then}</s>} <b>{now}</b>
          </span>
        </p>
      )}
      {count > 0 && (
        <Button
          size={52}
          wide
          disabled={onAdd === undefined}
          onClick={() => onAdd?.(picks.map(({ selection }) => selection))}
        >
          {t`Add ${count} to parlay`}
        </Button>
      )}
    </footer>
  );
}
