import { type QueryClient } from "@tanstack/react-query";
import { isFailure } from "#app/api/failure.ts";
import { setOffline } from "#app/stores/feed.ts";

/** Tells whether the server can be reached from what the calls do; the browser's own flag only hints (NET-05). */
export function watchConnection(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    if (event.action.type === "success") setOffline(false);
    // failed = a try that will be repeated, error = the last one
    if (event.action.type === "failed" || event.action.type === "error") {
      const { error } = event.action;
      if (isFailure(error) && error.kind === "network") setOffline(true);
    }
  });
  addEventListener("offline", () => setOffline(true));
}
