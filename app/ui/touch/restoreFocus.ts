/** What had the focus when a dialog came up. */
const openers = new WeakMap<Element, Element | null>();

/** Remembers where the focus comes from; called before the dialog takes it. */
export const rememberFocus = (dialog: Element): void => void openers.set(dialog, document.activeElement);

/**
 * Gives the focus back when a dialog has gone and the browser could not: what opened it stood in another dialog that has gone
 * too, so it goes to what opened that one (design 6).
 */
export function restoreFocus(dialog: Element): void {
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  let to = openers.get(dialog);
  while (to instanceof HTMLElement && !(to.isConnected && to.checkVisibility())) {
    const host: Element | null = to.closest("dialog");
    to = host === null ? null : openers.get(host);
  }
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
}
