"use no memo";

import { type RefObject, useEffect, useState } from "react";

/**
 * True while something must be rendered: while open, and then until its exit animation (`data-leaving`) has finished
 * (design 2.5). Reports when it is no longer rendered.
 */
export function usePresence(open: boolean, ref: RefObject<HTMLElement | null>, onGone?: () => void): boolean {
  const [shown, setShown] = useState(open);
  if (open && !shown) setShown(true);

  useEffect(() => {
    if (open || !shown) return;
    let current = true;
    const motions = ref.current?.getAnimations?.() ?? [];
    void Promise.allSettled(motions.map((motion) => motion.finished)).then(() => {
      if (!current) return;
      // A dialog restores the focus only while it is in the page.
      if (ref.current instanceof HTMLDialogElement) ref.current.close();
      setShown(false);
    });
    return () => {
      current = false;
    };
  }, [open, shown, ref]);

  const gone = !open && !shown;
  useEffect(() => {
    if (gone) onGone?.();
  }, [gone, onGone]);

  return shown;
}
