"use no memo";

import { Icon } from "./Icon.tsx";
import styles from "./SearchField.module.css";

interface SearchFieldProps {
  /** The accessible name, and the placeholder while it is empty. */
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly initialFocus?: boolean;
}

/** A search field: icon, text, clear (design 4.16). */
export function SearchField({ label, clearLabel, value, onChange, initialFocus = false }: SearchFieldProps) {
  return (
    <div className={styles.field}>
      <Icon name="search" size={18} />
      <input
        className={styles.input}
        data-q="query"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label={label}
        placeholder={label}
        value={value}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the member has just asked to search
        autoFocus={initialFocus}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== "" && (
        <button
          className={styles.clear}
          data-q="key:clear"
          type="button"
          aria-label={clearLabel}
          onClick={() => onChange("")}
        >
          <Icon name="clear" size={18} />
        </button>
      )}
    </div>
  );
}
