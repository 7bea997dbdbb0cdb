/** What had the focus when a dialog came up. */
const openers = new WeakMap<Element, Element | null>();

/** Remembers where the focus comes from; called before the dialog takes it. */
export const rememberFocus = (dialog: Element): void => void openers.set(dialog, document.activeElement);

/** Gives the focus to something that no key reaches, without scrolling to it. */
export function focusOn(node: HTMLElement | null): void {
  if (!node) return;
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
}

const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;

/** Gives the focus to the page's title where what had it is gone. */
export function focusTitleIfLost(): void {
  if (isLost()) focusOn(document.querySelector("h1"));
}

/**
 * Gives the focus back when a dialog has gone and the browser could not: what opened it stood in another dialog that has gone
 * too, so it goes to what opened that one (design 6); to the page's title where that takes none any more, as the cash-out button
 * of a bet that was sold.
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
  // nobody had the focus before where a finger opened it
  if (isLost() && opener && opener !== document.body) focusOn(document.querySelector("h1"));
}
