"use no memo";

import { type ReactNode } from "react";
import { rovingFocus } from "#app/ui/touch/rovingFocus.ts";
import styles from "./Segment.module.css";

interface SegmentOption<T> {
  readonly value: T;
  readonly label: ReactNode;
  readonly count?: ReactNode;
  readonly q?: DataQ;
}

interface SegmentProps<T> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly options: readonly SegmentOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** "tabs" when a choice changes the panel below, "radios" when it sets a value. */
  readonly as?: "radios" | "tabs";
  /** Id of the panel that tabs change. */
  readonly panelId?: string;
  /** On the header's chrome. */
  readonly chrome?: boolean;
}

/** A segmented control of up to three choices (design 4.12, 4.16). */
export function Segment<T extends string | number>({
  label,
  options,
  value,
  onChange,
  as = "radios",
  panelId,
  chrome = false,
}: SegmentProps<T>) {
  const tabs = as === "tabs";
  const at = options.findIndex((option) => option.value === value);
  return (
    <div
      className={styles.segment}
      data-chrome={chrome || undefined}
      role={tabs ? "tablist" : "radiogroup"}
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(${options.length}, 1fr)` }}
    >
      {at >= 0 && (
        <span
          className={styles.thumb}
          style={{ width: `calc((100% - 6px) / ${options.length})`, transform: `translateX(${at * 100}%)` }}
        />
      )}
      {options.map((option) => {
        const on = option.value === value;
        return (
          <button
            key={option.value}
            className={styles.option}
            data-q={option.q}
            data-q-state={on ? "picked" : undefined}
            type="button"
            role={tabs ? "tab" : "radio"}
            aria-selected={tabs ? on : undefined}
            aria-checked={tabs ? undefined : on}
            aria-controls={tabs ? panelId : undefined}
            tabIndex={on || at < 0 ? 0 : -1}
            onKeyDown={rovingFocus}
            onClick={() => !on && onChange(option.value)}
          >
            {option.label}
            {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
          </button>
        );
      })}
    </div>
  );
}
