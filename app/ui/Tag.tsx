"use no memo";

import { type ReactNode } from "react";
import styles from "./Tag.module.css";

/** The tint of a tag. */
export type TagTone = "live" | "up" | "down" | "warn" | "accent" | "state" | "grey" | "bonus";

interface TagProps {
  readonly children: ReactNode;
  readonly tone: TagTone;
}

/** A word on a tint: a state, a result, a mark (design 2.2, 4.12). */
export function Tag({ children, tone }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
