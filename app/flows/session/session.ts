import { type Query, type QueryClient } from "@tanstack/react-query";
import { claimsOf } from "#app/api/access/claims.ts";
import { sendLogout } from "#app/api/comm/logout.ts";
import { type Signal, signalOf } from "#app/api/failure.ts";
import { fetchUserInfo, type UserInfo, userInfo } from "#app/api/odds/getUserInfo.ts";
import { areOfOneAccount, tokensToTry } from "#app/domain/member/token.ts";
import { isEmbedded, tellHost } from "#app/host/host.ts";
import { type Launch } from "#app/host/launch.ts";
import { attemptIsOpen, forgetAttempts } from "#app/stores/attempt.ts";
import { pageNow } from "#app/stores/clock.ts";
import { closeDialog, showDialog, useDialog } from "#app/stores/dialog.ts";
import { clearNotices } from "#app/stores/notices.ts";
import { ownerBefore, ownerOf, setOwner } from "#app/stores/owner.ts";
import { anyCashOutInDoubt } from "#app/stores/cashOuts.ts";
import { isServerTimeKnown, serverNow } from "#app/stores/serverClock.ts";
import {
  becomeMember,
  becomeVisitor,
  beginAgain,
  type Credentials,
  dropLaunch,
  heldLaunch,
  holdCredentials,
  holdLaunch,
  isMember,
  storedCredentials,
  useSession,
} from "#app/stores/session.ts";
import { forgetUnsent } from "#app/stores/settings.ts";
import { clearSingle, setParlay, useSlip } from "#app/stores/slip.ts";
import { setAmount } from "#app/stores/stake.ts";
import { dropUndo } from "#app/stores/undo.ts";
import { owned } from "#app/flows/owned.ts";
import { pause } from "#app/flows/pause.ts";
import { tellRefusedLink } from "./linkRefused.ts";
import { takePreference } from "./memberSettings.ts";
import { requireLoginAgain } from "./prompts.ts";
import { reloadOnce } from "./reload.ts";

/** Waits between tries while the server cannot be reached at start, ms. */
const START_WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

/** Boards and what else works without a login. */
const isOpen = ({ meta }: Query): boolean => meta?.["open"] === true;

/** Forgets every answer that was meant for one member: all that is not known to be the same for everybody, as boards are. */
function forgetMemberAnswers(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => !isOpen(query) || query.meta?.holds === "member" });
}

interface Candidate extends Credentials {
  readonly account: string | undefined;
  readonly expiresAt: number;
  /** Seconds that the token has left by the server's clock; 1 where only the server can tell whether it is dead. */
  readonly left: number;
}

async function asCandidate(credentials: Credentials | undefined): Promise<Candidate | undefined> {
  const claims = credentials && (await claimsOf(credentials.token));
  if (credentials === undefined || claims === undefined) return undefined;
  const left = (claims.expiresAt - serverNow()) / 1_000;
  return { ...credentials, ...claims, left: left <= 0 && !isServerTimeKnown() ? 1 : left };
}

/** Somebody is signed in: what asked for a login has nothing left to ask. */
function closeLoginPrompt(): void {
  const { kind } = useDialog.getState().content ?? {};
  if (kind === "login" || kind === "sessionEnded") closeDialog();
}

/** The server may hand out newer credentials with the member; a token that does not name this member is not taken. */
async function handedOut(candidate: Candidate, { member, token, bcs }: UserInfo): Promise<Candidate> {
  const held = { ...candidate, bcs: bcs || candidate.bcs };
  const claims = token === "" || token === candidate.token ? undefined : await claimsOf(token);
  return claims?.account === member.account ? { ...held, token, expiresAt: claims.expiresAt } : held;
}

/** The member is in; another's session ends with that, slip and all, here and at the server (decisions, Accounts). */
function enter(client: QueryClient, { token, bcs, expiresAt }: Candidate, info: UserInfo, stored?: Candidate): void {
  const owner = ownerOf(info.member.account);
  const before = ownerBefore();
  if (before !== undefined && before !== owner) {
    forgetMember(client);
    // what another tab has put in the place of its own is not this one's to end
    if (stored !== undefined && stored.account !== info.member.account) void sendLogout(stored);
  }
  setOwner(owner);
  dropLaunch();
  holdCredentials({ token, bcs }, expiresAt);
  client.setQueryData(userInfo().queryKey, info);
  becomeMember(info.member.account);
  closeLoginPrompt();
  void takePreference(client);
}

const VERDICTS: ReadonlySet<Signal> = new Set(["loggedOut", "loginNeeded", "unauthorized", "accessDenied"]);

/** True when the server has judged the credentials, and not only failed to answer (codes 3 and 11, 401, 403). */
export function isVerdict(error: unknown): boolean {
  const signal = signalOf(error);
  return signal !== undefined && VERDICTS.has(signal);
}

interface SignIns {
  /** Counts them: a later one ends an earlier one that is still waiting for an answer. */
  round: number;
  /** When a host's token was last refused, by the page's clock. */
  refusedAt: number;
  /** The question under way whether the session in use is still the member's. */
  judging: Promise<boolean> | undefined;
}

const signInsOf = owned((): SignIns => ({ round: 0, refusedAt: Number.NEGATIVE_INFINITY, judging: undefined }));

/** Tries one set of credentials until the server has answered: taken or not. A lost answer is no verdict. */
async function taken(client: QueryClient, candidate: Candidate, mine: number): Promise<UserInfo | undefined> {
  const signIns = signInsOf(client);
  for (let tries = 0; mine === signIns.round; tries += 1) {
    try {
      // under no name but its own: nothing else leaves with credentials that the server has not taken
      return await fetchUserInfo(undefined, candidate);
    } catch (error) {
      if (isVerdict(error)) return undefined;
      if (signalOf(error) === "reload" && !attemptIsOpen() && !anyCashOutInDoubt()) reloadOnce();
      await pause(START_WAITS_MS[Math.min(tries, START_WAITS_MS.length - 1)] ?? 60_000);
    }
  }
  return undefined;
}

/** Another account is about to be tried: nothing of this one may be seen, asked for or bet on from now on (SES-04). */
function stepAside(client: QueryClient): void {
  beginAgain();
  setAmount("");
  clearNotices();
  void client.cancelQueries();
  forgetMemberAnswers(client);
  void client.invalidateQueries({ predicate: isOpen });
}

/** After a host's token was refused, its login is asked for again only so much later: a host may answer with the same one, ms. */
const REFUSED_REST_MS = 60_000;

/** Nobody could be signed in. The framing site hears that what it sent was not taken, and is asked for a login. */
function refuse(client: QueryClient, wasMember: boolean, byHost: boolean): void {
  if (wasMember) leave(client);
  else becomeVisitor();
  if (!byHost) return;
  if (!wasMember) tellHost({ type: "SessionEnded" });
  const signIns = signInsOf(client);
  const rested = pageNow() - signIns.refusedAt >= REFUSED_REST_MS;
  signIns.refusedAt = pageNow();
  if (rested && !tellHost({ type: "GoLogin" }) && wasMember) showDialog({ kind: "sessionEnded" });
}

/** What was sent from outside, and what the page has already; what was sent is held until a server has answered. */
async function candidatesOf(sent: Credentials | undefined): Promise<[Candidate | undefined, Candidate | undefined]> {
  const { credentials } = useSession.getState();
  if (sent !== undefined) holdLaunch(sent);
  return [await asCandidate(sent), await asCandidate(storedCredentials() ?? credentials)];
}

/**
 * Signs in with credentials that came from outside, or with stored ones. Between tokens of one account the later end goes
 * first and the other is what is left; a token of another account is tried alone. Where the server does not take that
 * one, a launch link leaves the session as it was, and says so; in a frame nobody is signed in, for the host knows who
 * sits there (decisions, Accounts). Nothing waits for the device uid (flows/session/device.ts).
 */
export async function signIn(client: QueryClient, sent: Credentials | undefined): Promise<void> {
  const signIns = signInsOf(client);
  const mine = ++signIns.round;
  const { phase, account } = useSession.getState();
  const wasMember = phase === "member";
  const isOfAnother = (candidate: Candidate): boolean => wasMember && candidate.account !== account;
  const [launch, stored] = await candidatesOf(sent);
  if (mine !== signIns.round) return;
  const byHost = sent !== undefined && isEmbedded();
  const isOther = sent !== undefined && !areOfOneAccount(launch, stored);
  for (const candidate of tokensToTry(launch, byHost && isOther ? undefined : stored)) {
    if (isOfAnother(candidate)) stepAside(client);
    const info = await taken(client, candidate, mine);
    const held = info && (await handedOut(candidate, info));
    if (mine !== signIns.round) return;
    if (info === undefined || held === undefined) continue;
    enter(client, held, info, stored);
    if (isOther && candidate === stored) tellRefusedLink(sent, info.member.name);
    return;
  }
  refuse(client, wasMember, byHost);
}

/** Signs in at the start of a page: from its launch address, from a launch that no server has answered, or from storage. */
export const startSession = (client: QueryClient, { token, bcs }: Launch): Promise<void> =>
  signIn(client, token === undefined ? heldLaunch() : { token, bcs });

/** Forgets what was one member's, so that the next starts empty (SES-04). */
function forgetMember(client: QueryClient): void {
  clearSingle();
  setParlay([]);
  dropUndo();
  setAmount("");
  clearNotices();
  forgetAttempts();
  forgetUnsent();
  forgetMemberAnswers(client);
}

/** Ends the session here and now; works without a server. The selections stay (decisions, Slip: code 3). */
export function leave(client: QueryClient, isTold = false): void {
  signInsOf(client).round += 1;
  becomeVisitor(isTold);
  setAmount("");
  clearNotices();
  void client.cancelQueries();
  forgetMemberAnswers(client);
  // boards go on for the visitor: what was cancelled above is asked again
  void client.invalidateQueries({ predicate: isOpen });
  tellHost({ type: "SessionEnded" });
}

/** The server, or the end of the token, has ended the session: said once, and the way back is offered. */
export function sessionEnded(client: QueryClient): void {
  const { single, betPage } = useSlip.getState();
  leave(client);
  // an open slip needs the login now; a list does not (decisions, Access)
  if (single !== undefined || betPage) requireLoginAgain();
  else showDialog({ kind: "sessionEnded" });
}

async function judge(client: QueryClient): Promise<boolean> {
  const { phase, account, credentials } = useSession.getState();
  if (phase !== "member" || credentials === undefined) return true;
  const isOut = await fetchUserInfo(undefined, credentials).then(({ member }) => member.account !== account, isVerdict);
  const now = useSession.getState();
  if (now.phase !== "member" || now.account !== account) return true;
  // renewed meanwhile: what was asked is another token's end
  if (!isOut || now.credentials?.token !== credentials.token) return false;
  sessionEnded(client);
  return true;
}

/**
 * Asks the server whether the session in use is still this member's, and ends it if not; resolves to true when it has
 * ended. The one place where a doubt is settled, once for all who have it; a lost answer is no verdict.
 */
export function judgeSession(client: QueryClient): Promise<boolean> {
  const signIns = signInsOf(client);
  signIns.judging ??= judge(client).finally(() => {
    signIns.judging = undefined;
  });
  return signIns.judging;
}

/**
 * Sign-out by the member or by the host: everything of the member goes, the server is told, its answer is ignored (spec §7,
 * SES-10). Where nobody is signed in there is nothing to say; what a dead session put aside waits on for its own account.
 */
export async function signOut(client: QueryClient): Promise<void> {
  const held = useSession.getState().credentials ?? storedCredentials();
  if (held === undefined && !isMember()) {
    signInsOf(client).round += 1;
    becomeVisitor();
    return;
  }
  const told = sendLogout(held);
  forgetMember(client);
  setOwner(undefined);
  leave(client, true);
  await told;
}
