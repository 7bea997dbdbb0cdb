/** Combines several stop functions into one. */
export const stopAll =
  (stops: readonly (() => void)[]): (() => void) =>
  () => {
    for (const stop of stops) stop();
  };

/** Calls back whenever the page becomes visible. Returns the stop function. */
export function watchFront(act: () => void): () => void {
  const look = () => {
    if (document.visibilityState === "visible") act();
  };
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
