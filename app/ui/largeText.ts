/** A column narrower than this many rem fits too little text on a line for side-by-side layouts (design 5). */
const NARROW_REM = 16;

/** One rem in px: 16, or what the member has set in the browser. */
const sizeOf = (root: HTMLElement): number => Number.parseFloat(getComputedStyle(root).fontSize) || 16;

/**
 * Marks the page while its text is large for its column, for whatever reason: `data-large` on the root (ACC-08).
 * Returns the stop function.
 */
export function watchLargeText(column: HTMLElement): () => void {
  const root = document.documentElement;
  const probe = document.createElement("i");
  Object.assign(probe.style, { position: "absolute", width: "1rem", visibility: "hidden" });
  probe.ariaHidden = "true";
  const mark = () => {
    const large = column.clientWidth > 0 && column.clientWidth < NARROW_REM * sizeOf(root);
    root.toggleAttribute("data-large", large);
  };
  const observer = new ResizeObserver(mark);
  observer.observe(column);
  observer.observe(document.body.appendChild(probe));
  mark();
  return () => {
    observer.disconnect();
    probe.remove();
  };
}
