"use no memo";

import { Modal, type ModalProps } from "./Modal.tsx";
import styles from "./Sheet.module.css";

interface SheetProps extends ModalProps {
  /** On a short phone it is as high as the window lets it; what is in it divides that height, and scrolls where it must. */
  readonly fills?: boolean;
}

/** A sheet from below with a grabber; 20 px corners, the app column wide (design 2.5, 4.9). */
export function Sheet({ children, fills = false, ...modal }: SheetProps) {
  return (
    <Modal {...modal} className={fills ? `${styles.sheet} ${styles.fills}` : styles.sheet} rises>
      <div className={styles.body}>
        <span className={styles.grabber} />
        {children}
      </div>
    </Modal>
  );
}
