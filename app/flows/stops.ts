/** The one way to stop several watchers. */
export const stopAll =
  (stops: readonly (() => void)[]): (() => void) =>
  () => {
    for (const stop of stops) stop();
  };

/** Calls back whenever the page comes to the front. Returns the way to stop. */
export function watchFront(act: () => void): () => void {
  const look = () => {
    if (document.visibilityState === "visible") act();
  };
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
