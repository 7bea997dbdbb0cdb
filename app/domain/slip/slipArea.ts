import { type Attempt, blocks, concerns } from "./attempt.ts";
import { type Selection } from "./selection.ts";
import { type KeypadArea, keypadArea, type TicketState } from "./ticket.ts";

/** What stands in place of the keypad: the reasons of domain H2, and those that the member, an answer or a lost one adds. */
export type SlipArea =
  | KeypadArea
  | "recharge"
  | "notAllowed"
  | "blockedCountry"
  | "checking"
  | "asked"
  | "notFound"
  | "stillUnknown";

/** What the codes of a ticket refresh or of a bet's answer put in place of the keypad (spec §4; domain H5; design 4.9). */
const AREAS: Readonly<Record<number, SlipArea>> = {
  1: "closed",
  // a selection that the server does not know can only be taken off
  2: "closed",
  7: "recharge",
  8: "blockedCountry",
  9: "recharge",
  13: "recharge",
  15: "notAllowed",
  18: "updating",
  19: "forbidden",
};

/** True when a code of a ticket refresh or of a bet's answer shuts the keypad. */
export const shutsKeypad = (code: number): boolean => AREAS[code] !== undefined;

/** A code that a later good price lifts: the market's state, not the member's. */
export const isLiftedByPrice = (code: number): boolean => code === 1 || code === 2 || code === 18 || code === 19;

/** All that decides what the slip shows below the selection. */
export interface SlipAreaQuestion {
  readonly picks: readonly Selection[];
  /** Every attempt whose outcome may concern the slip, the one under way first. */
  readonly attempts: readonly Attempt[];
  readonly paused: boolean;
  /** The code that shuts the slip, 0 for none. */
  readonly code: number;
  /** The state of the price; of several the worst. */
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

/** What stands in place of the keypad, worst reason first: a bet in doubt, the member, the market (spec §4, domain H2). */
export function slipArea({ picks, attempts, paused, code, state }: SlipAreaQuestion): SlipArea {
  const doubt = doubtOf(attempts, picks);
  if (doubt) return isUnderWay(doubt) ? "checking" : doubt.state;
  if (paused) return "notAllowed";
  const area = AREAS[code];
  if (area === "recharge" || area === "notAllowed" || area === "blockedCountry") return area;
  return keypadArea({ state, code: area === "closed" ? 1 : code });
}
