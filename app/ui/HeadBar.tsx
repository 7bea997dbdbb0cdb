"use no memo";

import { type ReactNode } from "react";
import styles from "./HeadBar.module.css";

interface HeadBarProps {
  /** Menu or back. */
  readonly start?: ReactNode;
  readonly title: ReactNode;
  /** In the middle of the bar instead of beside the start. */
  readonly centred?: boolean;
  /** The content at the right. */
  readonly children?: ReactNode;
}

/** The 52 px bar at the top of a page: back button or menu, title, actions (design 4.4). */
export function HeadBar({ start, title, centred = false, children }: HeadBarProps) {
  return (
    <header className={styles.bar}>
      {start}
      <h1 className={styles.title} data-alone={!start || undefined} data-centred={centred || undefined}>
        {title}
      </h1>
      {children}
    </header>
  );
}
