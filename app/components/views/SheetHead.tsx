import { useLingui } from "@lingui/react/macro";
import { type ReactNode } from "react";
import { IconButton } from "#app/ui/IconButton.tsx";
import styles from "./SheetHead.module.css";

interface SheetHeadProps {
  readonly title: ReactNode;
  /** What the sheet is named by; absent where it has a label of its own. */
  readonly id?: string;
  readonly onClose: () => void;
  /** Stands before the way out. */
  readonly children?: ReactNode;
}

/** The name of a sheet and the way out. It is no landmark: the banner is the page's (design 4.9). */
export function SheetHead({ title, id, onClose, children }: SheetHeadProps) {
  const { t } = useLingui();
  return (
    <div className={styles.head}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
      <IconButton q="act:cancel" icon="close" label={t`Close`} onClick={onClose} />
    </div>
  );
}
