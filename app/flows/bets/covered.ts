import { type App } from "#app/application/app.ts";
import { useDialog } from "#app/stores/dialog.ts";
import { useSlip } from "#app/stores/slip.ts";

/**
 * True while a slip, a cash-out, a sheet or a dialog is open, or the page is hidden: no win is shown over it (CRD-01).
 */
export function isCovered(app: App): boolean {
  const { single, betPage } = useSlip.of(app).getState();
  return (
    single !== undefined ||
    betPage ||
    useDialog.of(app).getState().content !== undefined ||
    document.visibilityState === "hidden" ||
    document.querySelector("dialog[open]") !== null
  );
}

/** Calls back once something opens over the page. Returns the stop function. */
export function watchCover(app: App, covered: () => void): () => void {
  const look = () => {
    if (isCovered(app)) covered();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
  document.addEventListener("visibilitychange", look);
  const stops = [useSlip.of(app).subscribe(look), useDialog.of(app).subscribe(look)];
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", look);
    for (const stop of stops) stop();
  };
}
