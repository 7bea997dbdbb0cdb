/** A column narrower than this many rem holds too little text on a line for things to stand side by side (design 5). */
const NARROW_REM = 16;

/** A window lower than this many rem is a short phone, or a phone with large text: 700 px (design-2, 6.1). */
const SHORT_REM = 43.75;

/** Lower than this there is room for what a bet needs and nothing else: 500 px. */
const TIGHT_REM = 31.25;

/** One rem in px: 16, or what the member has asked of the browser. */
const sizeOf = (root: HTMLElement): number => Number.parseFloat(getComputedStyle(root).fontSize) || 16;

/**
 * Marks the page while its text is large for its column, whatever made it so (trust ACC-08), or for the height of the window:
 * `data-large`, `data-short` and `data-tight` on the root.
 */
export function watchLargeText(column: HTMLElement): void {
  const root = document.documentElement;
  const probe = document.createElement("i");
  Object.assign(probe.style, { position: "absolute", width: "1rem", visibility: "hidden" });
  probe.ariaHidden = "true";
  const mark = () => {
    const large = column.clientWidth > 0 && column.clientWidth < NARROW_REM * sizeOf(root);
    root.toggleAttribute("data-large", large);
    const height = innerHeight / sizeOf(root);
    root.toggleAttribute("data-short", height < SHORT_REM);
    root.toggleAttribute("data-tight", height < TIGHT_REM);
  };
  const observer = new ResizeObserver(mark);
  addEventListener("resize", mark);
  observer.observe(column);
  observer.observe(document.body.appendChild(probe));
  mark();
}
