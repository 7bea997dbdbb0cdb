import { type BetCashOut } from "./bet.ts";
import { SETTLED_MS } from "#app/domain/time/timing.ts";

/** What is written down before a sale leaves, so that its outcome can be found whatever happens (trust BET-07, BET-23). */
export interface CashOutEntry {
  /** The ClientRef: one for one tap, never used again. */
  readonly ref: string;
  /** Stands for the account. */
  readonly owner: string;
  readonly betId: string;
  /** The part of the payment to sell. */
  readonly amount: number;
  /** The rate that was on the screen. */
  readonly rate: number;
  /** Epoch ms of the tap. */
  readonly at: number;
  /** The sales of the bet that stood before the tap: none of them is this one. */
  readonly knownSales: readonly string[];
}

interface Pending {
  readonly entry: CashOutEntry;
  /** When the outcome went missing or the sale was taken, epoch ms. */
  readonly since: number;
  /** When the record was last read; `since` before the first time. */
  readonly lookedAt: number;
}

/** The one sale attempt of a bet (trust BET-23). */
export type CashOutAttempt =
  | { readonly state: "ready" }
  | { readonly state: "submitting"; readonly entry: CashOutEntry }
  /** Taken by the server; the record has shown it, shows two, or has not shown it yet (BET-03, BET-18). */
  | ({
      readonly state: "sold";
      readonly back: number | undefined;
      readonly proof: "confirming" | "found" | "twice";
    } & Pending)
  /** Not sold: the sell code, 1 failed, 2 not for sale, 4 closed; 0 stands for a call that was refused as a whole. */
  | { readonly state: "refused"; readonly entry: CashOutEntry; readonly code: number; readonly said: string }
  /** Code 3: only a new tap on the new offer sells. */
  | { readonly state: "worse"; readonly entry: CashOutEntry; readonly rate: number; readonly at: number }
  | ({ readonly state: "unknown" } & Pending)
  | { readonly state: "notFound"; readonly entry: CashOutEntry; readonly at: number }
  | ({ readonly state: "stillUnknown" } & Pending);

/** What happens to a sale attempt; answers name the ref they belong to. */
export type CashOutEvent =
  | { readonly type: "confirm"; readonly entry: CashOutEntry; readonly paintedAt: number; readonly quotedAt: number }
  | { readonly type: "sold"; readonly ref: string; readonly back: number | undefined; readonly at: number }
  | { readonly type: "refused"; readonly ref: string; readonly code: number; readonly said: string }
  | { readonly type: "worse"; readonly ref: string; readonly rate: number; readonly at: number }
  | { readonly type: "lost"; readonly ref: string; readonly at: number }
  | { readonly type: "looked"; readonly ref: string; readonly sales: readonly BetCashOut[]; readonly at: number }
  | { readonly type: "lookFailed"; readonly ref: string; readonly at: number }
  | { readonly type: "dismiss"; readonly ref: string }
  /** An open entry of an earlier page: its outcome is unknown. */
  | { readonly type: "resume"; readonly entry: CashOutEntry; readonly at: number };

/** The first attempt. */
export const SALE_READY: CashOutAttempt = { state: "ready" };

/** When the record is read after an answer was lost, in seconds; the last is the bound (trust BET-05). */
const SECONDS: readonly number[] = [1, 2, 4, 8, 15, 30, 60, 120];

const BOUND_MS = 120_000;

/** When the record is to be read next, epoch ms; undefined when nothing is looked for. */
export function nextSaleLook(attempt: CashOutAttempt): number | undefined {
  const looking = attempt.state === "unknown" || (attempt.state === "sold" && attempt.proof === "confirming");
  if (!looking) return undefined;
  return SECONDS.map((seconds) => attempt.since + seconds * 1000).find((time) => time > attempt.lookedAt);
}

/** True while a sale is under way or in doubt: no other may start (trust BET-06). */
export const cashOutInDoubt = ({ state }: CashOutAttempt): boolean =>
  state === "submitting" || state === "unknown" || state === "stillUnknown";

function mayConfirm(
  attempt: CashOutAttempt,
  { entry, paintedAt, quotedAt }: CashOutEvent & { type: "confirm" },
): boolean {
  if (cashOutInDoubt(attempt) || attempt.state === "sold" || !(entry.amount > 0) || !(entry.rate > 0)) return false;
  if (!(entry.at - paintedAt >= SETTLED_MS)) return false;
  if (attempt.state !== "ready" && attempt.entry.ref === entry.ref) return false;
  // after "worse" and "not found" only an offer that came later than the answer may be sold at
  return attempt.state === "worse" || attempt.state === "notFound" ? quotedAt >= attempt.at : true;
}

/** The sales of a record that are this one: the same amount, and not there before the tap (trust BET-05). */
export const matchCashOut = (
  { amount, knownSales }: CashOutEntry,
  sales: readonly BetCashOut[],
): readonly BetCashOut[] => sales.filter((sale) => sale.amount === amount && !knownSales.includes(sale.id));

function looked(attempt: CashOutAttempt & Pending, event: CashOutEvent & { type: "looked" }): CashOutAttempt {
  const { entry, since } = attempt;
  const found = matchCashOut(entry, event.sales);
  const [first] = found;
  if (first !== undefined) {
    const back = found.reduce((sum, sale) => sum + Math.round(sale.back * 100), 0) / 100;
    return { state: "sold", entry, back, proof: found.length > 1 ? "twice" : "found", since, lookedAt: event.at };
  }
  if (attempt.state === "sold") return { ...attempt, lookedAt: event.at };
  return event.at - since >= BOUND_MS
    ? { state: "notFound", entry, at: event.at }
    : { state: "unknown", entry, since, lookedAt: event.at };
}

/** The attempt after an event; one that is not legal in its state, or about another ref, leaves it the same object. */
export function cashOutAfter(attempt: CashOutAttempt, event: CashOutEvent): CashOutAttempt {
  if (event.type === "confirm")
    return mayConfirm(attempt, event) ? { state: "submitting", entry: event.entry } : attempt;
  if (event.type === "resume") {
    const { entry, at } = event;
    return attempt.state === "ready" ? { state: "unknown", entry, since: at, lookedAt: at } : attempt;
  }
  if (attempt.state === "ready" || attempt.entry.ref !== event.ref) return attempt;
  const { entry } = attempt;
  const sending = attempt.state === "submitting";
  switch (event.type) {
    case "sold":
      if (!sending) return attempt;
      return { state: "sold", entry, back: event.back, proof: "confirming", since: event.at, lookedAt: event.at };
    case "refused":
      return sending ? { state: "refused", entry, code: event.code, said: event.said } : attempt;
    case "worse":
      return sending ? { state: "worse", entry, rate: event.rate, at: event.at } : attempt;
    case "lost":
      return sending ? { state: "unknown", entry, since: event.at, lookedAt: event.at } : attempt;
    case "looked":
      if (attempt.state === "sold" && attempt.proof !== "confirming") return attempt;
      if (attempt.state === "sold" || attempt.state === "unknown" || attempt.state === "stillUnknown")
        return looked(attempt, event);
      return attempt;
    case "lookFailed":
      if (attempt.state !== "unknown" && attempt.state !== "sold") return attempt;
      if (attempt.state === "unknown" && event.at - attempt.since >= BOUND_MS)
        return { state: "stillUnknown", entry, since: attempt.since, lookedAt: event.at };
      return { ...attempt, lookedAt: event.at };
    case "dismiss":
      return cashOutInDoubt(attempt) ? attempt : SALE_READY;
  }
}
