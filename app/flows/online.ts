import { type App } from "#app/application/app.ts";
import { isFailure } from "#app/api/failure.ts";
import { setLoss } from "#app/stores/feed.ts";

/**
 * Derives from the calls whether the bookmaker can be reached; the browser's own flag is only a hint (NET-05). Returns
 * the stop function.
 */
export function watchConnection(app: App): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  let stopped: SecurityPolicyViolationEvent | undefined;
  const stop = app.client.getQueryCache().subscribe((event) => {
    // the statistics may come from another company
    if (event.type !== "updated" || event.query.meta?.holds === "statistics") return;
    const { action } = event;
    if (action.type === "success") setLoss(app, undefined);
    // failed = a try that will be retried, error = the last one
    const error = action.type === "failed" || action.type === "error" ? action.error : undefined;
    if (!isFailure(error) || error.kind === "timeout") return;
    if (error.kind !== "network") return setLoss(app, undefined);
    setLoss(app, navigator.onLine ? "unreachable" : "offline");
    if (navigator.onLine && action.type === "error")
      import("./unreachable.ts").then(
        ({ logUnreachable }) => logUnreachable(app, error.path, stopped),
        () => undefined,
      );
  });
  addEventListener("offline", () => setLoss(app, "offline"), { signal });
  addEventListener(
    "securitypolicyviolation",
    (event) => {
      stopped = event;
    },
    { signal },
  );
  return () => {
    stop();
    ends.abort();
  };
}
