import { type Attempt, blocks, concerns } from "./attempt.ts";
import { type BetRefusal, betRefusal, isUnknownCode } from "./refusal.ts";
import { type Selection } from "./selection.ts";
import { type TicketState } from "./ticket.ts";

/** What is shown in the keypad's place (spec §4, domain H2). */
type KeypadArea = "updating" | "forbidden" | "closed" | "keypad";

/** What replaces the keypad: the reasons of domain H2, and those that the member, a response or a lost one adds. */
export type SlipArea =
  | KeypadArea
  | "recharge"
  | "notAllowed"
  | "blockedCountry"
  | "checking"
  | "asked"
  | "notFound"
  | "stillUnknown";

/**
 * What the codes of a ticket refresh or of a bet's response show in place of the keypad (spec §4; domain H5;
 * design 4.9).
 */
const AREAS: Readonly<Partial<Record<BetRefusal | "success", SlipArea>>> = {
  marketClosed: "closed",
  // a selection that the server does not know can only be removed
  marketChanged: "closed",
  insufficientBalance: "recharge",
  blockedCountry: "blockedCountry",
  recharge: "recharge",
  deductionFailed: "recharge",
  memberProhibited: "notAllowed",
  oddsUpdating: "updating",
  betForbidden: "forbidden",
};

function areaOf(code: number): SlipArea | undefined {
  const verdict = betRefusal(code);
  return isUnknownCode(verdict) ? undefined : AREAS[verdict];
}

/** True if a code of a ticket refresh or of a bet's response hides the keypad. */
export const shutsKeypad = (code: number): boolean => areaOf(code) !== undefined;

/** A code that a later good price lifts: about the market, not the member. */
export function isLiftedByPrice(code: number): boolean {
  const area = areaOf(code);
  return area === "closed" || area === "updating" || area === "forbidden";
}

/** The state of the price and the code of its last refresh, if one came. */
interface TicketView {
  readonly state: TicketState;
  readonly code?: number | undefined;
}

/** The keypad, or the reason that covers it: updating before forbidden before closed (spec §4, domain H2). */
export function keypadArea({ state, code }: TicketView): KeypadArea {
  const verdict = betRefusal(code);
  if (verdict === "oddsUpdating" || state === "updating") return "updating";
  if (verdict === "betForbidden") return "forbidden";
  return verdict === "marketClosed" || state === "closed" ? "closed" : "keypad";
}

/** Everything that decides what the slip shows below the selection. */
export interface SlipAreaQuestion {
  readonly picks: readonly Selection[];
  /** Every attempt whose outcome may concern the slip, the pending one first. */
  readonly attempts: readonly Attempt[];
  readonly paused: boolean;
  /** The code that blocks the slip, 0 for none. */
  readonly code: number;
  /** The state of the price; the worst of several. */
  readonly state: TicketState;
}

const SHOWN: ReadonlySet<Attempt["state"]> = new Set(["unknown", "reconciling", "asked", "stillUnknown", "notFound"]);

/** The attempt in doubt that concerns one of the picks, if there is one (BET-06). */
export const doubtOf = (attempts: readonly Attempt[], picks: readonly Selection[]): Attempt | undefined =>
  attempts.find(
    (attempt) =>
      SHOWN.has(attempt.state) &&
      picks.some((pick) => blocks(attempt, pick) || (attempt.state === "notFound" && concerns(attempt, pick))),
  );

type Doubt = Extract<Attempt["state"], "asked" | "notFound" | "stillUnknown">;

const isUnderWay = (attempt: Attempt): attempt is Exclude<Attempt, { state: Doubt }> =>
  attempt.state !== "asked" && attempt.state !== "notFound" && attempt.state !== "stillUnknown";

/** What replaces the keypad, worst reason first: a bet in doubt, the member, the market (spec §4, domain H2). */
export function slipArea({ picks, attempts, paused, code, state }: SlipAreaQuestion): SlipArea {
  const doubt = doubtOf(attempts, picks);
  if (doubt) return isUnderWay(doubt) ? "checking" : doubt.state;
  if (paused) return "notAllowed";
  const area = areaOf(code);
  if (area === "recharge" || area === "notAllowed" || area === "blockedCountry") return area;
  return keypadArea({ state: area === "closed" && state === "open" ? "closed" : state, code });
}
