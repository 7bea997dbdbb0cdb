import { type CSSProperties, type ReactNode } from "react";
import { type Match } from "#app/domain/boards/match.ts";
import { useLook } from "#app/stores/look.ts";
import styles from "./Crest.module.css";

interface CrestProps {
  readonly match: Match;
  readonly side: 0 | 1;
  /** Its height, px at the default text size. */
  readonly size: number;
  /** What is drawn on its corner. */
  readonly children?: ReactNode;
}

/** The crest of a side; a decoration, always beside the name (design-2, 3.1). */
export function Crest({ match, side, size, children }: CrestProps) {
  const look = useLook((state) => state.crest)?.(match, side);
  const style = { ...look, "--s": `${size / 16}rem` } as CSSProperties;
  return (
    <span className={styles.crest} style={style} aria-hidden="true">
      {children}
    </span>
  );
}
