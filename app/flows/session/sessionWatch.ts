import { type QueryClient } from "@tanstack/react-query";
import { claimsOf } from "#app/api/access/claims.ts";
import { fetchNewToken } from "#app/api/access/refreshToken.ts";
import { isOf } from "#app/api/cache.ts";
import { isFailure, signalOf } from "#app/api/failure.ts";
import { fetchUserInfo, type UserInfo } from "#app/api/odds/getUserInfo.ts";
import { onFailure } from "#app/api/queryClient.ts";
import { config } from "#app/config.ts";
import { tokenAction } from "#app/domain/member/token.ts";
import { anyCashOutInDoubt } from "#app/stores/cashOuts.ts";
import { attemptIsOpen } from "#app/stores/attempt.ts";
import { pageNow } from "#app/stores/clock.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import {
  adoptCredentials,
  beginAgain,
  type Credentials,
  heldLaunch,
  holdCredentials,
  isMember,
  SESSION_ENTRY,
  storedCredentials,
  useSession,
} from "#app/stores/session.ts";
import { onOtherTab } from "#app/stores/storage.ts";
import { pause } from "#app/flows/pause.ts";
import { stopAll, watchFront } from "#app/flows/stops.ts";
import { promptLogin } from "./prompts.ts";
import { reloadOnce } from "./reload.ts";
import { isVerdict, judgeSession, leave, sessionEnded, signIn } from "./session.ts";

/** Two renewals are at least so far apart, whatever the clocks say, ms (SES-06). */
const RENEW_REST_MS = 60_000;

/** How long a tab waits for another that is renewing, ms (SES-05). */
const LOCK_WAIT_MS = 10_000;

/** How long a stored value may take to reach the other tabs, ms. */
const SPREAD_MS = 250;

interface Watch {
  readonly client: QueryClient;
  renewedAt: number;
  /** The renewal under way in this tab: there is one at a time. */
  renewing: Promise<boolean> | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const heldToken = () => useSession.getState().credentials?.token;

/**
 * Looks at what the other tabs have stored. "adopted": newer credentials of this member are in use now. "other": the session
 * there is another's, or cannot be read, and this tab goes over to it as a whole: not one call may mix the two (SES-04).
 */
async function lookAtStored({ client }: Watch): Promise<"nothing" | "adopted" | "other"> {
  const stored = storedCredentials();
  if (stored === undefined || stored.token === heldToken()) return "nothing";
  const claims = await claimsOf(stored.token);
  const { phase, account } = useSession.getState();
  if (phase === "member" && claims?.account === account) {
    adoptCredentials(stored);
    return "adopted";
  }
  void signIn(client, heldLaunch());
  return "other";
}

/** Asks for a new token and keeps it, unless somebody signed in or out meanwhile, here or in another tab. */
async function askAndKeep(credentials: Credentials): Promise<void> {
  const { account } = useSession.getState();
  const token = await fetchNewToken();
  const claims = await claimsOf(token);
  // one that does not name this member may be anybody's: the server says whose it is
  const isOurs =
    claims?.account === account ||
    (await fetchUserInfo(undefined, { ...credentials, token })).member.account === account;
  const isStill = isMember() && heldToken() === credentials.token;
  const stored = storedCredentials();
  if (!claims || !isOurs || !isStill || (stored !== undefined && stored.token !== credentials.token)) return;
  holdCredentials({ ...credentials, token }, claims.expiresAt);
}

/**
 * Renews the token that is near its end. False when the access service refused; throws when it did not answer. Another tab
 * may have renewed it while this one waited for its turn.
 */
async function renew(watch: Watch, ending: string | undefined): Promise<boolean> {
  const { credentials } = useSession.getState();
  if (credentials === undefined || !isMember()) return true;
  if (credentials.token !== ending || (await lookAtStored(watch)) !== "nothing") return true;
  try {
    await askAndKeep(credentials);
    return true;
  } catch (error) {
    if (isFailure(error) && (error.kind === "envelope" || isVerdict(error)))
      return (await lookAtStored(watch)) !== "nothing";
    throw error;
  }
}

/** Keeps the lock until the other tabs can read the new token: what one process stores reaches another a little later. */
async function renewAndTell(watch: Watch, ending: string | undefined): Promise<boolean> {
  const renewed = await renew(watch, ending);
  await pause(SPREAD_MS);
  return renewed;
}

/** One renewal at a time in this tab and, where the browser has locks, in all tabs of the partition (SES-05). */
function renewOnce(watch: Watch): Promise<boolean> {
  const ending = heldToken();
  watch.renewing ??= locked(() => renewAndTell(watch, ending)).finally(() => {
    watch.renewing = undefined;
    watch.renewedAt = pageNow();
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
    // no locks in a frame whose storage is blocked: the guard of this tab stands alone
    if (begun || waiting.signal.aborted) throw error;
    return act();
  } finally {
    clearTimeout(timer);
  }
}

/** Looks at the token's end; renews it when it is near, and comes back before the next one (spec §4, §9; domain I5). */
async function check(watch: Watch): Promise<void> {
  const token = heldToken();
  if (token === undefined || !isMember()) return;
  const claims = await claimsOf(token);
  // changed meanwhile: the change has a check of its own
  if (heldToken() !== token) return;
  const left = claims && (claims.expiresAt - serverNow()) / 1_000;
  const action = tokenAction(left);
  clearTimeout(watch.timer);
  // a token that lives for less than the threshold is looked at again half way to its end
  const rest = left ?? 0;
  const next = action === "keep" ? (rest - 600) * 1_000 : rest * 500;
  const wait = Math.max(next, action === "keep" ? 1_000 : RENEW_REST_MS);
  watch.timer = setTimeout(() => void check(watch), Math.min(config().intervals.token, wait));
  if (action === "keep" || pageNow() - watch.renewedAt < RENEW_REST_MS) return;
  try {
    const renewed = await renewOnce(watch);
    if (!renewed && action === "expired" && isMember()) sessionEnded(watch.client);
  } catch {
    // no answer: the old token stays in use, and the next check tries again
  }
}

/** A dead-session answer to a call of whatever kind: the server is asked at once who this is; out, or not out. */
async function hearDead(watch: Watch): Promise<void> {
  if ((await lookAtStored(watch)) !== "other") await judgeSession(watch.client);
}

/** HTTP 401: one renewal, and what had failed for it is asked once more; bets are not queries and never repeat (SES-13). */
async function hearUnauthorised(watch: Watch, open: boolean): Promise<void> {
  if (pageNow() - watch.renewedAt < RENEW_REST_MS) {
    if (!open && watch.renewing === undefined) await hearDead(watch);
    return;
  }
  try {
    if (await renewOnce(watch)) {
      const refused = (error: unknown) => signalOf(error) === "unauthorized";
      await watch.client.refetchQueries({ predicate: ({ state }) => refused(state.error) });
    } else if (!open) await hearDead(watch);
  } catch {
    // no answer: the next poll finds out
  }
}

/** Another tab signed in, renewed or signed out: this one follows (SES-05, SES-10). */
async function followOtherTab(watch: Watch): Promise<void> {
  if (storedCredentials() === undefined) {
    if (isMember()) leave(watch.client);
  } else if ((await lookAtStored(watch)) === "other" && isMember()) beginAgain();
}

/**
 * A page that comes back out of the back/forward cache shows nothing of a session that has ended meanwhile (LIF-02). Its prices are
 * those of the moment when it was left: they look old until all that is on the screen has been asked for anew.
 */
function watchReturn(watch: Watch): () => void {
  const hide = (event: PageTransitionEvent) => {
    if (event.persisted) document.documentElement.dataset["parked"] = "";
  };
  const show = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    const { dataset } = document.documentElement;
    dataset["old"] = "";
    void followOtherTab(watch).finally(() => {
      void watch.client.invalidateQueries().finally(() => delete dataset["old"]);
      setTimeout(() => delete dataset["parked"], 0);
    });
  };
  addEventListener("pagehide", hide);
  addEventListener("pageshow", show);
  return () => {
    removeEventListener("pagehide", hide);
    removeEventListener("pageshow", show);
  };
}

/** The member's record that is polled must be this member's; any other is a doubt like a dead-session answer. */
function watchMember(watch: Watch): () => void {
  return watch.client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "updated" || !isOf(query, "odds/GetUserInfo") || !isMember()) return;
    const info = query.state.data as UserInfo | undefined;
    if (info !== undefined && info.member.account !== useSession.getState().account) void hearDead(watch);
  });
}

/** Keeps the session alive, hears the codes that end it, and follows other tabs. Returns the way to stop. */
export function watchSession(client: QueryClient): () => void {
  const watch: Watch = { client, renewedAt: 0, renewing: undefined, timer: undefined };
  return stopAll([
    onFailure(({ signal }, open) => {
      if (signal === "unauthorized" && isMember()) void hearUnauthorised(watch, open);
      if (signal === "loggedOut" && isMember()) void hearDead(watch);
      if (signal === "reload" && !attemptIsOpen() && !anyCashOutInDoubt()) reloadOnce();
      if (signal === "loginNeeded" && !open && !isMember()) promptLogin();
    }),
    watchFront(() => void check(watch)),
    useSession.subscribe(({ phase }) => {
      if (phase === "member") void check(watch);
      else clearTimeout(watch.timer);
    }),
    onOtherTab(SESSION_ENTRY, () => void followOtherTab(watch)),
    watchReturn(watch),
    watchMember(watch),
    () => clearTimeout(watch.timer),
  ]);
}
