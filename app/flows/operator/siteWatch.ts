import { type App, owned } from "#app/application/app.ts";
import { type Path } from "#app/api/cache.ts";
import { checkIfBack, ASKS_IF_BACK, holdCallsOf } from "#app/api/closing.ts";
import { config, configFile } from "#app/config.ts";
import { stopAll, watchFront } from "#app/flows/stops.ts";
import { attemptIsOpen } from "#app/stores/attempt.ts";
import { anyCashOutInDoubt, openCashOuts } from "#app/stores/cashOuts.ts";
import { openEntries } from "#app/stores/journal.ts";
import { type Closure, isClosed, useSite } from "#app/stores/operator/site.ts";
import { ownerBefore } from "#app/stores/storage/owner.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { useSettings } from "#app/stores/settings.ts";
import { readBesideIndex } from "./besideIndex.ts";
import { askedToWait, watchOutage } from "./outage.ts";
import { siteNews } from "./siteNews.ts";

/**
 * The interval between reads of config.json while the sportsbook is closed, ms; this client's random part is added
 * (OPS-07).
 */
const LOOK_MS = 60_000;

/** No timer is set for longer, ms: a device that slept would wake to an old one. */
const LONGEST_MS = 600_000;

/** The API is not called again sooner, whatever it said, ms. */
const LEAST_MS = 5_000;

/** Calls that send an order, or the member away: held back, they would be sent when nobody expects it any more. */
const NEVER_HELD: ReadonlySet<string> = new Set([
  "bet/Bet",
  "bet/MixBet",
  "bet/OrBet",
  "bet/Insurance",
  "Comm/Logout",
] satisfies Path[]);

/** Calls that find out the outcome of an order, and the session that this needs. */
const LOOKS: ReadonlySet<string> = new Set([
  "bet/GetUnSettleBetList",
  "bet/GetSettleBetLists",
  "bet/GetBets",
  "odds/GetUserInfo",
  "RefreshToken",
]);

interface Watch {
  file: unknown;
  /** From when and until when the API asked not to be called, epoch ms by the server's clock. */
  outage: Closure | undefined;
  /** What calls wait for while the sportsbook is closed. */
  opening: PromiseWithResolvers<void> | undefined;
  /** The pending call that checks whether the API is back. */
  isAsking: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  lookTimer: ReturnType<typeof setTimeout> | undefined;
}

const watchOf = owned((): Watch => ({
  file: configFile(),
  outage: undefined,
  opening: undefined,
  isAsking: false,
  timer: undefined,
  lookTimer: undefined,
}));

/** True while the outcome of an order is unknown, of the member who is, or was last, signed in here. */
function anyOrderIsOpen(app: App): boolean {
  const owner = ownerBefore();
  if (attemptIsOpen(app) || anyCashOutInDoubt(app)) return true;
  return owner !== undefined && openEntries(owner).length + openCashOuts(owner).length > 0;
}

/** Applies what file and API say now, and runs again when they say something else. */
function settle(app: App): void {
  const watch = watchOf(app);
  const now = serverNow();
  const { notice, closure: announced, next } = siteNews(watch.file, now);
  const closure = announced ?? watch.outage;
  useSite.of(app).setState({ notice, closure });
  clearTimeout(watch.timer);
  const moment = Math.min(
    next ?? Infinity,
    now + LONGEST_MS,
    ...(closure?.isOutage && closure.to > now ? [closure.to] : []),
  );
  watch.timer = setTimeout(() => settle(app), moment - now);
  if (closure?.isOutage && closure.to <= now) void askApi(app);
  if (closure !== undefined) {
    if (watch.opening === undefined) lookSoon(app);
    watch.opening ??= Promise.withResolvers();
    return;
  }
  clearTimeout(watch.lookTimer);
  watch.opening?.resolve();
  watch.opening = undefined;
}

/** The API asked every call to come back after this many seconds. */
function noteOutage(app: App, seconds: number): void {
  const watch = watchOf(app);
  const now = serverNow();
  watch.outage = { from: watch.outage?.from ?? now, to: now + Math.max(seconds * 1_000, LEAST_MS), isOutage: true };
  settle(app);
}

/** Checks whether the API is back, with the one call that every list needs. */
async function askApi(app: App): Promise<void> {
  const watch = watchOf(app);
  if (watch.isAsking) return;
  watch.isAsking = true;
  const asked = checkIfBack(app.client, useSettings.of(app).getState().language);
  const seconds = await asked.then(() => undefined, askedToWait);
  watch.isAsking = false;
  if (seconds !== undefined) return noteOutage(app, seconds);
  watch.outage = undefined;
  settle(app);
}

async function look(app: App): Promise<void> {
  if (document.hidden) return;
  noteFile(app, await readBesideIndex("config.json"));
}

/** Reads config.json in a minute, and repeatedly until the sportsbook is open. */
function lookSoon(app: App): void {
  const watch = watchOf(app);
  clearTimeout(watch.lookTimer);
  watch.lookTimer = setTimeout(
    () => {
      void look(app);
      lookSoon(app);
    },
    LOOK_MS * (1 + Math.random() * config().jitter),
  );
}

/**
 * Takes what config.json says now; undefined if it could not be read, in which case the previous content still applies.
 */
export function noteFile(app: App, file: unknown): void {
  if (file === undefined) return;
  watchOf(app).file = file;
  settle(app);
}

/** The member checks: reads config.json and, if the API had asked to wait, whether it is back. */
export async function checkSiteNow(app: App): Promise<void> {
  const { outage } = watchOf(app);
  await Promise.all([look(app), outage && askApi(app)]);
}

/**
 * Watches what the operator says about the whole site: the line under the header, and maintenance, from config.json or
 * from an API that answers every call with 503. While it is closed only config.json is requested, and open orders are
 * looked for; every other call waits until it is open again (OPS-07). Returns the stop function.
 */
export function watchSite(app: App): () => void {
  const watch = watchOf(app);
  const stopHolding = holdCallsOf(app.client, (path) => {
    if (NEVER_HELD.has(path) || (watch.isAsking && path === ASKS_IF_BACK)) return undefined;
    return LOOKS.has(path) && anyOrderIsOpen(app) ? undefined : watch.opening?.promise;
  });
  settle(app);
  return stopAll([
    watchOutage(app, (seconds) => noteOutage(app, seconds)),
    watchFront(() => {
      if (isClosed(app)) void look(app);
    }),
    () => {
      clearTimeout(watch.timer);
      clearTimeout(watch.lookTimer);
      stopHolding();
      watch.opening?.resolve();
    },
  ]);
}
