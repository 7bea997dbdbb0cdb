import { type QueryClient } from "@tanstack/react-query";
import { tokenExpiry } from "#app/api/access/claims.ts";
import { askNewToken } from "#app/api/access/refreshToken.ts";
import { sendLogout } from "#app/api/comm/logout.ts";
import { isFailure } from "#app/api/failure.ts";
import { askUserInfo, type UserInfo, userInfo } from "#app/api/odds/getUserInfo.ts";
import { onFailure } from "#app/api/queryClient.ts";
import { config } from "#app/config.ts";
import { type Launch, tellHost } from "#app/host.ts";
import { attemptIsOpen } from "#app/stores/attempt.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { clearNotices } from "#app/stores/notices.ts";
import {
  becomeMember,
  becomeVisitor,
  type Credentials,
  holdCredentials,
  isMember,
  SESSION_ENTRY,
  storedCredentials,
  tryCredentials,
  useSession,
} from "#app/stores/session.ts";
import { clearSingle } from "#app/stores/slip.ts";
import { setAmount } from "#app/stores/stake.ts";
import { onOtherTab } from "#app/stores/storage.ts";
import { reloadOnce } from "./reload.ts";

/** A token with this much life left or less is renewed at once, ms (spec §9). */
const RENEW_BELOW_MS = 600_000;

/** Waits between tries while the server cannot be reached at start, ms. */
const START_WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

const MEMBER_ROOTS = ["odds/GetUserInfo", "bet/", "Comm/GetFavorite", "odds/GetPreference"];

/** Forgets every answer that was meant for one member. Boards are the same for all and stay. */
function forgetMemberAnswers(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey: [root] }) => typeof root === "string" && MEMBER_ROOTS.some((name) => root.startsWith(name)),
  });
}

interface Candidate extends Credentials {
  readonly expiresAt: number;
}

async function asCandidate(credentials: Credentials | undefined): Promise<Candidate[]> {
  if (credentials === undefined) return [];
  const expiresAt = await tokenExpiry(credentials.token);
  return expiresAt === undefined || expiresAt <= Date.now() ? [] : [{ ...credentials, expiresAt }];
}

function enter(client: QueryClient, { token, bcs, expiresAt }: Candidate, info: UserInfo): void {
  const before = useSession.getState().account;
  if (before !== undefined && before !== info.member.account) forgetMemberAnswers(client);
  // the server may hand out newer credentials with the member
  holdCredentials({ token: info.token || token, bcs: info.bcs || bcs }, expiresAt);
  client.setQueryData(userInfo().queryKey, info);
  becomeMember(info.member.account);
  void client.invalidateQueries({ queryKey: ["odds/GetPreference"] });
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Tries one set of credentials until the server has answered: taken or not. A lost answer is no verdict. */
async function taken(candidate: Candidate): Promise<UserInfo | undefined> {
  for (let round = 0; ; round += 1) {
    tryCredentials(candidate);
    try {
      return await askUserInfo();
    } catch (error) {
      const verdict = isFailure(error) && (error.kind === "envelope" || error.code === -401 || error.code === -403);
      if (verdict) return undefined;
      await pause(START_WAITS_MS[Math.min(round, START_WAITS_MS.length - 1)] ?? 60_000);
    }
  }
}

/**
 * Signs in from the launch address or from storage: the later expiry first, equal: launch. One that the server does
 * not take gives way to the other, so a bad link never ends a good session (trust §1.4).
 */
export async function startSession(client: QueryClient, launch: Launch): Promise<void> {
  const fromLaunch = await asCandidate(
    launch.token === undefined ? undefined : { token: launch.token, bcs: launch.bcs },
  );
  const candidates = [...fromLaunch, ...(await asCandidate(storedCredentials()))];
  candidates.sort((a, b) => b.expiresAt - a.expiresAt);
  for (const candidate of candidates) {
    const info = await taken(candidate);
    if (info !== undefined) {
      enter(client, candidate, info);
      return;
    }
  }
  becomeVisitor();
}

/** Clears everything that belongs to the member, here and now; works without a server. */
function leave(client: QueryClient): void {
  becomeVisitor();
  clearSingle();
  setAmount("");
  clearNotices();
  void client.cancelQueries();
  forgetMemberAnswers(client);
  tellHost({ type: "SessionEnded" });
}

/** Sign-out by the member: the server is told, its answer is ignored (spec §7). */
export async function signOut(client: QueryClient): Promise<void> {
  const told = sendLogout();
  leave(client);
  await told;
}

/** Renews the token when it is about to die; one tab of a partition at a time (SES-05). */
async function renewToken(): Promise<void> {
  const { credentials } = useSession.getState();
  if (credentials === undefined || !isMember()) return;
  const expiresAt = await tokenExpiry(credentials.token);
  if (expiresAt === undefined || expiresAt - Date.now() > RENEW_BELOW_MS) return;
  const renew = async () => {
    // another tab may have renewed it while this one waited
    const stored = storedCredentials();
    if (stored !== undefined && stored.token !== credentials.token) {
      tryCredentials(stored);
      return;
    }
    const token = await askNewToken();
    const newExpiry = await tokenExpiry(token);
    if (newExpiry !== undefined && isMember()) holdCredentials({ ...credentials, token }, newExpiry);
  };
  try {
    const wait = AbortSignal.timeout(10_000);
    await (navigator.locks?.request("sportsbook:token", { signal: wait }, renew) ?? renew());
  } catch {
    // a failed renewal leaves the old token in use; the next check tries again
  }
}

/** Keeps the session alive, hears the codes that end it, and follows other tabs. Runs for the life of the page. */
export function watchSession(client: QueryClient): void {
  onFailure(({ kind, code }, open) => {
    if (kind !== "envelope") return;
    if (code === 3 && !open && isMember()) {
      leave(client);
      showDialog({ kind: "sessionEnded" });
    }
    if (code === 5 && !attemptIsOpen()) reloadOnce();
  });
  const check = () => void renewToken();
  setInterval(check, config().intervals.token);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") check();
  });
  useSession.subscribe(({ phase }, before) => {
    if (phase === "member" && before.phase !== "member") check();
  });
  onOtherTab(SESSION_ENTRY, () => {
    if (isMember() && storedCredentials() === undefined) leave(client);
  });
}
