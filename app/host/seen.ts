/** The part of this page that the member sees, in CSS px from its top, as reported by the host site. */
export interface Seen {
  readonly top: number;
  readonly height: number;
}

/**
 * The height that a dialog needs, px: if less of the frame is visible, a part of it is hidden until the host page is
 * scrolled.
 */
const LEAST = 320;

/** The visible part within a page of this height, px, but not less than what is placed in it needs. */
export function seenWithin(page: number, { top, height }: Seen): Seen {
  const room = Math.min(page, Math.max(height, LEAST));
  return { top: Math.min(Math.max(top, 0), page - room), height: room };
}

/**
 * From now on bars, sheets, dialogs and notices are placed in the visible part (ui/themes/base.css). If the host sends
 * none, that is the whole window, which is right as long as the frame is no taller than the screen.
 */
export function showIn(seen: Seen): void {
  const { top, height } = seenWithin(window.innerHeight, seen);
  const { style } = document.documentElement;
  style.setProperty("--seen-top", `${top}px`);
  style.setProperty("--seen-height", `${height}px`);
}
