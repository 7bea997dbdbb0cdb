import { type ReactNode } from "react";
import { useCollects, useSlip } from "#app/stores/slip.ts";
import styles from "./Foot.module.css";

interface FootProps {
  /** The whole foot opens a dialog. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** The bar at the foot of the window while more of a match is below it, above the parlay if one is docked there (design-2, 5.1). */
export function Foot({ onOpen, children }: FootProps) {
  const collects = useCollects();
  const picks = useSlip((slip) => slip.parlay.length);
  const raised = (collects && picks > 0) || undefined;
  if (!onOpen) {
    return (
      <div className={styles.foot} data-raised={raised}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={styles.foot}
      data-q="act:view"
      data-raised={raised}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {children}
    </button>
  );
}
