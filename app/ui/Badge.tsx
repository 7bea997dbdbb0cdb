"use no memo";

import { type ReactNode } from "react";
import styles from "./Badge.module.css";

interface BadgeProps {
  /** The count, capped by the caller ("9+"). */
  readonly children: ReactNode;
  /** "soft" is the quiet count of the side menu. */
  readonly tone?: "alert" | "accent" | "soft";
  /** Placed at the top right of a positioned parent instead of inline. */
  readonly corner?: boolean;
}

/** A count in a pill; the control that contains it says the count in words (design 4.4, 4.7). */
export function Badge({ children, tone = "alert", corner = false }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-corner={corner || undefined} aria-hidden="true">
      {children}
    </span>
  );
}
