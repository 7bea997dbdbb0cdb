/** How long before its expiry a token is renewed, in seconds (spec §4, domain I5). */
const RENEW_SECONDS = 600;

/**
 * What to do with a token that has this many seconds left; without a readable expiry it counts as expired (domain I5,
 * SES-03).
 */
export function tokenAction(secondsLeft: number | undefined): "expired" | "refresh" | "keep" {
  if (secondsLeft === undefined || !(secondsLeft > 0)) return "expired";
  return secondsLeft <= RENEW_SECONDS ? "refresh" : "keep";
}

const life = (secondsLeft: number | undefined): number =>
  secondsLeft !== undefined && secondsLeft > 0 ? secondsLeft : 0;

/**
 * Which of two tokens for one account is tried first: the one with the later expiry, on a tie the launch's; none if
 * both are expired (spec §4, domain I5).
 */
export function tokenToTry(
  launchLeft: number | undefined,
  storedLeft: number | undefined,
): "launch" | "stored" | "none" {
  const [launch, stored] = [life(launchLeft), life(storedLeft)];
  if (launch === 0 && stored === 0) return "none";
  return launch >= stored ? "launch" : "stored";
}

/** What a token says about itself. */
interface TokenClaims {
  /** Undefined if it cannot be read. */
  readonly account: string | undefined;
  /** Seconds to its expiry; 0 and less is expired. */
  readonly left: number;
}

/** True if both tokens name the same account; an unreadable account counts as another (decisions, Accounts). */
export const areOfOneAccount = (one: TokenClaims | undefined, other: TokenClaims | undefined): boolean =>
  one?.account !== undefined && one.account === other?.account;

/**
 * The tokens to try, in order: for one account the later expiry first, for two the launch first; expired ones are
 * omitted (domain I5).
 */
export function tokensToTry<Token extends TokenClaims>(
  launch: Token | undefined,
  stored: Token | undefined,
): readonly Token[] {
  const isStoredFirst = areOfOneAccount(launch, stored) && tokenToTry(launch?.left, stored?.left) === "stored";
  const order = isStoredFirst ? [stored, launch] : [launch, stored];
  return order.flatMap((token) => (token !== undefined && life(token.left) > 0 ? [token] : []));
}
