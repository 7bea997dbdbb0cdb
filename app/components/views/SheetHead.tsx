import { useLingui } from "@lingui/react/macro";
import { type ReactNode } from "react";
import { IconButton } from "#app/ui/IconButton.tsx";
import styles from "./SheetHead.module.css";

interface SheetHeadProps {
  readonly title: ReactNode;
  /** The id that labels the sheet; absent if it has its own label. */
  readonly id?: string;
  readonly onClose: () => void;
  /** Shown before the close button. */
  readonly children?: ReactNode;
}

/** The name of a sheet and its close button. It is not a landmark: the banner is the page's (design 4.9). */
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
