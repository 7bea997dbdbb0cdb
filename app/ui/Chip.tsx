import { type ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { type IconName } from "./icons/names.ts";
import styles from "./Chip.module.css";

interface ChipProps {
  readonly children: ReactNode;
  readonly selected?: boolean;
  /** "raised" in a toolbar on canvas, "soft" on a surface, "outlined" for a chip that opens something. */
  readonly look?: "raised" | "soft" | "outlined";
  readonly icon?: IconName;
  /** In a group of which one holds, "radio"; alone, a toggle. */
  readonly role?: "radio" | "tab";
  readonly onClick: () => void;
}

/** A 32 px chip that takes the whole height of its 44 px bar (design 2.6, 4.6). */
export function Chip({ children, selected = false, look = "raised", icon, role, onClick }: ChipProps) {
  return (
    <button
      className={styles.chip}
      type="button"
      data-look={look}
      data-selected={selected || undefined}
      role={role}
      aria-checked={role === "radio" ? selected : undefined}
      aria-selected={role === "tab" ? selected : undefined}
      aria-pressed={role || look === "outlined" ? undefined : selected}
      tabIndex={role && !selected ? -1 : 0}
      onClick={onClick}
    >
      <span className={styles.face}>
        {icon && <Icon name={icon} size={16} />}
        {children}
      </span>
    </button>
  );
}
