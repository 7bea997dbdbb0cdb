import { type BetCashOut } from "./bet.ts";
import {
  afterEmptyLook,
  afterFailedLook,
  afterLoss,
  isLastLook,
  type Look,
  lookedBy,
  mayConfirm as mayConfirmOrder,
  nextLook,
  type NotFound,
  type Pending as PendingOrder,
  pendingSince,
  type Press,
  type StillUnknown,
  type Unknown,
} from "#app/domain/pursuit.ts";

/** What is recorded before a cash-out is sent, so that its outcome can be found whatever happens (BET-07, BET-23). */
export interface CashOutEntry {
  /** The ClientRef: one per tap, never reused. */
  readonly ref: string;
  /** Identifies the account. */
  readonly owner: string;
  readonly betId: string;
  /** The part of the payment to cash out. */
  readonly amount: number;
  /** The rate that was on the screen. */
  readonly rate: number;
  /** Epoch ms of the tap. */
  readonly at: number;
  /** The bet's cash-outs before the tap: none of them is this one. */
  readonly knownSales: readonly string[];
}

type Pending = PendingOrder<CashOutEntry>;

/** The one cash-out attempt of a bet (BET-23). */
export type CashOutAttempt =
  | { readonly state: "ready" }
  | { readonly state: "submitting"; readonly entry: CashOutEntry }
  /**
   * Taken by the server; the record has shown it, shows two, or has not shown it yet (BET-03, BET-18). If it has not by
   * the end of the schedule, the response has to do: the bet may be cashed out again.
   */
  | ({
      readonly state: "sold";
      readonly back: number;
      readonly proof: "confirming" | "found" | "twice" | "answered";
    } & Pending)
  /**
   * Not cashed out: the sell code, 1 failed, 2 not available, 4 closed; 0 is a call that was refused as a whole, and
   * `GAVE_WAY` one that was not sent.
   */
  | { readonly state: "refused"; readonly entry: CashOutEntry; readonly code: number; readonly said: string }
  /** Code 3: only a new tap on the new offer cashes out. */
  | { readonly state: "worse"; readonly entry: CashOutEntry; readonly rate: number; readonly at: number }
  | Unknown<CashOutEntry>
  | NotFound<CashOutEntry>
  | StillUnknown<CashOutEntry>;

/**
 * What happens to a cash-out attempt; responses name the ref they belong to. `at` is page ms (`performance.now()`), only
 * that of a worse rate is epoch ms, as an offer's.
 */
export type CashOutEvent =
  | { readonly type: "confirm"; readonly entry: CashOutEntry; readonly press: Press; readonly quotedAt: number }
  | { readonly type: "sold"; readonly ref: string; readonly back: number; readonly at: number }
  | { readonly type: "refused"; readonly ref: string; readonly code: number; readonly said: string }
  | { readonly type: "worse"; readonly ref: string; readonly rate: number; readonly at: number }
  | { readonly type: "lost"; readonly ref: string; readonly at: number }
  | ({ readonly type: "looked"; readonly ref: string; readonly sales: readonly BetCashOut[] } & Omit<Look, "final">)
  | { readonly type: "lookFailed"; readonly ref: string; readonly at: number }
  | { readonly type: "dismiss"; readonly ref: string }
  /** An earlier page's open entry: its outcome is unknown. */
  | { readonly type: "resume"; readonly entry: CashOutEntry; readonly at: number };

/** In place of a sell code: nothing was sent, since another tab orders for this member or has this bet in doubt. */
export const GAVE_WAY = -1;

/** The first attempt. */
export const SALE_READY: CashOutAttempt = { state: "ready" };

/** When to read the record next, page ms; undefined if nothing is looked for. */
export function nextSaleLook(attempt: CashOutAttempt): number | undefined {
  const looking = attempt.state === "unknown" || (attempt.state === "sold" && attempt.proof === "confirming");
  return looking ? nextLook(attempt) : undefined;
}

/** True while a cash-out is pending or in doubt: no other may start (BET-06). */
export const cashOutInDoubt = ({ state }: CashOutAttempt): boolean =>
  state === "submitting" || state === "unknown" || state === "stillUnknown";

const mayConfirm = (attempt: CashOutAttempt, { entry, press, quotedAt }: CashOutEvent & { type: "confirm" }): boolean =>
  !cashOutInDoubt(attempt) &&
  attempt.state !== "sold" &&
  entry.amount > 0 &&
  entry.rate > 0 &&
  mayConfirmOrder({
    ref: entry.ref,
    usedRef: attempt.state === "ready" ? undefined : attempt.entry.ref,
    press,
    quotedAt: [quotedAt],
    // after "worse" and "not found" only an offer newer than the response may be used
    newerThan: attempt.state === "worse" || attempt.state === "notFound" ? attempt.at - 1 : -Infinity,
  });

/** A record's cash-outs that may be this one: the same amount, and not there before the tap (BET-05). */
export const matchCashOut = (
  { amount, knownSales }: CashOutEntry,
  sales: readonly BetCashOut[],
): readonly BetCashOut[] => sales.filter((sale) => sale.amount === amount && !knownSales.includes(sale.id));

/** Cashed out according to the response, and a read of the record did not show it. */
const soldUnseen = (attempt: CashOutAttempt & { state: "sold" }, at: number): CashOutAttempt => ({
  ...attempt,
  ...lookedBy(attempt, at),
  proof: attempt.proof === "confirming" && isLastLook(attempt, at) ? "answered" : attempt.proof,
});

function looked(attempt: CashOutAttempt, event: CashOutEvent & { type: "looked" }): CashOutAttempt {
  const { sales, at } = event;
  const isLooked = attempt.state === "sold" || attempt.state === "unknown" || attempt.state === "stillUnknown";
  if (!isLooked || (attempt.state === "sold" && attempt.proof !== "confirming")) return attempt;
  const { entry } = attempt;
  const found = matchCashOut(entry, sales);
  if (found.length > 0) {
    const back = found.reduce((sum, sale) => sum + Math.round(sale.back * 100), 0) / 100;
    return { state: "sold", back, proof: found.length > 1 ? "twice" : "found", ...lookedBy(attempt, at) };
  }
  return attempt.state === "sold" ? soldUnseen(attempt, at) : afterEmptyLook(attempt, event);
}

function lookFailed(attempt: CashOutAttempt, at: number): CashOutAttempt {
  if (attempt.state === "sold") return soldUnseen(attempt, at);
  return attempt.state === "unknown" || attempt.state === "stillUnknown" ? afterFailedLook(attempt, at) : attempt;
}

/** The server's response to the one call, or its absence. */
function answered(
  entry: CashOutEntry,
  event: CashOutEvent & { type: "sold" | "refused" | "worse" | "lost" },
): CashOutAttempt {
  switch (event.type) {
    case "sold":
      return { state: "sold", ...pendingSince(entry, event.at), back: event.back, proof: "confirming" };
    case "refused":
      return { state: "refused", entry, code: event.code, said: event.said };
    case "worse":
      return { state: "worse", entry, rate: event.rate, at: event.at };
    case "lost":
      return afterLoss(entry, event.at);
  }
}

/** An attempt after an event about this very attempt. */
function afterOwn(
  attempt: Exclude<CashOutAttempt, { state: "ready" }>,
  event: Exclude<CashOutEvent, { type: "confirm" | "resume" }>,
): CashOutAttempt {
  switch (event.type) {
    case "sold":
    case "refused":
    case "worse":
    case "lost":
      return attempt.state === "submitting" ? answered(attempt.entry, event) : attempt;
    case "looked":
      return looked(attempt, event);
    case "lookFailed":
      return lookFailed(attempt, event.at);
    case "dismiss":
      return cashOutInDoubt(attempt) ? attempt : SALE_READY;
  }
}

/** The attempt after an event; if the event is not legal in its state, or names another ref, the same object. */
export function cashOutAfter(attempt: CashOutAttempt, event: CashOutEvent): CashOutAttempt {
  if (event.type === "confirm")
    return mayConfirm(attempt, event) ? { state: "submitting", entry: event.entry } : attempt;
  if (event.type === "resume") return attempt.state === "ready" ? afterLoss(event.entry, event.at) : attempt;
  if (attempt.state === "ready" || attempt.entry.ref !== event.ref) return attempt;
  return afterOwn(attempt, event);
}
