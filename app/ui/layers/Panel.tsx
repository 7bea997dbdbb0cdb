"use no memo";

import { type ReactNode, useLayoutEffect, useRef } from "react";
import { usePresence } from "./usePresence.ts";
import styles from "./Panel.module.css";

interface PanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A panel below the header, which stays usable; Escape and the scrim close it (design 4.5). */
export function Panel({ open, onClose, label, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = usePresence(open, ref);

  useLayoutEffect(() => {
    const panel = ref.current;
    if (!shown || !panel) return;
    const before = document.activeElement;
    panel.focus({ preventScroll: true });
    return () => {
      const lost = document.activeElement === document.body || panel.contains(document.activeElement);
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [shown]);

  if (!shown) return null;
  return (
    <div className={styles.layer} data-panel="" data-leaving={!open || undefined}>
      <button className={styles.scrim} type="button" tabIndex={-1} aria-hidden="true" onClick={onClose} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is the panel's own */}
      <div
        className={styles.panel}
        data-q-part="panel"
        ref={ref}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
      >
        {children}
      </div>
    </div>
  );
}
