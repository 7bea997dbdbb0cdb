import { type ReactNode, useId } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { Segment } from "#app/ui/Segment.tsx";
import { Switch } from "#app/ui/Switch.tsx";
import { type SegmentChoice } from "./listChoices.ts";
import styles from "./SettingRow.module.css";

/** A group of settings under its name (design 16). */
export function SettingGroup({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.groupName}>
        {name}
      </h2>
      <div className={styles.card}>{children}</div>
    </section>
  );
}

interface ChoiceRowProps {
  readonly name: string;
  readonly value: string;
  readonly q: DataQ;
  /** What is chosen, as it is stored. */
  readonly chosen: string | number | undefined;
  /** The language of the value, if it differs from the page's. */
  readonly lang?: string;
  readonly onOpen: () => void;
}

/** A row that opens the sheet of its choices. */
export function ChoiceRow({ name, value, q, chosen, lang, onOpen }: ChoiceRowProps) {
  return (
    <button
      className={styles.row}
      data-q={q}
      data-q-value={chosen}
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.value} lang={lang}>
        {value}
      </span>
      <Icon name="right" />
    </button>
  );
}

interface SwitchRowProps {
  readonly name: string;
  readonly more?: string | undefined;
  readonly checked: boolean;
  readonly q: DataQ;
  readonly onChange: (checked: boolean) => void;
}

/** A row that switches something on or off at once. */
export function SwitchRow({ name, more, checked, q, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        <span id={id} className={styles.label}>
          {name}
        </span>
        {more !== undefined && <span className={styles.more}>{more}</span>}
      </span>
      <Switch q={q} checked={checked} onChange={onChange} labelledBy={id} />
    </div>
  );
}

/** A row with up to three choices side by side. */
export function SegmentRow<T extends string | number>({ name, options, setting, value, onChange }: SegmentChoice<T>) {
  return (
    <div className={styles.stacked} data-q={`set:${setting}`} data-q-value={value}>
      <span className={styles.label}>{name}</span>
      <Segment
        label={name}
        options={options.map((one) => ({ ...one, q: `set:${setting}:${one.value}` }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
