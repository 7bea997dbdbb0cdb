import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { SheetHead } from "#app/components/views/SheetHead.tsx";
import { earliestDay, rangeRefusal, type RangeRefusal } from "#app/domain/time/dateRange.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { daysBetween } from "#app/domain/time/days.ts";
import { type Range } from "#app/flows/bets/records.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { Calendar } from "./Calendar.tsx";
import { dayText } from "./dayWords.ts";
import styles from "./RangeSheet.module.css";

interface RangeSheetProps {
  readonly open: boolean;
  readonly range: Range;
  readonly today: Day;
  readonly onClose: () => void;
  readonly onChoose: (range: Range) => void;
}

type End = "from" | "to";

/** Two dates on a calendar; each rule they break is shown, and disables the button (spec §5, domain I3; design 34). */
export function RangeSheet({ open, range, today, onClose, onChoose }: RangeSheetProps) {
  const { i18n, t } = useLingui();
  const [chosen, setChosen] = useState(range);
  const [end, setEnd] = useState<End>("from");
  const refusal = rangeRefusal(today, chosen.from, chosen.to);
  const earliest = earliestDay(today);
  const count = daysBetween(chosen.from, chosen.to) + 1;
  const first = dayText(i18n.locale, earliest, "full");
  const pick = (day: Day) => {
    setChosen({ ...chosen, [end]: day });
    if (end === "from") setEnd("to");
  };
  const fields: readonly { readonly end: End; readonly name: string }[] = [
    { end: "from", name: t`From` },
    { end: "to", name: t`To` },
  ];
  const show = () => {
    if (count === 1) return t`Show 1 day`;
    return refusal === "endBeforeStart" ? t`Show` : t`Show ${count} days`;
  };
  return (
    <Sheet open={open} onClose={onClose} labelledBy="range-title">
      <SheetHead title={t`Dates`} id="range-title" onClose={onClose} />
      <div className={styles.fields}>
        {fields.map((field) => (
          <button
            key={field.end}
            className={styles.field}
            data-q={`period:${field.end}`}
            type="button"
            aria-pressed={end === field.end}
            onClick={() => setEnd(field.end)}
          >
            <span className={styles.name}>{field.name}</span>
            <span>{dayText(i18n.locale, chosen[field.end], "full")}</span>
          </button>
        ))}
      </div>
      <Calendar range={chosen} earliest={earliest} latest={today} onPick={pick} />
      {refusal === undefined ? (
        <p className={styles.note}>{t`Earliest ${first} · up to 30 days at a time`}</p>
      ) : (
        <p className={styles.note} data-wrong role="alert">
          <Icon name="alert" size={16} />
          <RefusalText refusal={refusal} />
        </p>
      )}
      <Button size={52} wide disabled={refusal !== undefined} onClick={() => onChoose(chosen)}>
        {show()}
      </Button>
    </Sheet>
  );
}

/** Why a range of days is refused, and what to choose instead (spec §5, domain I3). */
export function RefusalText({ refusal }: { readonly refusal: RangeRefusal }) {
  if (refusal === "endBeforeStart")
    return (
      <span>
        <Trans>End time cannot be less than start time</Trans>
        <br />
        <Trans>Choose a later end.</Trans>
      </span>
    );
  if (refusal === "over30Days")
    return <Trans>At most 30 days at a time. Choose a later start or an earlier end.</Trans>;
  return <Trans>Only the last two months are kept here. Choose a later start.</Trans>;
}
