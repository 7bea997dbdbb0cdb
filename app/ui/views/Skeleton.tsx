"use no memo";

import { type ReactNode, useEffect, useState } from "react";
import styles from "./Skeleton.module.css";

/**
 * The longest that a view waits, ms: a call has 30 s (spec §7), and what has neither loaded nor failed by then will not
 * come by itself.
 */
export const LONGEST_WAIT_MS = 35_000;

/** What is shown after too long a wait; `again` starts another. */
export type Late = (again: () => void) => ReactNode;

interface SkeletonProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  readonly late: Late;
  readonly children: ReactNode;
}

/**
 * The shape of what is loading: appears after 150 ms of waiting, pulses, and is replaced if it takes too long
 * (design 2.5, 4.17).
 */
export function Skeleton({ label, late, children }: SkeletonProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = isLate ? undefined : setTimeout(() => setLate(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isLate]);
  if (isLate) return late(() => setLate(false));
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p className="spoken">{label}</p>
      {children}
    </div>
  );
}

interface BoneProps {
  readonly width: number | string;
  readonly height: number;
  readonly round?: boolean;
}

/** One bar or block of a skeleton (design 4.17). */
export function Bone({ width, height, round = true }: BoneProps) {
  return <span className={styles.bone} data-round={round || undefined} style={{ width, height }} />;
}

/** How many skeleton rows to show, and how tall each is, px. */
export interface SkeletonRowsProps {
  readonly label: string;
  readonly late: Late;
  readonly rows?: number;
  /** Height of a row in px. */
  readonly height?: number;
}

/** Loading list rows: two bars left, one right (design 4.17). */
export function SkeletonRows({ label, late, rows = 6, height = 60 }: SkeletonRowsProps) {
  return (
    <Skeleton label={label} late={late}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={{ height }}>
          <div className={styles.lines}>
            <Bone width={`${62 - (row % 3) * 9}%`} height={12} />
            <Bone width={`${34 + (row % 2) * 8}%`} height={10} />
          </div>
          <Bone width={56} height={14} />
        </div>
      ))}
    </Skeleton>
  );
}
