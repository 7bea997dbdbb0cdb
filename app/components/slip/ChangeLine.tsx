import { type ReactNode } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./ChangeLine.module.css";

interface ChangeLineProps {
  readonly children: ReactNode;
  /** What to do about it, on a line of its own. */
  readonly help?: ReactNode;
  /** Nothing is asked: the member's rule covers the change, or the bet at the new price is on its way. */
  readonly told?: boolean;
}

/** The amber line that says what changed and needs the member's consent, or which rule the bet breaks (design 4.9, 4.11). */
export function ChangeLine({ help, told = false, children }: ChangeLineProps) {
  return (
    <p className={styles.change} role={told ? "status" : "alert"} data-told={told || undefined}>
      <Icon name={told ? "info" : "alert"} size={18} />
      <span>
        {children}
        {help !== undefined && <span className={styles.help}>{help}</span>}
      </span>
    </p>
  );
}
