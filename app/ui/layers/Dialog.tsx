"use no memo";

import { type ReactNode, useId } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import { Modal } from "./Modal.tsx";
import styles from "./Dialog.module.css";

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly locked?: boolean;
  readonly icon?: IconName;
  readonly tone?: "accent" | "up" | "down" | "warn" | "bonus";
  readonly title: ReactNode;
  /** One or two sentences under the title. */
  readonly text?: ReactNode;
  /** The content between the sentences and the buttons (a receipt, a rule). */
  readonly children?: ReactNode;
  /** Buttons: cancel first, action second; side by side while both fit. */
  readonly actions: ReactNode;
  /** "stack" puts the buttons below each other (success dialog). */
  readonly arrange?: "row" | "stack";
  readonly q?: DataQ;
}

/** A dialog that asks or informs: icon disc, title, sentence, buttons (design 4.14). */
export function Dialog({
  open,
  onClose,
  locked,
  icon,
  tone = "accent",
  title,
  text,
  children,
  actions,
  arrange = "row",
  q,
}: DialogProps) {
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      locked={locked ?? false}
      q={q}
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={text === undefined ? undefined : `${id}-text`}
      className={styles.dialog}
    >
      <div className={styles.body}>
        {icon && (
          <span className={styles.disc} data-tone={tone}>
            <Icon name={icon} size={28} />
          </span>
        )}
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {text !== undefined && (
          <p className={styles.text} id={`${id}-text`}>
            {text}
          </p>
        )}
        {children}
      </div>
      <div className={styles.actions} data-arrange={arrange}>
        {actions}
      </div>
    </Modal>
  );
}
