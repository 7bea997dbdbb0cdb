import { type QueryClient } from "@tanstack/react-query";
import { claimsOf } from "#app/api/access/claims.ts";
import { sendLogout } from "#app/api/comm/logout.ts";
import { isFailure } from "#app/api/failure.ts";
import { askUserInfo, type UserInfo, userInfo } from "#app/api/odds/getUserInfo.ts";
import { tokenToTry } from "#app/domain/token.ts";
import { tellHost } from "#app/host.ts";
import { type Launch } from "#app/host/launch.ts";
import { attemptIsOpen, forgetAttempts } from "#app/stores/attempt.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { clearNotices } from "#app/stores/notices.ts";
import { ownerBefore, ownerOf, setOwner } from "#app/stores/owner.ts";
import { anySaleInDoubt } from "#app/stores/sales.ts";
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
  storedCredentials,
  tryCredentials,
  useSession,
} from "#app/stores/session.ts";
import { forgetUnsent } from "#app/stores/settings.ts";
import { clearSingle, setParlay } from "#app/stores/slip.ts";
import { setAmount } from "#app/stores/stake.ts";
import { dropUndo } from "#app/stores/undo.ts";
import { takePreference } from "./memberSettings.ts";
import { reloadOnce } from "./reload.ts";

/** Waits between tries while the server cannot be reached at start, ms. */
const START_WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

const MEMBER_ROOTS = ["odds/GetUserInfo", "bet/", "Comm/GetFavorite"];

/** Forgets every answer that was meant for one member. Boards are the same for all and stay. */
function forgetMemberAnswers(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey: [root] }) => typeof root === "string" && MEMBER_ROOTS.some((name) => root.startsWith(name)),
  });
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

/** The credentials worth a try, in their order: the later end first, at a tie the launch (spec §4, domain I5). */
async function candidates(launched: Credentials | undefined): Promise<readonly Candidate[]> {
  const [launch, stored] = [await asCandidate(launched), await asCandidate(storedCredentials())];
  const first = tokenToTry(launch?.left, stored?.left);
  const order = first === "launch" ? [launch, stored] : [stored, launch];
  return order.flatMap((one) => (one !== undefined && one.left > 0 ? [one] : []));
}

function enter(client: QueryClient, { token, bcs, expiresAt }: Candidate, info: UserInfo): void {
  const owner = ownerOf(info.member.account);
  const before = ownerBefore();
  if (before !== undefined && before !== owner) forgetMember(client);
  setOwner(owner);
  dropLaunch();
  const held = { token: info.token || token, bcs: info.bcs || bcs };
  // the server may hand out newer credentials with the member: their end is read after this one's is stored
  holdCredentials(held, expiresAt);
  client.setQueryData(userInfo().queryKey, info);
  becomeMember(info.member.account);
  void takePreference(client);
  if (held.token === token) return;
  void claimsOf(held.token).then((claims) => {
    if (claims && useSession.getState().credentials?.token === held.token) holdCredentials(held, claims.expiresAt);
  });
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** True when the server has judged the credentials, and not only failed to answer (codes 3 and 11, 401, 403). */
export const isVerdict = (error: unknown): boolean =>
  isFailure(error) &&
  (error.kind === "envelope" ? error.code === 3 || error.code === 11 : error.code === -401 || error.code === -403);

/** Counts the sign-ins of this page: a later one ends an earlier one that is still waiting for an answer. */
let round = 0;

/** Tries one set of credentials until the server has answered: taken or not. A lost answer is no verdict. */
async function taken(candidate: Candidate, mine: number): Promise<UserInfo | undefined> {
  for (let tries = 0; mine === round; tries += 1) {
    tryCredentials(candidate);
    try {
      return await askUserInfo();
    } catch (error) {
      if (isVerdict(error)) return undefined;
      if (isFailure(error) && error.kind === "envelope" && error.code === 5 && !attemptIsOpen() && !anySaleInDoubt())
        reloadOnce();
      await pause(START_WAITS_MS[Math.min(tries, START_WAITS_MS.length - 1)] ?? 60_000);
    }
  }
  return undefined;
}

/**
 * Signs in with the credentials of a launch, or with stored ones. One that the server does not take gives way to the
 * other, so a bad link never ends a good session (trust §1.4). Nothing waits for the device uid (flows/device.ts).
 */
export async function signIn(client: QueryClient, launched: Credentials | undefined): Promise<void> {
  const mine = ++round;
  const before = useSession.getState();
  if (launched !== undefined) holdLaunch(launched);
  for (const candidate of await candidates(launched)) {
    // another account: nothing of this one may be seen or asked for with the other's token (SES-04)
    if (before.phase === "member" && candidate.account !== before.account) {
      beginAgain();
      forgetMemberAnswers(client);
    }
    const info = await taken(candidate, mine);
    if (mine !== round) return;
    if (info !== undefined) return enter(client, candidate, info);
  }
  if (mine !== round) return;
  if (before.phase === "member") leave(client);
  else becomeVisitor();
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
export function leave(client: QueryClient): void {
  round += 1;
  becomeVisitor();
  setAmount("");
  clearNotices();
  void client.cancelQueries();
  forgetMemberAnswers(client);
  // boards go on for the visitor: what was cancelled above is asked again
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.["open"] === true });
  tellHost({ type: "SessionEnded" });
}

/** The server, or the end of the token, has ended the session: said once, and the way back is offered. */
export function sessionEnded(client: QueryClient): void {
  leave(client);
  showDialog({ kind: "sessionEnded" });
}

/** Sign-out by the member: everything of the member goes, the server is told, its answer is ignored (spec §7, SES-10). */
export async function signOut(client: QueryClient): Promise<void> {
  const told = sendLogout();
  forgetMember(client);
  setOwner(undefined);
  leave(client);
  await told;
}
