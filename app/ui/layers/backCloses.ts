/** The state of a history entry, with what is added to it here. */
interface Entry {
  /** The router's count of the pages before this one. */
  readonly __TSR_index?: number;
  /** An entry of the same page comes after this one. */
  readonly under?: boolean;
  /** It represents something open over its page; going back leads from it to the page. */
  readonly over?: boolean;
}

const entry = (): Entry => (history.state ?? {}) as Entry;

const MODALS = "dialog[data-modal][open]:not([data-leaving])";

/** What going back closes: the last one that is open and not closing. */
const topModal = (): HTMLElement | undefined => [...document.querySelectorAll<HTMLElement>(MODALS)].at(-1);

/**
 * Closes everything that is open over the page, topmost first, as going back would: what may not close, such as the
 * slip of a bet that is under way, stays.
 */
export function closeOver(): void {
  for (const modal of [...document.querySelectorAll<HTMLElement>(MODALS)].toReversed())
    modal.dispatchEvent(new Event("cancel", { cancelable: true }));
}

/** Pushes an entry for what is open over the page, if there is none yet. */
function hold(page: Entry): void {
  if (entry().over || topModal() === undefined) return;
  const own = { ...page, ...entry(), under: true };
  // bypasses the router, which patches the page's functions: the page it shows stays the same
  History.prototype.replaceState.call(history, own, "");
  History.prototype.pushState.call(history, { ...own, under: false, over: true }, "");
}

/**
 * Going back, by gesture or button, closes what is open over a page before it leaves the page, in every engine: few of
 * them ask the dialog themselves. What may not close stays. An entry for something that was closed by other means is
 * skipped when going back reaches it, not earlier: a page opened at the same moment would be lost. `pageOf` returns the
 * state of the current page. Returns the stop function.
 */
export function watchBack(pageOf: () => Entry): () => void {
  const close = (event: PopStateEvent): void => {
    const to = (event.state ?? {}) as Entry;
    if (!to.under || to.__TSR_index !== pageOf().__TSR_index) return;
    // the router already shows this page
    event.stopImmediatePropagation();
    const top = topModal();
    if (top === undefined) {
      history.back();
      return;
    }
    top.dispatchEvent(new Event("cancel", { cancelable: true }));
    // another may be open below it, and while a bet is pending nothing closes
    queueMicrotask(() => hold(pageOf()));
  };
  const eye = new MutationObserver(() => hold(pageOf()));
  eye.observe(document.body, { subtree: true, attributeFilter: ["open"] });
  addEventListener("popstate", close, true);
  hold(pageOf());
  return () => {
    eye.disconnect();
    removeEventListener("popstate", close, true);
  };
}
