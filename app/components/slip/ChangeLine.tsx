import { type ReactNode } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./ChangeLine.module.css";

/** The amber line that says what changed and needs the member's consent, or which rule the bet breaks (design 4.9, 4.11). */
export function ChangeLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.change} role="alert">
      <Icon name="alert" size={18} />
      <span>{children}</span>
    </p>
  );
}
