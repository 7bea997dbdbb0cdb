/** The part of this page that the member sees, in CSS px from its top, as the framing site tells it. */
export interface Seen {
  readonly top: number;
  readonly height: number;
}

/** A dialog needs so much room, px: where less of the frame is seen, a part of it stands out of sight until the host page is scrolled. */
const LEAST = 320;

/** That part within a page of this height, px, and not lower than what stands in it needs. */
export function seenWithin(page: number, { top, height }: Seen): Seen {
  const room = Math.min(page, Math.max(height, LEAST));
  return { top: Math.min(Math.max(top, 0), page - room), height: room };
}

/**
 * Bars, sheets, dialogs and notices stand in the seen part from now on (ui/themes/base.css). Without a word of the host
 * that is the whole window, which is right wherever the frame is no higher than the screen.
 */
export function showIn(seen: Seen): void {
  const { top, height } = seenWithin(window.innerHeight, seen);
  const { style } = document.documentElement;
  style.setProperty("--seen-top", `${top}px`);
  style.setProperty("--seen-height", `${height}px`);
}
