/** How long before its end a token is renewed, in seconds (spec §4, domain I5). */
const RENEW_SECONDS = 600;

/** What is to be done with a token that has so many seconds left; without a readable end it counts as expired (domain I5, trust SES-03). */
export function tokenAction(secondsLeft: number | undefined): "expired" | "refresh" | "keep" {
  if (secondsLeft === undefined || !(secondsLeft > 0)) return "expired";
  return secondsLeft <= RENEW_SECONDS ? "refresh" : "keep";
}

const life = (secondsLeft: number | undefined): number =>
  secondsLeft !== undefined && secondsLeft > 0 ? secondsLeft : 0;

/** Which token is tried first at launch: the one with the later end, at a tie that of the launch; none when both are dead (spec §4, domain I5). */
export function tokenToTry(
  launchLeft: number | undefined,
  storedLeft: number | undefined,
): "launch" | "stored" | "none" {
  const [launch, stored] = [life(launchLeft), life(storedLeft)];
  if (launch === 0 && stored === 0) return "none";
  return launch >= stored ? "launch" : "stored";
}
