import { type ReactNode } from "react";
import { useCollects, useSlip } from "#app/stores/slip.ts";
import { useScrollsDown } from "#app/ui/touch/useScrollsDown.ts";
import { useSteady } from "#app/ui/touch/useSteady.ts";
import styles from "./Foot.module.css";

interface FootProps {
  /** The whole foot opens a dialog. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/**
 * The bar at the foot of the window while more of a match is below it, above the parlay if one is docked there (design-2, 5.1). It
 * goes while the page is scrolled down, so that it covers no price that is being looked for.
 */
export function Foot({ onOpen, children }: FootProps) {
  const collects = useCollects();
  const picks = useSlip((slip) => slip.parlay.length);
  const [place, away] = useScrollsDown<HTMLDivElement>();
  useSteady(place, away);
  const bar = onOpen ? (
    <button type="button" className={styles.bar} aria-haspopup="dialog" data-q="act:view" onClick={onOpen}>
      {children}
    </button>
  ) : (
    <div className={styles.bar}>{children}</div>
  );
  return (
    <div
      ref={place}
      className={styles.foot}
      data-raised={(collects && picks > 0) || undefined}
      data-away={away || undefined}
    >
      {bar}
    </div>
  );
}
