import { type ReactNode, useId } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { Segment } from "#app/ui/Segment.tsx";
import { Switch } from "#app/ui/Switch.tsx";
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
  /** The language of the value, where it is not that of the page. */
  readonly lang?: string;
  readonly onOpen: () => void;
}

/** A row that opens the sheet of its choices. */
export function ChoiceRow({ name, value, lang, onOpen }: ChoiceRowProps) {
  return (
    <button className={styles.row} type="button" aria-haspopup="dialog" onClick={onOpen}>
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
  readonly onChange: (checked: boolean) => void;
}

/** A row that switches something on or off at once. */
export function SwitchRow({ name, more, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        <span id={id} className={styles.label}>
          {name}
        </span>
        {more !== undefined && <span className={styles.more}>{more}</span>}
      </span>
      <Switch checked={checked} onChange={onChange} labelledBy={id} />
    </div>
  );
}

interface SegmentRowProps<T> {
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A row with up to three choices side by side. */
export function SegmentRow<T extends string | number>({ name, options, value, onChange }: SegmentRowProps<T>) {
  return (
    <div className={styles.stacked}>
      <span className={styles.label}>{name}</span>
      <Segment label={name} options={options} value={value} onChange={onChange} />
    </div>
  );
}
