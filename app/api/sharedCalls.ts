import { type QueryClient } from "@tanstack/react-query";
import { shareCalls } from "./client.ts";
import { PUBLIC_CALLS } from "./contract/publicCalls.ts";

/** True for a call that carries no member data where the bookmaker prices all members alike (OPS-10). */
const isShared = (path: string): boolean => PUBLIC_CALLS.has(path.slice(path.indexOf("/") + 1));

/** No cache keeps a response of this bookmaker for longer: a header that says more is not believed, s. */
const OLDEST = 300;

/**
 * Sends the calls that are the same for all members without token, BCS and device number, so that one response can
 * serve them all and no preflight is needed. The time a response spent in an HTTP cache is added to the age of its
 * prices: they are as old as the bookmaker's word (OPS-11).
 */
export function sharePublicCalls(client: QueryClient): void {
  const ages = new Map<string, number>();
  shareCalls({
    isShared,
    noteAge: (path, answered) => {
      const age = Number(answered.get("Age") ?? 0);
      if (isShared(path)) ages.set(path, age > 0 ? Math.min(age, OLDEST) : 0);
    },
  });
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const path = String(event.query.queryKey[0]);
    const age = ages.get(path) ?? 0;
    // used once: what a reader puts into the query cache itself has not waited in an HTTP cache
    ages.delete(path);
    const { dataUpdatedAt } = event.query.state;
    if (age > 0) event.query.setState({ dataUpdatedAt: dataUpdatedAt - age * 1_000 });
  });
}
