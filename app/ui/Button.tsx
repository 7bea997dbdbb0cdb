"use no memo";

import { type MouseEvent, type ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { type IconName } from "./icons/names.ts";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import styles from "./Button.module.css";

interface ButtonProps {
  readonly children: ReactNode;
  readonly variant?: "primary" | "warn" | "quiet" | "text" | "danger";
  /** Height in px if it is not 48. */
  readonly size?: 52;
  readonly icon?: IconName;
  /** As wide as its parent. */
  readonly wide?: boolean;
  /** Busy: spinner before the words, taps ignored. */
  readonly busy?: boolean;
  /** Fills from left to right in this time, taps ignored: makes the wait before betting visible. */
  readonly fillMs?: number;
  readonly disabled?: boolean;
  readonly initialFocus?: boolean;
  readonly type?: "button" | "submit";
  /** Its language-independent name (dataQ.d.ts). */
  readonly q?: DataQ | undefined;
  readonly onClick?: (click: MouseEvent) => void;
}

/** The button of sheets, dialogs and forms (design 4.9, 4.14; 5 for long words). */
export function Button({
  children,
  variant = "primary",
  size,
  icon,
  wide,
  busy,
  fillMs,
  disabled,
  initialFocus,
  type = "button",
  q,
  onClick,
}: ButtonProps) {
  const idle = !busy && fillMs === undefined;
  return (
    <button
      className={styles.button}
      data-q={q}
      type={type}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-busy={busy || undefined}
      data-filling={fillMs !== undefined || undefined}
      disabled={disabled}
      aria-disabled={!idle || undefined}
      aria-busy={busy || undefined}
      data-autofocus={initialFocus || undefined}
      onClick={idle ? onClick : undefined}
    >
      {fillMs !== undefined && <span className={styles.fill} style={{ animationDuration: `${fillMs}ms` }} />}
      {busy ? <Spinner size={18} /> : icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
    </button>
  );
}
