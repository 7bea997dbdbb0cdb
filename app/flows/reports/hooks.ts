import { type App } from "#app/application/app.ts";
import { onDropped } from "#app/api/dropped.ts";
import { isFailure } from "#app/api/failure.ts";
import { type Attempt } from "#app/domain/slip/attempt.ts";
import { useAttempts } from "#app/stores/attempt.ts";
import { useSlip } from "#app/stores/slip.ts";
import { callName, errorKey, refusalKey, violationKey } from "./names.ts";
import { type Tally } from "./tally.ts";

const failureKey = (error: unknown): string => (isFailure(error) ? `${error.kind} ${error.code}` : "other");

/** The names of the page's loaded files. */
const loadedFiles = (): string[] => performance.getEntriesByType("resource").map(({ name }) => name);

/** From then on the page says that it is slow to start, ms (start/lateStart.ts). */
const LATE_MS = 10_000;

/** The files that start/lateStart.ts marked as lost, and the page that was reloaded for one. */
const LOST = "html[data-lost], script[data-lost], link[data-lost]";

/** Counts what was wrong with a start that succeeded: it was late, or files of the page had to be requested again. */
export function countStart(tally: Tally, drawnAt: number): void {
  if (drawnAt > LATE_MS) tally.count("errors", "start late");
  const { length: lost } = document.querySelectorAll(LOST);
  if (lost > 0) tally.count("errors", "start lost a file", lost);
}

/** Not an error: the browser defers the rest of its measurements to the next frame. */
const MEASURES_LATER = /^ResizeObserver loop /;

/** Counts uncaught errors. Returns the stop function. */
export function watchErrors(tally: Tally): () => void {
  const count = (error: unknown) => tally.count("errors", errorKey(error, loadedFiles()));
  const thrown = ({ error, message }: ErrorEvent) => {
    if (!MEASURES_LATER.test(message)) count(error);
  };
  const rejected = ({ reason }: PromiseRejectionEvent) => count(reason);
  addEventListener("error", thrown);
  addEventListener("unhandledrejection", rejected);
  return () => {
    removeEventListener("error", thrown);
    removeEventListener("unhandledrejection", rejected);
  };
}

/** Counts what the page's CSP blocked. Returns the stop function. */
export function watchViolations(tally: Tally): () => void {
  const count = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    tally.count("violations", violationKey(effectiveDirective, blockedURI));
  addEventListener("securitypolicyviolation", count);
  return () => removeEventListener("securitypolicyviolation", count);
}

/** Counts and times the requests to the server. Returns the stop function. */
export function watchCalls({ client, now }: App, tally: Tally): () => void {
  const begun = new WeakMap<object, number>();
  const ended = (asked: object, root: unknown, error?: unknown) => {
    const at = begun.get(asked);
    const name = callName(root);
    begun.delete(asked);
    if (at === undefined || name === undefined) return;
    tally.call(name, now() - at, error === undefined ? undefined : failureKey(error));
  };
  const stopReads = client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const { action, query } = event;
    if (action.type === "fetch") begun.set(query, now());
    else if (action.type === "success" && action.manual !== true) ended(query, query.queryKey[0]);
    else if (action.type === "error") ended(query, query.queryKey[0], action.error);
  });
  const stopSends = client.getMutationCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const { action, mutation } = event;
    const root = mutation.options.mutationKey?.[0];
    if (action.type === "pending") begun.set(mutation, now());
    else if (action.type === "success") ended(mutation, root);
    else if (action.type === "error") ended(mutation, root, action.error);
  });
  const stopRows = onDropped((path, rows) => {
    const name = callName(path);
    if (name !== undefined) tally.count("dropped", name, rows);
  });
  return () => {
    stopReads();
    stopSends();
    stopRows();
  };
}

const refOf = (attempt: Attempt): string => (attempt.state === "ready" ? "" : attempt.entry.ref);

const isDouble = (attempt: Attempt | undefined): boolean =>
  attempt?.state === "accepted" && attempt.proof === "duplicate";

/** States whose name is an outcome. */
const TOLD: ReadonlySet<Attempt["state"]> = new Set(["repriced", "unknown", "notFound"]);

/** The outcome of an attempt, as a report names it; undefined if nothing is decided, or nothing new. */
function outcomeOf(attempt: Attempt, before: Attempt | undefined): string | undefined {
  if (isDouble(attempt) && !isDouble(before)) return "doubles";
  if (before?.state === attempt.state) return undefined;
  if (attempt.state === "accepted") return before?.state === "submitting" ? "placed" : "found";
  if (attempt.state === "refused") return refusalKey(attempt.why);
  return TOLD.has(attempt.state) ? attempt.state : undefined;
}

/**
 * Counts the outcomes of bets, and times a bet's call and the way from a tap to the slip. Returns the stop function.
 */
export function watchBets(app: App, tally: Tally): () => void {
  let sentAt: number | undefined;
  let openedAt: number | undefined;
  const stopAttempts = useAttempts.of(app).subscribe((after, before) => {
    const known = new Map([before.current, ...before.aside].map((attempt) => [refOf(attempt), attempt]));
    for (const attempt of [after.current, ...after.aside]) {
      const outcome = attempt.state === "ready" ? undefined : outcomeOf(attempt, known.get(refOf(attempt)));
      if (outcome !== undefined) tally.count("outcomes", outcome);
    }
    const { state } = after.current;
    if (state === "submitting") sentAt ??= app.now();
    else if (sentAt !== undefined) {
      tally.timing("bet", app.now() - sentAt);
      sentAt = undefined;
    }
  });
  const stopSlip = useSlip.of(app).subscribe(({ single }, before) => {
    if (single !== undefined && before.single === undefined) openedAt = app.now();
    if (single === undefined) openedAt = undefined;
  });
  const stopTicket = app.client.getQueryCache().subscribe((event) => {
    if (openedAt === undefined || event.type !== "updated" || event.action.type !== "success") return;
    if (event.query.queryKey[0] !== "odds/GetTicketOdds") return;
    tally.timing("slip", app.now() - openedAt);
    openedAt = undefined;
  });
  return () => {
    stopAttempts();
    stopSlip();
    stopTicket();
  };
}
