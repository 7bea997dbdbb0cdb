"use no memo";

import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { type Day } from "#app/domain/time/dates.ts";
import { dayParts, dayText } from "#app/text/time/dateTexts.ts";
import { rovingFocus } from "#app/ui/touch/rovingFocus.ts";
import { scrollIntoStrip } from "#app/ui/touch/scrollIntoStrip.ts";
import styles from "./WeekStrip.module.css";

interface WeekStripProps {
  /** Report days; a count that is not known yet keeps its room, so that nothing moves when it comes. */
  readonly days: readonly { readonly day: Day; readonly count?: number | undefined }[];
  /** Place of the day on show. */
  readonly active: number;
  readonly onChoose: (at: number) => void;
  /** Id of the list below. */
  readonly panelId?: string;
}

/** Seven equal days: weekday, date, count; pinned under the tabs (design 4.6). */
export function WeekStrip({ days, active, onChoose, panelId }: WeekStripProps) {
  const { i18n, t } = useLingui();
  const chosen = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => scrollIntoStrip(chosen.current), [active]);
  return (
    <div className={styles.strip} role="tablist" aria-label={t`Days`}>
      {days.map(({ day, count }, at) => {
        const { weekday, date } = dayParts(i18n.locale, day);
        const on = at === active;
        const spoken = dayText(i18n.locale, day);
        return (
          <button
            key={day}
            data-q={`day:${at}`}
            data-q-state={on ? "picked" : undefined}
            data-q-value={count}
            className={styles.day}
            type="button"
            role="tab"
            ref={on ? chosen : null}
            aria-selected={on}
            aria-controls={panelId}
            aria-label={count === undefined ? spoken : `${spoken}, ${count}`}
            tabIndex={on ? 0 : -1}
            onKeyDown={rovingFocus}
            onClick={() => !on && onChoose(at)}
          >
            <span className={styles.weekday} data-sign={weekday} />
            <span className={styles.date}>{date}</span> <span className={styles.count}>{count ?? "\u00a0"}</span>
          </button>
        );
      })}
    </div>
  );
}
