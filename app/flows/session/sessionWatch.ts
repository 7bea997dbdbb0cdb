import { type App } from "#app/application/app.ts";
import { claimsOf } from "#app/api/access/claims.ts";
import { refreshToken } from "#app/api/access/refreshToken.ts";
import { isOf } from "#app/api/cache.ts";
import { type Failure, isFailure, signalOf } from "#app/api/failure.ts";
import { fetchUserInfo, type UserInfo } from "#app/api/odds/getUserInfo.ts";
import { onFailure, reportEarlierFailures } from "#app/api/failures.ts";
import { sendCall } from "#app/api/sendCall.ts";
import { config } from "#app/config.ts";
import { tokenAction } from "#app/domain/member/token.ts";
import { isOwned } from "#app/stores/storage/owner.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { type Credentials, isMember, SESSION_ENTRY, useSession } from "#app/stores/session.ts";
import { beginAgain, holdCredentials, storedCredentials } from "#app/stores/signIn.ts";
import { onOtherTab } from "#app/stores/storage/storage.ts";
import { pause } from "#app/flows/pause.ts";
import { stopAll, watchFront } from "#app/flows/stops.ts";
import { promptLogin } from "./prompts.ts";
import { mayReload, reloadOnce } from "./reload.ts";
import { judgeSession, leave, syncStoredSession, sessionEnded, signedOut } from "./session.ts";
import { pauseByToken } from "./token/claimed.ts";
import { isVerdict } from "./token/verdict.ts";

/** The minimum interval between two renewals, whatever the clocks say, ms (SES-06). */
const RENEW_REST_MS = 60_000;

/** How long a tab waits for another that is renewing, ms (SES-05). */
const LOCK_WAIT_MS = 10_000;

/** How long a stored value may take to reach the other tabs, ms. */
const SPREAD_MS = 250;

interface Watch {
  readonly app: App;
  renewedAt: number;
  /** The pending renewal of this tab: there is one at a time. */
  renewing: Promise<boolean> | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Stopped: a pending check sets no more timers. */
  isOver: boolean;
}

const heldToken = (app: App) => useSession.of(app).getState().credentials?.token;

/** Requests a new token and keeps it, unless somebody signed in or out meanwhile, here or in another tab. */
async function askAndKeep(app: App, credentials: Credentials): Promise<void> {
  const { account } = useSession.of(app).getState();
  const token = await sendCall(app.client, refreshToken(), undefined);
  const claims = claimsOf(token);
  // a token that does not name this member may be anybody's: the server says whose it is
  const isOurs =
    claims?.account === account ||
    (await fetchUserInfo(app.client, undefined, { ...credentials, token })).member.account === account;
  const isStill = isMember(app) && heldToken(app) === credentials.token;
  const stored = storedCredentials();
  if (!claims || !isOurs || !isStill || (stored !== undefined && stored.token !== credentials.token)) return;
  holdCredentials(app, { ...credentials, token }, claims.expiresAt);
  pauseByToken(app, claims);
}

/**
 * Renews the token that is about to expire. False if the access service refused; throws if it did not respond. Another
 * tab may have renewed it while this one waited for its turn.
 */
async function renew(watch: Watch, ending: string | undefined): Promise<boolean> {
  const { app } = watch;
  const { credentials } = useSession.of(app).getState();
  if (credentials === undefined || !isMember(app)) return true;
  if (credentials.token !== ending || syncStoredSession(app) !== "nothing") return true;
  try {
    await askAndKeep(app, credentials);
    return true;
  } catch (error) {
    if (isFailure(error) && (error.kind === "envelope" || isVerdict(error)))
      return syncStoredSession(app) !== "nothing";
    throw error;
  }
}

/**
 * Keeps the lock until the other tabs can read the new token: a write by one process reaches another slightly later.
 */
async function renewAndTell(watch: Watch, ending: string | undefined): Promise<boolean> {
  const renewed = await renew(watch, ending);
  await pause(SPREAD_MS);
  return renewed;
}

/** One renewal at a time in this tab and, if the browser has locks, in all tabs of the partition (SES-05). */
function renewOnce(watch: Watch): Promise<boolean> {
  const { app } = watch;
  const ending = heldToken(app);
  watch.renewing ??= locked(() => renewAndTell(watch, ending)).finally(() => {
    watch.renewing = undefined;
    watch.renewedAt = app.now();
  });
  return watch.renewing;
}

async function locked(act: () => Promise<boolean>): Promise<boolean> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LOCK_WAIT_MS);
  let begun = false;
  try {
    return await navigator.locks.request("sportsbook:token", { signal: waiting.signal }, () => {
      begun = true;
      clearTimeout(timer);
      return act();
    });
  } catch (error) {
    // no locks in a frame whose storage is blocked: only the guard of this tab is left
    if (begun || waiting.signal.aborted) throw error;
    return act();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * When to check a token with this many seconds left again, ms: one that lives for less than the threshold, half way to
 * its expiry.
 */
function nextLook(left: number, isKept: boolean): number {
  const wait = isKept ? Math.max((left - 600) * 1_000, 1_000) : Math.max(left * 500, RENEW_REST_MS);
  return Math.min(config().intervals.token, wait);
}

/**
 * Checks the token's expiry; renews it when it is near, and runs again before the next one (spec §4, §9; domain I5).
 */
async function check(watch: Watch): Promise<void> {
  const { app } = watch;
  const token = heldToken(app);
  if (token === undefined || !isMember(app) || watch.isOver) return;
  const claims = claimsOf(token);
  const left = claims && (claims.expiresAt - serverNow()) / 1_000;
  const action = tokenAction(left);
  clearTimeout(watch.timer);
  watch.timer = setTimeout(() => void check(watch), nextLook(left ?? 0, action === "keep"));
  if (action === "keep" || app.now() - watch.renewedAt < RENEW_REST_MS) return;
  try {
    const renewed = await renewOnce(watch);
    if (renewed || action !== "expired" || !isMember(app)) return;
    // another tab may have renewed it since this one was refused
    if (syncStoredSession(app) === "nothing") sessionEnded(app);
  } catch {
    // no response: the old token stays in use, and the next check tries again
  }
}

/** An expired-session response to any call: asks the server at once who this is; signed out, or not. */
async function hearDead(watch: Watch): Promise<void> {
  const { app } = watch;
  if (syncStoredSession(app) !== "other") await judgeSession(app);
}

/** HTTP 401: one renewal, after which what failed is refetched once; bets are not queries and never repeat (SES-13). */
async function hearUnauthorised(watch: Watch, open: boolean): Promise<void> {
  const { app } = watch;
  if (app.now() - watch.renewedAt < RENEW_REST_MS) {
    if (!open && watch.renewing === undefined) await hearDead(watch);
    return;
  }
  try {
    if (await renewOnce(watch)) {
      const refused = (error: unknown) => signalOf(error) === "unauthorized";
      await app.client.refetchQueries({ predicate: ({ state }) => refused(state.error) });
    } else if (!open) await hearDead(watch);
  } catch {
    // no response: the next poll finds out
  }
}

/** Another tab signed in, renewed or signed out: this one follows (SES-05, SES-10). */
function followOtherTab(watch: Watch): void {
  const { app } = watch;
  if (storedCredentials() === undefined) {
    if (!isMember(app)) return;
    if (isOwned()) leave(app);
    else signedOut(app);
  } else if (syncStoredSession(app) === "other" && isMember(app)) beginAgain(app);
}

/**
 * A page restored from the back/forward cache shows nothing of a session that has ended meanwhile (LIF-02). Its prices
 * date from when it was left: they look old until everything on the screen has been refetched.
 */
function watchReturn(watch: Watch): () => void {
  const { app } = watch;
  const hide = (event: PageTransitionEvent) => {
    if (event.persisted) document.documentElement.dataset["parked"] = "";
  };
  const show = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    const { dataset } = document.documentElement;
    dataset["old"] = "";
    followOtherTab(watch);
    void app.client.invalidateQueries().finally(() => delete dataset["old"]);
    setTimeout(() => delete dataset["parked"], 0);
  };
  addEventListener("pagehide", hide);
  addEventListener("pageshow", show);
  return () => {
    removeEventListener("pagehide", hide);
    removeEventListener("pageshow", show);
  };
}

/** The polled member record must be this member's; any other is a doubt like an expired-session response. */
function watchMember(watch: Watch): () => void {
  const { app } = watch;
  return app.client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "updated" || !isOf(query, "odds/GetUserInfo") || !isMember(app)) return;
    const info = query.state.data as UserInfo | undefined;
    if (info !== undefined && info.member.account !== useSession.of(app).getState().account) void hearDead(watch);
  });
}

/** Keeps the session alive, listens for the codes that end it, and follows other tabs. Returns the stop function. */
export function watchSession(app: App): () => void {
  const watch: Watch = { app, renewedAt: 0, renewing: undefined, timer: undefined, isOver: false };
  const hear = ({ signal }: Failure, open: boolean) => {
    if (signal === "unauthorized" && isMember(app)) void hearUnauthorised(watch, open);
    if (signal === "loggedOut" && isMember(app)) void hearDead(watch);
    if (signal === "reload" && mayReload(app)) reloadOnce(app);
    if (signal === "loginNeeded" && !open && !isMember(app)) promptLogin(app);
  };
  reportEarlierFailures(app, hear);
  return stopAll([
    onFailure(app, hear),
    watchFront(() => void check(watch)),
    useSession.of(app).subscribe(({ phase }) => {
      if (phase === "member") void check(watch);
      else clearTimeout(watch.timer);
    }),
    onOtherTab(SESSION_ENTRY, () => followOtherTab(watch)),
    watchReturn(watch),
    watchMember(watch),
    () => {
      watch.isOver = true;
      clearTimeout(watch.timer);
    },
  ]);
}
