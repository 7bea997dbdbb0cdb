import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import styles from "./TellMe.module.css";

interface StepFieldProps {
  /** The accessible name. */
  readonly label: string;
  /** Thousandths; undefined while the typed text is not a possible target. */
  readonly value: number | undefined;
  readonly write: (value: number) => string;
  readonly read: (text: string) => number | undefined;
  readonly step: (steps: number) => number;
  readonly onChange: (value: number | undefined) => void;
}

/** The target, typed, with buttons for a step down and up. */
export function StepField({ label, value, write, read, step, onChange }: StepFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => write(value ?? 0));
  const go = (steps: number) => {
    const next = step(steps);
    setText(write(next));
    onChange(next);
  };
  return (
    <div className={styles.target}>
      <button className={styles.step} type="button" aria-label={t`Lower`} onClick={() => go(-1)}>
        −
      </button>
      <input
        className={styles.field}
        aria-label={label}
        aria-invalid={value === undefined}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onChange(read(event.target.value));
        }}
      />
      <button className={styles.step} type="button" aria-label={t`Higher`} onClick={() => go(1)}>
        +
      </button>
    </div>
  );
}
