import * as v from "valibot";
import { type App } from "#app/application/app.ts";
import { configFile } from "#app/config.ts";
import { isBefore, RELEASE } from "#app/domain/release.ts";
import { TIMING } from "#app/flows/timing.ts";
import { attemptIsOpen } from "#app/stores/attempt.ts";
import { anyCashOutInDoubt } from "#app/stores/cashOuts.ts";
import { offerRelease, useRelease } from "#app/stores/operator/release.ts";
import { useSlip } from "#app/stores/slip.ts";
import { isStorageKept, readEntry, writeEntry } from "#app/stores/storage.ts";

/** Between two looks while the page is seen, ms (OPS-08). */
const LOOK_MS = 600_000;

/** Between two looks of a page that is hidden and seen again, ms. */
const REST_MS = 60_000;

const ENTRY = { name: "reloadedForRelease", version: 1, schema: v.number(), fallback: 0 };

/** What stands beside index.html (.deploy/release.ts). */
const says = v.object({ release: v.string(), commit: v.optional(v.string(), "") });

const wishes = v.object({ minVersion: v.optional(v.pipe(v.string(), v.regex(RELEASE)), "0.0.0") });
type Wishes = v.InferOutput<typeof wishes>;

function understood<T>(schema: v.GenericSchema<unknown, T>, raw: unknown): T | undefined {
  const held = v.safeParse(schema, raw);
  return held.success ? held.output : undefined;
}

/** A file beside index.html, past everything that is kept; undefined where it does not come or is none. */
async function read<T>(name: string, schema: v.GenericSchema<unknown, T>): Promise<T | undefined> {
  try {
    const answer = await fetch(`./${name}`, { cache: "no-store", credentials: "same-origin" });
    return understood(schema, answer.ok ? await answer.json() : undefined);
  } catch {
    // looked for again in ten minutes
    return undefined;
  }
}

/** Nothing of the member's is under way that a reload would cut off. */
const isIdle = (app: App): boolean => {
  const { single, betPage } = useSlip.of(app).getState();
  return single === undefined && !betPage && !attemptIsOpen(app) && !anyCashOutInDoubt(app);
};

/** Reloads a page that the operator no longer wants, as code 5 does: at most once in 5 minutes, never over a slip or a bet. */
function reload(app: App): void {
  const now = Date.now();
  if (!isIdle(app) || Math.abs(now - readEntry(ENTRY, now)) < TIMING.reloadRest || !isStorageKept()) return;
  writeEntry(ENTRY, now);
  location.reload();
}

/**
 * Looks every ten minutes, and when the page is seen again, whether another release is there. It is offered; only one that the
 * operator no longer wants reloads by itself (OPS-08). Returns the way to stop.
 */
export function watchRelease(app: App, own: string = __APP_VERSION__): () => void {
  let first: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async (config: () => Promise<Wishes | undefined>): Promise<void> => {
    if (document.hidden || app.now() - lookedAt < REST_MS) return;
    lookedAt = app.now();
    const [there, wanted] = await Promise.all([read("version.json", says), config()]);
    const isTooOld = wanted !== undefined && isBefore(own, wanted.minVersion);
    // the page may itself be an older one that was kept
    const isOther = there !== undefined && (there.release !== own || (first !== undefined && there.commit !== first));
    first ??= there?.commit;
    if (isOther || isTooOld) offerRelease(app, isTooOld);
    if (isTooOld) reload(app);
  };
  const seen = () => void look(() => read("config.json", wishes));
  const timer = setInterval(seen, LOOK_MS);
  document.addEventListener("visibilitychange", seen);
  // a page that is too old goes as soon as nothing is under way any more
  const stopWaiting = useSlip.of(app).subscribe(() => {
    if (useRelease.of(app).getState().isTooOld) reload(app);
  });
  // the page has just read its configuration
  void look(async () => understood(wishes, configFile()));
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
    stopWaiting();
  };
}
