"use no memo";

import { type ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { type IconName } from "./icons/names.ts";
import { rovingFocus } from "#app/ui/touch/rovingFocus.ts";
import styles from "./Chip.module.css";

interface ChipProps {
  readonly children: ReactNode;
  readonly selected?: boolean;
  /** "raised" in a toolbar on canvas, "soft" on a surface, "outlined" for a chip that opens something. */
  readonly look?: "raised" | "soft" | "outlined";
  readonly icon?: IconName;
  /** "radio" in a single-choice group; alone, a toggle. */
  readonly as?: "radio" | "tab";
  readonly q?: DataQ;
  readonly onClick: () => void;
}

/** A 32 px chip whose tap area is the full height of its 44 px bar (design 2.6, 4.6). */
export function Chip({ children, selected = false, look = "raised", icon, as, q, onClick }: ChipProps) {
  return (
    <button
      className={styles.chip}
      data-q={q}
      data-q-state={selected ? "picked" : undefined}
      type="button"
      data-look={look}
      data-selected={selected || undefined}
      role={as}
      aria-checked={as === "radio" ? selected : undefined}
      aria-selected={as === "tab" ? selected : undefined}
      aria-pressed={as || look === "outlined" ? undefined : selected}
      tabIndex={as && !selected ? -1 : 0}
      onKeyDown={as && rovingFocus}
      onClick={onClick}
    >
      <span className={styles.face}>
        {icon && <Icon name={icon} size={16} />}
        {children}
      </span>
    </button>
  );
}
