"use no memo";

import { type ReactNode, type TouchEvent, useRef, useState } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import styles from "./PullToRefresh.module.css";

interface PullToRefreshProps {
  readonly onRefresh: () => void;
  /** A refresh is in progress. */
  readonly busy: boolean;
  /** Announced while it is in progress. */
  readonly label: string;
  readonly children: ReactNode;
}

/** How far to pull, px (design 4.17). */
const FAR = 56;

/** The finger moves faster than the indicator. */
const FOLLOWS = 0.5;

/** Whether the page is at its top; in a frame as tall as its content, the visible part counts (host/seen.ts). */
const atTop = (): boolean =>
  scrollY <= 0 && !(Number.parseFloat(document.documentElement.style.getPropertyValue("--seen-top")) > 0);

/**
 * Pulling down a page that is at its top refreshes it; a button elsewhere on the page does the same (design 4.17,
 * ACC-05).
 */
export function PullToRefresh({ onRefresh, busy, label, children }: PullToRefreshProps) {
  const start = useRef<number | undefined>(undefined);
  const [pull, setPull] = useState(0);
  const move = ({ touches }: TouchEvent) => {
    const from = start.current;
    const touch = touches[0];
    if (from === undefined || touch === undefined || touches.length > 1) return;
    const far = atTop() ? Math.max(0, (touch.clientY - from) * FOLLOWS) : 0;
    setPull(Math.min(far, FAR * 1.5));
  };
  const end = () => {
    if (pull >= FAR && !busy) onRefresh();
    start.current = undefined;
    setPull(0);
  };
  const shown = busy ? FAR : pull;
  return (
    <div
      onTouchStart={({ touches }) => {
        start.current = atTop() && touches.length === 1 ? touches[0]?.clientY : undefined;
      }}
      onTouchMove={move}
      onTouchEnd={end}
      onTouchCancel={end}
    >
      <div className={styles.well} role="status">
        {busy && <span className="spoken">{label}</span>}
        {shown > 0 && (
          <span
            className={styles.sign}
            data-held={pull > 0 || undefined}
            data-ready={pull >= FAR || undefined}
            style={{ transform: `translateY(${shown - 44}px)`, opacity: Math.min(1, shown / FAR) }}
          >
            {busy ? <Spinner size={20} /> : <Icon name="down" />}
          </span>
        )}
      </div>
      {children}
    </div>
  );
}
