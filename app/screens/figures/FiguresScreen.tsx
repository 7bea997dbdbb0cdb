import { isOffered } from "#app/config.ts";
import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { SaferPlay } from "#app/components/duties/SaferPlay.tsx";
import { LoadFailed } from "#app/components/views/LoadFailed.tsx";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import { type FiguresView, type Period, useFigures } from "#app/flows/figures/figures.ts";
import { Button } from "#app/ui/Button.tsx";
import { Chip } from "#app/ui/Chip.tsx";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { Breakdown } from "./Breakdown.tsx";
import { Choices } from "./Choices.tsx";
import { FigureHead } from "./FigureHead.tsx";
import { FigureNotes } from "./FigureNotes.tsx";
import styles from "./FiguresScreen.module.css";

/** A period's figures, or that nothing was settled, with links to other pages. */
function Shown({ view, onMore }: { readonly view: FiguresView; readonly onMore: (() => void) | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { figures, range } = view;
  const { bets, voided, unknown } = figures.total;
  if (bets + voided + unknown === 0 && !view.busy && view.failed === undefined) {
    return (
      <EmptyView
        icon="bars"
        title={t`No settled bets on these days`}
        text={t`Your result appears here after your first settled bet.`}
        action={
          isOffered("betrecord")
            ? { label: t`Open bets`, onClick: () => void navigate({ to: PAGE.bets }) }
            : { label: t`Back to the list`, onClick: () => void navigate({ to: "/" }) }
        }
        {...(onMore && { other: { label: t`See 2 months`, onClick: onMore } })}
      />
    );
  }
  return (
    <>
      <FigureHead view={view} />
      <Breakdown rows={figures.rows} range={range} />
      <Choices figures={figures} />
      <FigureNotes view={view} />
    </>
  );
}

/** The member's figures over settled bets: the result, where it came from, and what choices cost (FIG-01 to FIG-09; design-2, 7.4). */
export function FiguresScreen() {
  const { t } = useLingui();
  const [period, setPeriod] = useState<Period>("days30");
  const view = useFigures(period);
  const periods: readonly (readonly [Period, string])[] = [
    ["today", t`Today`],
    ["week", t`7 days`],
    ["days30", t`30 days`],
    ["month", t`This month`],
    ["months2", t`2 months`],
  ];
  const { read, wanted } = view.days;
  // sums of the days read so far are no figures of the period
  const reading = view.busy && read < wanted && view.failed === undefined;
  return (
    <main className={styles.page} aria-label={t`My figures`}>
      <div className={styles.periods} role="radiogroup" aria-label={t`Days`}>
        {periods.map(([value, label]) => (
          <Chip
            key={value}
            q={`period:${value}`}
            as="radio"
            selected={value === period}
            onClick={() => setPeriod(value)}
          >
            {label}
          </Chip>
        ))}
      </div>
      {(view.waits || reading) && <LoadingRows label={t`Loading your bets`} rows={6} height={56} />}
      {read === 0 && view.failed && <LoadFailed error={view.failed} onRetry={view.retry} />}
      {read > 0 && read < wanted && (
        <p className={styles.part} role="status">
          {t`These figures cover ${read} of ${wanted} days.`}
          {view.failed && <Button variant="text" onClick={view.retry}>{t`Try again`}</Button>}
        </p>
      )}
      {read > 0 && !reading && (
        <Shown key={period} view={view} onMore={period === "months2" ? undefined : () => setPeriod("months2")} />
      )}
      <SaferPlay />
    </main>
  );
}
