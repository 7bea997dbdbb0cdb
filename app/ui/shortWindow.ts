/** A window lower than this many rem is a short phone, or a phone with large text: 700 px (design-2, 6.1). */
const SHORT_REM = 43.75;

/** Below this there is room only for what a bet needs: 500 px. */
const TIGHT_REM = 31.25;

/**
 * Marks the page while its window is short for its text: `data-short` and `data-tight` on the root. Returns the stop
 * function.
 */
export function watchShortWindow(): () => void {
  const root = document.documentElement;
  const probe = document.createElement("i");
  Object.assign(probe.style, { position: "absolute", width: "1rem", visibility: "hidden" });
  probe.ariaHidden = "true";
  const mark = () => {
    const height = innerHeight / (Number.parseFloat(getComputedStyle(root).fontSize) || 16);
    root.toggleAttribute("data-short", height < SHORT_REM);
    root.toggleAttribute("data-tight", height < TIGHT_REM);
  };
  const observer = new ResizeObserver(mark);
  observer.observe(document.body.appendChild(probe));
  addEventListener("resize", mark);
  mark();
  return () => {
    observer.disconnect();
    removeEventListener("resize", mark);
    probe.remove();
  };
}
