"use no memo";

import { type ReactNode, type Ref } from "react";
import { Icon } from "./Icon.tsx";
import { type IconName } from "./icons/names.ts";
import styles from "./IconButton.module.css";

interface IconButtonProps {
  readonly icon: IconName;
  /** The accessible name. */
  readonly label: string;
  readonly onClick: () => void;
  /** Its language-independent name (dataQ.d.ts). */
  readonly q?: DataQ | undefined;
  /** What it represents is in force, for such a suite. */
  readonly picked?: boolean;
  /** The number that it represents, for a test suite that reads no words. */
  readonly value?: number | undefined;
  readonly filled?: boolean;
  /** The state of a toggle, if it is one. */
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  /** A Badge or a mark, at the icon's top right. */
  readonly badge?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A 44 x 44 button with a 20 px glyph (design 2.6). */
export function IconButton({
  icon,
  label,
  onClick,
  q,
  picked,
  value,
  filled,
  pressed,
  expanded,
  disabled,
  badge,
  ref,
}: IconButtonProps) {
  return (
    <button
      ref={ref}
      data-q={q}
      data-q-state={picked ? "picked" : undefined}
      data-q-value={value}
      className={styles.button}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} filled={filled ?? false} />
      {badge}
    </button>
  );
}
