"use no memo";

import { type IconName } from "./icons/names.ts";
import styles from "./Icon.module.css";

interface IconProps {
  readonly name: IconName;
  /** Side in px; the stroke is 1.75, and 2 below 16. */
  readonly size?: number;
  /** Fills the outline with its colour (favourite star, active tab). */
  readonly filled?: boolean;
}

/** An icon from the sprite in index.html, in the text's colour; never the only name of a control (design 2.6). */
export function Icon({ name, size = 20, filled = false }: IconProps) {
  return (
    <svg
      className={styles.icon}
      data-filled={filled || undefined}
      width={size}
      height={size}
      strokeWidth={size < 16 ? 2 : 1.75}
      aria-hidden="true"
    >
      <use href={`#i-${name}`} />
    </svg>
  );
}
