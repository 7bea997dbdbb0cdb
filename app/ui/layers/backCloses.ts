/** The state of an entry of the history, with what is written here into it. */
interface Entry {
  /** The router's own count of the pages before this one. */
  readonly __TSR_index?: number;
  /** An entry of the same page stands over this one. */
  readonly under?: boolean;
  /** It stands for something that is open over its page; the way back leads from it to the page. */
  readonly over?: boolean;
}

const entry = (): Entry => (history.state ?? {}) as Entry;

/** What the way back closes: the last that stands open and is not on its way out. */
const topModal = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("dialog[data-modal][open]:not([data-leaving])")].at(-1);

/** Puts an entry for what is open over the page's own, where there is none yet. */
function hold(page: Entry): void {
  if (entry().over || topModal() === undefined) return;
  const own = { ...page, ...entry(), under: true };
  // past the router, which listens to the functions of the page: the page that it shows stays the same
  History.prototype.replaceState.call(history, own, "");
  History.prototype.pushState.call(history, { ...own, under: false, over: true }, "");
}

/**
 * The way back, by a gesture or a button, closes what stands open over a page before it leaves the page, in every engine: few of them ask
 * the dialog themselves. What may not close stays. An entry that stood for something closed by other means is passed over when the way
 * back comes to it, not before: a page that is opened in the same moment would be lost. `pageOf` tells the state of the page that
 * is shown. Returns the way to stop.
 */
export function watchBack(pageOf: () => Entry): () => void {
  const close = (event: PopStateEvent): void => {
    const to = (event.state ?? {}) as Entry;
    if (!to.under || to.__TSR_index !== pageOf().__TSR_index) return;
    // the router shows this page already
    event.stopImmediatePropagation();
    const top = topModal();
    if (top === undefined) {
      history.back();
      return;
    }
    top.dispatchEvent(new Event("cancel", { cancelable: true }));
    // another may stand under it, and while a bet is under way nothing closes
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
