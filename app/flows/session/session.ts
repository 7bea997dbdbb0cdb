import { claimsOf } from "#app/api/access/claims.ts";
import { logout } from "#app/api/comm/logout.ts";
import { signalOf } from "#app/api/failure.ts";
import { fetchUserInfo, newerBalance, type UserInfo, userInfo } from "#app/api/odds/getUserInfo.ts";
import { sendCall } from "#app/api/sendCall.ts";
import { areOfOneAccount, tokensToTry } from "#app/domain/member/token.ts";
import { isEmbedded, notifyHost } from "#app/host/host.ts";
import { type Launch } from "#app/host/launch.ts";
import { closeDialog, showDialog, useDialog } from "#app/stores/dialog.ts";
import { wipeJournal } from "#app/stores/journal.ts";
import { clearNotices } from "#app/stores/bets/notices.ts";
import { ownerBefore, ownerOf, readOlderKeyOf, setOwner } from "#app/stores/storage/owner.ts";
import { type Credentials, isMember, useSession } from "#app/stores/session.ts";
import {
  adoptCredentials,
  becomeMember,
  becomeVisitor,
  beginAgain,
  dropLaunch,
  heldLaunch,
  holdCredentials,
  storedCredentials,
} from "#app/stores/signIn.ts";
import { useSlip } from "#app/stores/slip.ts";
import { setAmount } from "#app/stores/stake.ts";
import { forgetToldWins } from "#app/stores/win/toldWins.ts";
import { type App, owned } from "#app/application/app.ts";
import { pause } from "#app/flows/pause.ts";
import { type Candidate, candidatesOf, handedOut, storedBeside } from "./token/candidates.ts";
import { pauseByToken, showClaims } from "./token/claimed.ts";
import { isVerdict } from "./token/verdict.ts";
import { forgetMember, forgetMemberAnswers, isOpen } from "./token/forgetMember.ts";
import { showRefusedLink } from "./linkRefused.ts";
import { forgetAutoAccept, adoptPreference } from "./memberSettings.ts";
import { requireLoginAgain } from "./prompts.ts";
import { mayReload, reloadOnce } from "./reload.ts";

/** Waits between tries while the server cannot be reached at startup, ms. */
const START_WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

/** Somebody is signed in: closes the prompt that asked for a login. */
function closeLoginPrompt(app: App): void {
  const { kind } = useDialog.of(app).getState().content ?? {};
  if (kind === "login" || kind === "sessionEnded") closeDialog(app);
}

/**
 * The member is signed in, which ends another member's session, slip and all, here and at the server
 * (decisions, Accounts).
 */
function enter(app: App, { token, bcs, expiresAt }: Candidate, info: UserInfo, stored?: Candidate): void {
  const { account } = info.member;
  const owner = ownerOf(account);
  readOlderKeyOf(owner);
  const before = ownerBefore();
  const signIns = signInsOf(app);
  // storage has keys; what this page holds in memory is the last account's, by its name
  const isAnother = (before !== undefined && before !== owner) || (signIns.account ?? account) !== account;
  signIns.account = account;
  if (isAnother) {
    forgetMember(app);
    // if another tab has replaced its own session, that one is not this tab's to end
    if (stored !== undefined && stored.account !== account) void sendCall(app.client, logout(), stored);
  }
  if (before === undefined) forgetAutoAccept(app);
  setOwner(owner);
  dropLaunch();
  holdCredentials(app, { token, bcs }, expiresAt);
  app.client.setQueryData(userInfo().queryKey, (held) => newerBalance(held, info));
  becomeMember(app, account);
  closeLoginPrompt(app);
  void adoptPreference(app);
}

interface SignIns {
  /** The account that was last signed in on this page and did not sign out. */
  account: string | undefined;
  /** Counts sign-ins: a later one ends an earlier one that is still waiting for a response. */
  round: number;
  /** When a host's token was last rejected, by the page's clock. */
  refusedAt: number;
  /** The pending check whether the current session is still the member's. */
  judging: Promise<boolean> | undefined;
}

const signInsOf = owned((): SignIns => ({
  account: undefined,
  round: 0,
  refusedAt: Number.NEGATIVE_INFINITY,
  judging: undefined,
}));

/** Tries one set of credentials until the server has answered: accepted or not. A lost response decides nothing. */
async function taken(app: App, candidate: Candidate, mine: number): Promise<[Candidate, UserInfo] | undefined> {
  const signIns = signInsOf(app);
  for (let tries = 0; mine === signIns.round; tries += 1) {
    try {
      // only with its own credentials: no other call is sent with credentials that the server has not accepted
      const info = await fetchUserInfo(app.client, undefined, candidate);
      return [handedOut(candidate, info), info];
    } catch (error) {
      if (isVerdict(error)) return undefined;
      if (signalOf(error) === "reload" && mayReload(app)) reloadOnce(app);
      await pause(START_WAITS_MS[Math.min(tries, START_WAITS_MS.length - 1)] ?? 60_000);
    }
  }
  return undefined;
}

/** From now on nothing of the member's may be seen, requested or bet on (SES-04). The selections stay. */
function dropMember(app: App): void {
  setAmount(app, "");
  clearNotices(app);
  forgetToldWins();
  void app.client.cancelQueries();
  forgetMemberAnswers(app.client);
  // boards continue for whoever comes: what was cancelled above is requested again
  void app.client.invalidateQueries({ predicate: isOpen });
}

/**
 * After a host's token was rejected, how long before its login is requested again, since a host may answer with the
 * same one, ms.
 */
const REFUSED_REST_MS = 60_000;

/** Nobody could be signed in. The host site is told that what it sent was rejected, and is asked for a login. */
function refuse(app: App, wasMember: boolean, byHost: boolean): void {
  if (wasMember) leave(app);
  else becomeVisitor(app);
  if (!byHost) return;
  if (!wasMember) notifyHost({ type: "SessionEnded" });
  const signIns = signInsOf(app);
  const rested = app.now() - signIns.refusedAt >= REFUSED_REST_MS;
  signIns.refusedAt = app.now();
  if (rested && !notifyHost({ type: "GoLogin" }) && wasMember) showDialog(app, { kind: "sessionEnded" });
}

/**
 * Signs in with credentials from outside, or with stored ones. Of two tokens for one account, the later expiry is tried
 * first and the other is the fallback; a token of another account is tried alone. If the server rejects that one, a
 * launch link leaves the session as it was, and says so; in a frame nobody is signed in, since the host knows who is
 * there (decisions, Accounts). Nothing waits for the device uid (flows/session/device.ts).
 */
export async function signIn(app: App, sent: Credentials | undefined): Promise<void> {
  const signIns = signInsOf(app);
  const mine = ++signIns.round;
  const { phase, account } = useSession.of(app).getState();
  const wasMember = phase === "member";
  const isOfAnother = (candidate: Candidate): boolean => wasMember && candidate.account !== account;
  const before = storedCredentials();
  const [launch, stored] = candidatesOf(app, sent);
  const byHost = sent !== undefined && isEmbedded();
  const isOther = sent !== undefined && !areOfOneAccount(launch, stored);
  for (const candidate of tokensToTry(launch, byHost && isOther ? undefined : stored)) {
    if (isOfAnother(candidate)) {
      beginAgain(app);
      dropMember(app);
    }
    showClaims(app, candidate);
    const found = await taken(app, candidate, mine);
    if (mine !== signIns.round) return;
    if (found === undefined) continue;
    const [held, info] = found;
    enter(app, held, info, stored);
    if (isOther && candidate === stored) showRefusedLink(app, sent, info.member.name);
    return;
  }
  if (storedBeside(before) !== undefined) return signIn(app, sent);
  refuse(app, wasMember, byHost);
}

/** Signs in at page start: from the launch URL, from a launch that no server has answered, or from storage. */
export const startSession = (app: App, { token, bcs }: Launch): Promise<void> =>
  signIn(app, token === undefined ? heldLaunch() : { token, bcs });

/** Ends the session here and now; works without a server. The selections stay (decisions, Slip: code 3). */
export function leave(app: App, isTold = false): void {
  signInsOf(app).round += 1;
  becomeVisitor(app, isTold);
  dropMember(app);
  notifyHost({ type: "SessionEnded" });
}

/** The server, or the token's expiry, has ended the session: says so once, and offers a login. */
export function sessionEnded(app: App): void {
  const { single, betPage } = useSlip.of(app).getState();
  leave(app);
  // an open slip needs the login now; a list does not (decisions, Access)
  if (single !== undefined || betPage) requireLoginAgain(app);
  else showDialog(app, { kind: "sessionEnded" });
}

/**
 * Reads what the other tabs have stored. "adopted": newer credentials of this member are now in use. "other": the
 * stored session is another member's, or cannot be read, and this tab switches to it completely: no call may mix the
 * two (SES-04).
 */
export function syncStoredSession(app: App): "nothing" | "adopted" | "other" {
  const stored = storedBeside(useSession.of(app).getState().credentials);
  if (stored === undefined) return "nothing";
  const claims = claimsOf(stored.token);
  const { phase, account } = useSession.of(app).getState();
  if (phase === "member" && claims !== undefined && claims.account === account) {
    adoptCredentials(app, stored);
    pauseByToken(app, claims);
    return "adopted";
  }
  void signIn(app, heldLaunch());
  return "other";
}

async function judge(app: App): Promise<boolean> {
  const { phase, account, credentials } = useSession.of(app).getState();
  if (phase !== "member" || credentials === undefined) return true;
  const isOut = await fetchUserInfo(app.client, undefined, credentials).then(
    ({ member }) => member.account !== account,
    isVerdict,
  );
  const now = useSession.of(app).getState();
  if (now.phase !== "member" || now.account !== account) return true;
  // renewed meanwhile: the answer was about another token
  if (!isOut || now.credentials?.token !== credentials.token) return false;
  // another tab may have renewed it while this one asked (SES-05)
  const other = syncStoredSession(app);
  if (other !== "nothing") return other === "other";
  sessionEnded(app);
  return true;
}

/**
 * Asks the server whether the current session is still this member's, and ends it if not; resolves to true if it has
 * ended. The only place that settles such a doubt, once for all who have it; a lost response decides nothing.
 */
export function judgeSession(app: App): Promise<boolean> {
  const signIns = signInsOf(app);
  signIns.judging ??= judge(app).finally(() => {
    signIns.judging = undefined;
  });
  return signIns.judging;
}

/** The member has signed out, here or in another tab: nothing of theirs is left (SES-10). */
export function signedOut(app: App): void {
  forgetMember(app);
  signInsOf(app).account = undefined;
  setOwner(undefined);
  leave(app, true);
}

/**
 * Sign-out by the member or the host: everything of the member is removed, the server is told, its response is ignored
 * (spec §7, SES-10). If nobody is signed in there is nothing to tell; what a dead session put aside still waits for its
 * own account.
 */
export async function signOut(app: App): Promise<void> {
  const held = useSession.of(app).getState().credentials ?? storedCredentials();
  if (held === undefined && !isMember(app)) {
    signInsOf(app).round += 1;
    becomeVisitor(app);
    return;
  }
  const told = sendCall(app.client, logout(), held);
  wipeJournal(ownerBefore() ?? "");
  signedOut(app);
  await told;
}
