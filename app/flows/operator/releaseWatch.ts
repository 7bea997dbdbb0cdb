import * as v from "valibot";
import { type App } from "#app/application/app.ts";
import { configFile } from "#app/config.ts";
import { isBefore, RELEASE } from "#app/domain/release.ts";
import { readBesideIndex } from "./besideIndex.ts";
import { noteFile } from "./siteWatch.ts";
import { RELOAD_REST_MS } from "#app/flows/chunk.ts";
import { mayReload } from "#app/flows/session/reload.ts";
import { offerRelease, useRelease } from "#app/stores/operator/release.ts";
import { isClosed, useSite } from "#app/stores/operator/site.ts";
import { useQuickBet } from "#app/stores/quick/quickBet.ts";
import { useSlip } from "#app/stores/slip.ts";
import { isStorageKept, readEntry, writeEntry } from "#app/stores/storage/storage.ts";

/** The interval between checks while the page is visible, ms (OPS-08). */
const LOOK_MS = 600_000;

/** The minimum interval between checks when a hidden page becomes visible again, ms. */
const REST_MS = 60_000;

const ENTRY = { name: "reloadedForRelease", version: 1, schema: v.number(), fallback: 0 };

/** The file beside index.html (app/deploy/release.ts). */
const says = v.object({ release: v.string(), commit: v.optional(v.string(), "") });

const wishes = v.object({ minVersion: v.optional(v.pipe(v.string(), v.regex(RELEASE)), "0.0.0") });

function understood<T>(schema: v.GenericSchema<unknown, T>, raw: unknown): T | undefined {
  const held = v.safeParse(schema, raw);
  return held.success ? held.output : undefined;
}

/** True if a reload would interrupt nothing of the member's. */
const isIdle = (app: App): boolean => {
  const { single, betPage } = useSlip.of(app).getState();
  return single === undefined && !betPage && mayReload(app);
};

/**
 * Reloads a page that the operator no longer supports, as code 5 does: at most once in 5 minutes, never over a slip or
 * a bet.
 */
function reload(app: App): void {
  const now = Date.now();
  if (!isIdle(app) || Math.abs(now - readEntry(ENTRY, now)) < RELOAD_REST_MS || !isStorageKept()) return;
  writeEntry(ENTRY, now);
  location.reload();
}

/**
 * Checks every ten minutes, and when the page becomes visible, for another release. It is offered; only one that the
 * operator no longer supports reloads by itself (OPS-08). Returns the stop function.
 */
export function watchRelease(app: App, own: string = __APP_VERSION__): () => void {
  let first: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async (config: () => Promise<unknown>): Promise<void> => {
    // during maintenance only config.json is requested (OPS-07)
    if (document.hidden || isClosed(app) || app.now() - lookedAt < REST_MS) return;
    lookedAt = app.now();
    const [version, file] = await Promise.all([readBesideIndex("version.json"), config()]);
    const there = understood(says, version);
    const wanted = understood(wishes, file);
    noteFile(app, file);
    const isTooOld = wanted !== undefined && isBefore(own, wanted.minVersion);
    // the page may itself be an older, cached one
    const isOther = there !== undefined && (there.release !== own || (first !== undefined && there.commit !== first));
    first ??= there?.commit;
    if (isOther || isTooOld) offerRelease(app, isTooOld);
    if (isTooOld) reload(app);
  };
  const seen = () => void look(() => readBesideIndex("config.json"));
  const timer = setInterval(seen, LOOK_MS);
  document.addEventListener("visibilitychange", seen);
  // a page that is too old reloads as soon as nothing is pending
  const leave = () => {
    if (useRelease.of(app).getState().isTooOld) reload(app);
  };
  const stops = [useSlip.of(app).subscribe(leave), useQuickBet.of(app).subscribe(leave)];
  // maintenance often brings a release
  const stopReopening = useSite.of(app).subscribe(({ closure }, before) => {
    if (closure === undefined && before.closure !== undefined) seen();
  });
  // the page has only just read its configuration
  void look(async () => configFile());
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
    for (const stop of stops) stop();
    stopReopening();
  };
}
