"use no memo";

import { Modal, type ModalProps } from "./Modal.tsx";
import { useSwipe } from "#app/ui/touch/useSwipe.ts";
import styles from "./Drawer.module.css";

/** A panel from the left, 312 px or 85% of the column; a left swipe closes it too (design 4.8). */
export function Drawer({ children, ...modal }: ModalProps) {
  const swipe = useSwipe({ onSwipe: (way) => way === "left" && !modal.locked && modal.onClose() });
  return (
    <Modal {...modal} className={styles.drawer}>
      <div className={styles.body} {...swipe}>
        {children}
      </div>
    </Modal>
  );
}
