/** How long before its end a token is renewed, in seconds (spec §4, domain I5). */
const RENEW_SECONDS = 600;

/** What is to be done with a token that has so many seconds left; without a readable end it counts as expired (domain I5, SES-03). */
export function tokenAction(secondsLeft: number | undefined): "expired" | "refresh" | "keep" {
  if (secondsLeft === undefined || !(secondsLeft > 0)) return "expired";
  return secondsLeft <= RENEW_SECONDS ? "refresh" : "keep";
}

const life = (secondsLeft: number | undefined): number =>
  secondsLeft !== undefined && secondsLeft > 0 ? secondsLeft : 0;

/** Which of two tokens of one account is tried first: the one with the later end, at a tie that of the launch; none when both are dead (spec §4, domain I5). */
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
  /** Undefined where it cannot be read. */
  readonly account: string | undefined;
  /** Seconds to its end; 0 and less is dead. */
  readonly left: number;
}

/** True when both tokens name the same account; one whose account cannot be read is another's (decisions, Accounts). */
export const areOfOneAccount = (one: TokenClaims | undefined, other: TokenClaims | undefined): boolean =>
  one?.account !== undefined && one.account === other?.account;

/** The tokens worth a try, the first first: of one account the later end, of two the launch; the dead are left out (domain I5). */
export function tokensToTry<Token extends TokenClaims>(
  launch: Token | undefined,
  stored: Token | undefined,
): readonly Token[] {
  const isStoredFirst = areOfOneAccount(launch, stored) && tokenToTry(launch?.left, stored?.left) === "stored";
  const order = isStoredFirst ? [stored, launch] : [launch, stored];
  return order.flatMap((token) => (token !== undefined && life(token.left) > 0 ? [token] : []));
}
