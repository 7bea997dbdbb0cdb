import { type Claims, claimsOf } from "#app/api/access/claims.ts";
import { type UserInfo } from "#app/api/odds/getUserInfo.ts";
import { type App } from "#app/application/app.ts";
import { isServerTimeKnown, serverNow } from "#app/stores/serverClock.ts";
import { type Credentials, holdLaunch, useSession } from "#app/stores/session.ts";
import { storedCredentials } from "#app/stores/signIn.ts";

/** Credentials that may be tried, with what their token says about itself. */
export interface Candidate extends Credentials, Claims {
  /** Seconds left until the token expires by the server's clock; 1 if only the server can tell whether it is dead. */
  readonly left: number;
}

function asCandidate(credentials: Credentials | undefined): Candidate | undefined {
  const claims = credentials && claimsOf(credentials.token);
  if (credentials === undefined || claims === undefined) return undefined;
  const left = (claims.expiresAt - serverNow()) / 1_000;
  return { ...credentials, ...claims, left: left <= 0 && !isServerTimeKnown() ? 1 : left };
}

/** The server may issue newer credentials with the member; a token that does not name this member is rejected. */
export function handedOut(candidate: Candidate, { member, token, bcs }: UserInfo): Candidate {
  const held = { ...candidate, bcs: bcs || candidate.bcs };
  const claims = token === "" || token === candidate.token ? undefined : claimsOf(token);
  return claims?.account === member.account ? { ...held, token, expiresAt: claims.expiresAt } : held;
}

/** What another tab has stored in place of these credentials: it is not this tab's to drop (SES-05). */
export function storedBeside(known: Credentials | undefined): Credentials | undefined {
  const stored = storedCredentials();
  return stored?.token === known?.token ? undefined : stored;
}

/**
 * The credentials sent from outside, and those the page already has; those sent are stored until a server has answered.
 */
export function candidatesOf(app: App, sent: Credentials | undefined): [Candidate | undefined, Candidate | undefined] {
  const { credentials } = useSession.of(app).getState();
  if (sent !== undefined) holdLaunch(sent);
  return [asCandidate(sent), asCandidate(storedCredentials() ?? credentials)];
}
