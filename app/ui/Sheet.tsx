import { Modal, type ModalProps } from "./Modal.tsx";
import styles from "./Sheet.module.css";

/** A sheet from below with a grabber; 20 px corners, the app column wide (design 2.5, 4.9). */
export function Sheet({ children, ...modal }: ModalProps) {
  return (
    <Modal {...modal} className={styles.sheet} rises>
      <div className={styles.body}>
        <span className={styles.grabber} />
        {children}
      </div>
    </Modal>
  );
}
