"use no memo";

import { useEffect, useRef } from "react";
import { watchPull } from "#app/ui/touch/pullDown.ts";
import { Modal, type ModalProps } from "./Modal.tsx";
import styles from "./Sheet.module.css";

interface SheetProps extends ModalProps {
  /**
   * On a short phone it is as tall as the window allows; its content divides that height, and scrolls where it must.
   */
  readonly fills?: boolean;
  /** It takes the place of one that looks the same: it does not slide in, and what it holds has stood there before. */
  readonly still?: boolean;
}

/** The mark that shows that the sheet can be pulled down; it exists as long as the sheet, and watches for the pull. */
function Grabber({ locked = false, onClose }: Pick<ModalProps, "locked" | "onClose">) {
  const mark = useRef<HTMLSpanElement>(null);
  const now = useRef({ locked, onClose });
  useEffect(() => {
    now.current = { locked, onClose };
  });
  useEffect(() => {
    const sheet = mark.current?.closest("dialog");
    if (sheet)
      return watchPull(
        sheet,
        () => !now.current.locked,
        () => now.current.onClose(),
      );
    return undefined;
  }, []);
  return <span ref={mark} className={styles.grabber} />;
}

/**
 * A sheet from below with a grabber, which can be pulled down; 20 px corners, as wide as the app column
 * (design 2.5, 4.9).
 */
export function Sheet({ children, fills = false, still = false, ...modal }: SheetProps) {
  return (
    <Modal
      {...modal}
      className={fills ? `${styles.sheet} ${styles.fills}` : styles.sheet}
      enters={still ? "still" : "rising"}
    >
      <div className={styles.body}>
        <Grabber locked={modal.locked ?? false} onClose={modal.onClose} />
        {children}
      </div>
    </Modal>
  );
}
