import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Day } from "#app/domain/time/dates.ts";
import { addDays } from "#app/domain/time/days.ts";
import { type Range } from "#app/flows/bets/records.ts";
import { Chip } from "#app/ui/Chip.tsx";
import { rangeText } from "./dayWords.ts";
import { RangeSheet } from "./RangeSheet.tsx";
import styles from "./RangeBar.module.css";

interface RangeBarProps {
  readonly range: Range;
  readonly today: Day;
  readonly onRange: (range: Range) => void;
}

/** Today, Yesterday, 7 days, or custom dates (design 12). */
export function RangeBar({ range, today, onRange }: RangeBarProps) {
  const { i18n, t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const yesterday = addDays(today, -1);
  const presets: readonly { readonly q: DataQ; readonly name: string; readonly range: Range }[] = [
    { q: "period:today", name: t`Today`, range: { from: today, to: today } },
    { q: "period:yesterday", name: t`Yesterday`, range: { from: yesterday, to: yesterday } },
    { q: "period:week", name: t`7 days`, range: { from: addDays(today, -6), to: today } },
  ];
  const dates = rangeText(i18n.locale, range.from, range.to);
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.presets} role="radiogroup" aria-label={t`Days`}>
          {presets.map((preset) => (
            <Chip
              key={preset.name}
              as="radio"
              q={preset.q}
              selected={preset.range.from === range.from && preset.range.to === range.to}
              onClick={() => onRange(preset.range)}
            >
              {preset.name}
            </Chip>
          ))}
        </div>
        <Chip q="period:dates" look="outlined" icon="calendar" onClick={() => setChoosing(true)}>
          <span className="spoken">{t`Choose dates`}</span>
          {dates}
        </Chip>
      </div>
      <RangeSheet
        key={choosing ? `${range.from} ${range.to}` : "closed"}
        open={choosing}
        range={range}
        today={today}
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => {
          setChoosing(false);
          onRange(chosen);
        }}
      />
    </>
  );
}
