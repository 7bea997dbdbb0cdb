import { type ReactNode } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import styles from "./KeypadNotice.module.css";

interface KeypadNoticeProps {
  /** Undefined shows a spinner. */
  readonly icon?: IconName;
  readonly tone: "grey" | "down" | "warn";
  readonly title: string;
  readonly text: string;
  /** A way on from it, below the words. */
  readonly children?: ReactNode;
}

/** Replaces the keypad at the keypad's height, so that nothing jumps (design 4.9). */
export function KeypadNotice({ icon, tone, title, text, children }: KeypadNoticeProps) {
  return (
    <div className={styles.notice}>
      <div className={styles.said} role="status">
        <span className={styles.disc} data-tone={tone}>
          {icon === undefined ? <Spinner size={24} /> : <Icon name={icon} size={24} />}
        </span>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </div>
  );
}
