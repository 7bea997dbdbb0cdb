import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from "react";

export interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Neither Escape, the back gesture nor a tap on the scrim closes it: something is at work. */
  readonly locked?: boolean;
  /** Id of the heading that names it; else `label`. */
  readonly labelledBy?: string | undefined;
  readonly label?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly role?: "dialog" | "alertdialog";
  readonly children: ReactNode;
}

interface ShellProps extends ModalProps {
  readonly className: string | undefined;
}

/** True while the modal must be drawn: when open, and until its way out has been shown. */
function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(open);
  if (open && !shown) setShown(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !shown) return;
    const first = dialog.querySelector<HTMLElement>("[data-autofocus]");
    if (!dialog.open) dialog.showModal();
    first?.focus();
    return () => dialog.close();
  }, [shown]);

  useEffect(() => {
    if (open || !shown) return;
    let current = true;
    const motions = ref.current?.getAnimations?.() ?? [];
    void Promise.allSettled(motions.map((motion) => motion.finished)).then(() => {
      if (current) setShown(false);
    });
    return () => {
      current = false;
    };
  }, [open, shown]);

  return { ref, shown };
}

/** The native dialog in the top layer: focus trap, Escape, scrim and return of focus; Sheet, Dialog and Drawer dress it (design 4.14, 6). */
export function Modal({
  open,
  onClose,
  locked = false,
  labelledBy,
  label,
  describedBy,
  role = "dialog",
  className,
  children,
}: ShellProps) {
  const { ref, shown } = useModal(open);
  const pressedScrim = useRef(false);
  if (!shown) return null;

  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    if (open && !locked) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the scrim are the dialog's own
    <dialog
      ref={ref}
      className={className}
      data-modal=""
      data-leaving={!open || undefined}
      role={role}
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      onCancel={ask}
      onKeyDown={(event) => {
        if (event.key === "Escape") ask(event);
      }}
      onClose={(event) => {
        // A browser may close it whatever we say (second Escape): follow, or stand again while locked.
        if (event.target !== event.currentTarget || !open) return;
        if (locked) event.currentTarget.showModal();
        else onClose();
      }}
      onPointerDown={(event) => {
        pressedScrim.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedScrim.current) ask(event);
      }}
    >
      {children}
    </dialog>
  );
}
