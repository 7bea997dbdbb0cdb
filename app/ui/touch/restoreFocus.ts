/** What had the focus when a dialog opened. */
const openers = new WeakMap<Element, Element | null>();

/** Remembers where the focus was; called before the dialog takes it. */
export const rememberFocus = (dialog: Element): void => void openers.set(dialog, document.activeElement);

/** Focuses something that is not in the tab order, without scrolling to it. */
export function focusOn(node: HTMLElement | null): void {
  if (!node) return;
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
}

const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;

/** Focuses the page's title if the focused element is gone. */
export function focusTitleIfLost(): void {
  if (isLost()) focusOn(document.querySelector("h1"));
}

/**
 * Restores the focus when a dialog has closed and the browser could not: if its opener was in another dialog that is
 * gone too, the focus goes to that one's opener (design 6); if that cannot take it any more, as the cash-out button of
 * a cashed-out bet, to the page's title.
 */
export function restoreFocus(dialog: Element): void {
  if (!isLost()) return;
  const opener = openers.get(dialog);
  let to = opener;
  while (to instanceof HTMLElement && !(to.isConnected && to.checkVisibility())) {
    const host: Element | null = to.closest("dialog");
    to = host === null ? null : openers.get(host);
  }
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  // nothing had the focus before if a touch opened it
  if (isLost() && opener && opener !== document.body) focusOn(document.querySelector("h1"));
}
