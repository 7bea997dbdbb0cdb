import { type SlipShut, type SlipState } from "#app/domain/slip/slipState.ts";

/** The state of the slip's one button, for test suites that read no words (QA-04). */
export type PlaceState =
  | "amount"
  | "min"
  | "max"
  | "login"
  | "balance"
  | "wait"
  | "ready"
  | "changed"
  | "sending"
  | "unknown"
  | "closed"
  | "none";

const REFUSED = { empty: "amount", belowMin: "min", aboveMax: "max" } as const;

const SAID = {
  logIn: "login",
  deposit: "balance",
  recharge: "balance",
  lookAgain: "unknown",
  showAsked: "unknown",
} as const;

const reasonOf = (why: SlipShut): PlaceState => (why in REFUSED ? REFUSED[why as keyof typeof REFUSED] : "none");

/** What the button does, or what it waits for; "none" means a rule that the member has to meet first. */
export function placeState({ button, asks, area }: Pick<SlipState, "button" | "asks" | "area">): PlaceState {
  if (button.does === "place") return asks ? "changed" : "ready";
  if (button.does === "close") return area === "checking" || area === "notFound" ? "unknown" : "closed";
  if (button.does === "wait") return button.why === "placing" ? "sending" : "wait";
  return button.does === "nothing" ? reasonOf(button.why) : SAID[button.does];
}
