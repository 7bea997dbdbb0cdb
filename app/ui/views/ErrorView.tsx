"use no memo";

import { type ReactNode } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import styles from "./ErrorView.module.css";

interface ErrorViewProps {
  readonly icon?: IconName;
  readonly title: ReactNode;
  /** What happened and what to do. */
  readonly text: ReactNode;
  /** "Try again". */
  readonly retry: ReactNode;
  /** The code in small print. */
  readonly code?: ReactNode;
  readonly onRetry: () => void;
}

/** Reports what could not be loaded; the whole area is the retry button (design 4.17). */
export function ErrorView({ icon = "offline", title, text, retry, code, onRetry }: ErrorViewProps) {
  return (
    <button className={styles.view} type="button" onClick={onRetry}>
      <span className={styles.disc}>
        <Icon name={icon} size={28} />
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
      <span className={styles.retry}>
        <Icon name="refresh" size={18} />
        {retry}
      </span>
      {code !== undefined && <span className={styles.code}>{code}</span>}
    </button>
  );
}
