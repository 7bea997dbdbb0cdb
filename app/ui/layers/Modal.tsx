"use no memo";

import { type PointerEvent, type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { restoreFocus, rememberFocus } from "#app/ui/touch/restoreFocus.ts";
import { noteChange } from "#app/ui/touch/steadyTap.ts";
import { usePresence } from "./usePresence.ts";

/** What a modal needs: whether it is open, how it is closed, and its name. */
export interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** It is closed, and its exit animation has finished. */
  readonly onGone?: () => void;
  /** Neither Escape, the back gesture nor a tap on the scrim closes it: something is pending. */
  readonly locked?: boolean;
  /** Id of the heading that names it; else `label`. */
  readonly labelledBy?: string | undefined;
  readonly label?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly role?: "dialog" | "alertdialog";
  readonly q?: DataQ | undefined;
  readonly children: ReactNode;
}

interface ShellProps extends ModalProps {
  readonly className: string | undefined;
  /**
   * "rising": it slides in from outside the window, and the page behind it becomes inert only after the first frame, since that costs
   * a slow phone 20 ms. "still": it takes the place of what looks the same, so that nothing moves and nothing is new.
   */
  readonly enters?: "rising" | "still" | undefined;
}

/** True if a popover covers the scrim: the page outside a dialog is inert, so the tap falls through to the dialog. */
const isUnderPopover = ({ clientX: x, clientY: y }: PointerEvent): boolean =>
  [...document.querySelectorAll("[popover]")].some((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });

function showModal(dialog: HTMLDialogElement): undefined {
  if (!dialog.open) dialog.showModal();
  dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
}

/** Rendered in the page for the first frame, modal and focused from the second. Returns the way to cancel that. */
function showSoonModal(dialog: HTMLDialogElement): () => void {
  // not show(): it would move the focus twice, and force a layout before the frame is due
  dialog.setAttribute("open", "");
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      // not close(): nothing is painted in between, so the entry animation continues
      dialog.removeAttribute("open");
      showModal(dialog);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Puts the dialog into the top layer while it is shown, and afterwards restores the focus. */
function useTopLayer(ref: RefObject<HTMLDialogElement | null>, shown: boolean, rises: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !shown) return;
    rememberFocus(dialog);
    const stop = rises ? showSoonModal(dialog) : showModal(dialog);
    return () => {
      stop?.();
      dialog.close();
      restoreFocus(dialog);
    };
  }, [ref, shown, rises]);
}

/**
 * The native dialog in the top layer: focus trap, Escape, scrim and focus restoration; Sheet, Dialog and Drawer style
 * it (design 4.14, 6).
 */
export function Modal(props: ShellProps) {
  const { open, onClose, onGone, locked = false, enters, role = "dialog" } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const pressedScrim = useRef(false);
  const shown = usePresence(open, ref, onGone);
  useTopLayer(ref, shown, enters === "rising");

  // everything tappable appears with it, disappears with it, and is uncovered once it is gone
  useLayoutEffect(() => {
    if (!shown) return;
    if (!(open && enters === "still")) noteChange();
    return noteChange;
  }, [open, shown, enters]);

  if (!shown) return null;

  const ask = (event: SyntheticEvent) => {
    // a dialog inside this one handles its own events: React bubbles them up
    if ((event.target as Element).closest("dialog") !== event.currentTarget) return;
    event.preventDefault();
    if (open && !locked) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the scrim are the dialog's own
    <dialog
      ref={ref}
      className={props.className}
      data-q={props.q}
      data-q-part="panel"
      data-modal=""
      data-leaving={!open || undefined}
      data-still={enters === "still" || undefined}
      role={role}
      aria-modal="true"
      aria-labelledby={props.labelledBy}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      onCancel={ask}
      onKeyDown={(event) => {
        if (event.key === "Escape") ask(event);
      }}
      onClose={(event) => {
        // A browser may close it whatever we say (second Escape): follow, or reopen while locked.
        if (event.target !== event.currentTarget || !open || event.currentTarget.open) return;
        if (locked) event.currentTarget.showModal();
        else onClose();
      }}
      onPointerDown={(event) => {
        pressedScrim.current = event.target === event.currentTarget && !isUnderPopover(event);
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedScrim.current) ask(event);
      }}
    >
      {props.children}
    </dialog>
  );
}
