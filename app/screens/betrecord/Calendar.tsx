import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Day } from "#app/domain/time/dates.ts";
import { addDays, addMonths, weekdayOf } from "#app/domain/time/days.ts";
import { type Range } from "#app/flows/bets/records.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { dayText } from "./dayWords.ts";
import styles from "./Calendar.module.css";

interface CalendarProps {
  readonly range: Range;
  /** The days that can be chosen, both inclusive. */
  readonly earliest: Day;
  readonly latest: Day;
  readonly onPick: (day: Day) => void;
}

const firstOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** A Monday to begin the head row with. */
const MONDAY: Day = "2024-01-01";

const WEEK = Array.from({ length: 7 }, (_, at) => addDays(MONDAY, at));

/** The head row, with three-letter names if the language has them ("Mon"), else its shortest ("T2", "พฤ"). */
function weekdaysOf(locale: string): readonly { readonly name: string; readonly letter: string }[] {
  const names = WEEK.map((day) => dayText(locale, day, "weekday").replace(/\.$/, ""));
  const letters = WEEK.map((day) => dayText(locale, day, "letter"));
  const fit = names.every(({ length }) => length <= 3);
  return letters.map((letter, at) => ({ name: (fit && names[at]) || letter, letter }));
}

/** One month of days with the chosen range filled; days outside the limits are shown but disabled (design 34). */
export function Calendar({ range, earliest, latest, onPick }: CalendarProps) {
  const { i18n, t } = useLingui();
  const [month, setMonth] = useState(() => firstOf(range.to));
  const days = Array.from({ length: 31 }, (_, at) => addDays(month, at)).filter((day) => firstOf(day) === month);
  const placeOf = (day: Day): string | undefined => {
    if (range.to < range.from) return day === range.from || day === range.to ? "both" : undefined;
    if (day === range.from) return day === range.to ? "both" : "from";
    if (day === range.to) return "to";
    return day > range.from && day < range.to ? "in" : undefined;
  };
  return (
    <div>
      <div className={styles.head}>
        <h3 className={styles.month} aria-live="polite">
          {dayText(i18n.locale, month, "month")}
        </h3>
        <IconButton
          q="turn:previous"
          icon="back"
          label={t`Previous month`}
          disabled={month <= firstOf(earliest)}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <IconButton
          q="turn:next"
          icon="right"
          label={t`Next month`}
          disabled={month >= firstOf(latest)}
          onClick={() => setMonth(addMonths(month, 1))}
        />
      </div>
      <div className={styles.grid} aria-hidden="true">
        {weekdaysOf(i18n.locale).map(({ name, letter }, at) => (
          <span key={at} className={styles.weekday} data-letter={letter}>
            {name}
          </span>
        ))}
      </div>
      <div className={styles.grid}>
        {days.map((day, at) => (
          <button
            key={day}
            className={styles.day}
            data-q={`date:${day}`}
            type="button"
            data-place={placeOf(day)}
            aria-label={dayText(i18n.locale, day, "full")}
            aria-pressed={placeOf(day) !== undefined}
            disabled={day < earliest || day > latest}
            style={at === 0 ? { gridColumnStart: weekdayOf(day) } : undefined}
            onClick={() => onPick(day)}
          >
            {Number(day.slice(8))}
          </button>
        ))}
      </div>
    </div>
  );
}
