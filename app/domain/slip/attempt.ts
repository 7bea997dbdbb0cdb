import { type BetRecord } from "#app/domain/bets/bet.ts";
import { type Quote } from "./quote.ts";
import { selectionKey } from "./selection.ts";
import {
  afterEmptyLook,
  afterFailedLook,
  afterLoss,
  isLastLook as isBoundReached,
  type Look,
  lookedBy,
  mayConfirm as mayConfirmOrder,
  nextLook,
  type NotFound,
  type Pending as PendingOrder,
  pendingAgain,
  pendingSince,
  type Press,
  type StillUnknown,
  type Unknown,
} from "#app/domain/pursuit.ts";

/** What is recorded before a bet is sent, so that its outcome can be found whatever happens (trust 2.0, BET-07). */
export interface JournalEntry {
  /** The ClientRef: one per tap, never reused. */
  readonly ref: string;
  readonly account: string;
  readonly kind: "single" | "parlay" | "outright";
  /** One quote per leg, as shown on pointer down. */
  readonly quotes: readonly Quote[];
  /** The amount as typed; for a parlay the unit stake of one combination. */
  readonly stake: number;
  /** What would be deducted. */
  readonly payment: number;
  /** The number of bets: 1 except for M X N. */
  readonly combCount: number;
  /** When it was tapped, epoch ms by the device's clock: for display, and never compared with a server time. */
  readonly at: number;
  /** The ids in the bet list before the tap: none of them can be this bet. */
  readonly knownIds: readonly string[];
  /** True if the bet list had been read before the tap; otherwise an older bet may look new. */
  readonly listRead?: boolean;
}

/** Which bets of a list belong to an attempt: exactly one is expected, two are a double booking (BET-03). */
export type AttemptMatch =
  | { readonly found: "none" }
  | { readonly found: "one"; readonly betId: string }
  | { readonly found: "duplicate"; readonly betIds: readonly string[] }
  /** One is surely ours, and other unexplained bets look just like it. */
  | { readonly found: "oneOfSeveral"; readonly betId: string; readonly alike: readonly string[] }
  /**
   * Bets that look like it on a server without refs; `alone`: a single one, which counts as ours unless the member says
   * otherwise.
   */
  | { readonly found: "alike"; readonly bets: readonly BetRecord[]; readonly alone: boolean };

/** How certain a taken bet is: answered only, seen once in the bet list, or seen twice (BET-03, BET-18). */
export type Proof = "confirming" | "found" | "duplicate";

type Pending = PendingOrder<JournalEntry>;

/** The one bet attempt of a slip (decisions, Slip; trust 2.0). */
export type Attempt =
  /** Nothing pending; a quote must be newer than `freshAfter`, and `lastRef` is used up. */
  | { readonly state: "ready"; readonly freshAfter: number; readonly lastRef: string | undefined }
  | { readonly state: "submitting"; readonly entry: JournalEntry }
  | ({ readonly state: "accepted"; readonly betIds: readonly string[]; readonly proof: Proof } & Pending)
  | { readonly state: "refused"; readonly entry: JournalEntry; readonly why: string }
  /** The server answered with a new price or line: only a new tap on the new quotes bets. */
  | { readonly state: "repriced"; readonly entry: JournalEntry; readonly quotes: readonly Quote[]; readonly at: number }
  | Unknown<JournalEntry>
  /** The bet list is being read. */
  | ({ readonly state: "reconciling" } & Pending)
  /** The list has bets that look like it, and the member has not said which is theirs; `taken`: the server took it. */
  | ({
      readonly state: "asked";
      readonly bets: readonly BetRecord[];
      readonly alone: boolean;
      readonly taken: boolean;
    } & Pending)
  | NotFound<JournalEntry>
  | StillUnknown<JournalEntry>;

/**
 * What happens to an attempt; responses name the ref they belong to. `at` is page ms (`performance.now()`), only that of a
 * new price is epoch ms, as a quote's.
 */
export type AttemptEvent =
  /** The member's tap. */
  | { readonly type: "confirm"; readonly entry: JournalEntry; readonly press: Press }
  | { readonly type: "accepted"; readonly ref: string; readonly betIds: readonly string[]; readonly at: number }
  /** A refusal that leaves no doubt; a doubtful one is `lost` (refusal.ts). */
  | { readonly type: "refused"; readonly ref: string; readonly why: string }
  | { readonly type: "repriced"; readonly ref: string; readonly quotes: readonly Quote[]; readonly at: number }
  /** Timeout, network failure, 5xx, unreadable response, code 13, unknown result. */
  | { readonly type: "lost"; readonly ref: string; readonly at: number }
  /** The bet list is requested, by the schedule or by the member. */
  | { readonly type: "lookUp"; readonly ref: string; readonly at: number }
  /** The bet list was read. */
  | ({ readonly type: "looked"; readonly ref: string; readonly match: AttemptMatch } & Look)
  | { readonly type: "lookFailed"; readonly ref: string; readonly at: number }
  /** The member says which of the shown bets are theirs, or that none is. */
  | { readonly type: "mine"; readonly ref: string; readonly betIds: readonly string[]; readonly at: number }
  | { readonly type: "notMine"; readonly ref: string }
  /** The member closes an outcome. */
  | { readonly type: "dismiss"; readonly ref: string }
  /** An open journal entry read at startup: its outcome is unknown (BET-07). */
  | { readonly type: "resume"; readonly entry: JournalEntry; readonly at: number };

/** The first attempt of a slip. */
export const READY: Attempt = { state: "ready", freshAfter: 0, lastRef: undefined };

/** When to read the bet list next, page ms; undefined if nothing is looked for (BET-03, BET-05). */
export function nextLookUp(attempt: Attempt): number | undefined {
  const { state } = attempt;
  const open = state === "unknown" || state === "asked" || (state === "accepted" && attempt.proof === "confirming");
  return open ? nextLook(attempt) : undefined;
}

/** True if a look at this time is the last automatic one: what is not there now is called missing (BET-05). */
export const isLastLook = (attempt: Attempt, at: number): boolean => "since" in attempt && isBoundReached(attempt, at);

/** True if a tap may start a bet: nothing pending and nothing in doubt (trust 2.0). */
export const isOpen = ({ state }: Attempt): boolean =>
  state === "ready" || state === "refused" || state === "repriced" || state === "notFound";

/** True while the outcome of an attempt is not known. */
export const isPending = (attempt: Attempt): attempt is Exclude<Attempt, { state: "ready" | "accepted" }> =>
  attempt.state !== "accepted" && !isOpen(attempt);

/** True if an attempt is about this selection. */
export const concerns = (attempt: Attempt, pick: Parameters<typeof selectionKey>[0]): boolean =>
  attempt.state !== "ready" && attempt.entry.quotes.some((quote) => selectionKey(quote) === selectionKey(pick));

/** True if a selection may not be bet on by any path, because a bet on it is pending or in doubt (BET-06). */
export function blocks(attempt: Attempt, pick: Parameters<typeof selectionKey>[0]): boolean {
  return isPending(attempt) && concerns(attempt, pick);
}

const refOf = (attempt: Attempt): string | undefined =>
  attempt.state === "ready" ? attempt.lastRef : attempt.entry.ref;

/** What each price of a new tap must be newer than, epoch ms: those until then are used up, or older than a response. */
export function newerThan(attempt: Attempt): number {
  if (attempt.state === "ready") return attempt.freshAfter;
  if (attempt.state === "notFound") return attempt.at;
  // what was refused is not sent once more: a ticket is good for one request (spec §4)
  if (attempt.state === "refused") return Math.max(...attempt.entry.quotes.map(({ at }) => at));
  // the new price came with the response itself
  return attempt.state === "repriced" ? attempt.at - 1 : -Infinity;
}

const mayConfirm = (attempt: Attempt, { entry, press }: AttemptEvent & { type: "confirm" }): boolean =>
  isOpen(attempt) &&
  mayConfirmOrder({
    ref: entry.ref,
    usedRef: refOf(attempt),
    press,
    quotedAt: entry.quotes.map((quote) => quote.at),
    newerThan: newerThan(attempt),
  });

const pending = ({ entry, since, lookedAt, firstLook }: Pending): Pending => ({ entry, since, lookedAt, firstLook });

type Begun = Exclude<Attempt, { state: "ready" }>;

/** The bet list showed bets of the attempt; together with an id from the response they may be two (BET-03). */
function proven(attempt: Begun, found: readonly string[], at: number): Attempt {
  const answered = attempt.state === "accepted" ? attempt.betIds : [];
  const betIds = [...new Set([...answered, ...found])];
  const proof = betIds.length > 1 ? "duplicate" : "found";
  if (attempt.state === "accepted" && attempt.proof === proof && betIds.length === answered.length) return attempt;
  return { state: "accepted", ...pendingSince(attempt.entry, at), betIds, proof };
}

/** States in which a bet that appears in the list is noted; "not found" too, because a late bet stands all the same. */
const LOOKING: ReadonlySet<Attempt["state"]> = new Set([
  "accepted",
  "unknown",
  "reconciling",
  "asked",
  "stillUnknown",
  "notFound",
]);

/** The list has bets that look like it: the member is told or asked; an attempt called missing is in doubt again. */
function asked(attempt: Attempt, { bets, alone }: AttemptMatch & { found: "alike" }, at: number): Attempt {
  if (attempt.state === "notFound") return { ...pendingAgain(attempt, at), state: "asked", bets, alone, taken: false };
  if (!("since" in attempt) || (attempt.state === "accepted" && attempt.proof !== "confirming")) return attempt;
  const known = attempt.state === "asked" ? attempt.bets : [];
  const isSame = known.length === bets.length && known.every(({ id }, place) => bets[place]?.id === id);
  const taken = attempt.state === "accepted" || (attempt.state === "asked" && attempt.taken);
  return { ...lookedBy(attempt, at), state: "asked", bets: isSame ? known : bets, alone, taken };
}

/** None of the bets is the member's: the search resumes where it was. */
function refusedAll(attempt: Attempt & { state: "asked" }): Attempt {
  return attempt.taken
    ? { ...pending(attempt), state: "accepted", betIds: [], proof: "confirming" }
    : { ...pending(attempt), state: "unknown" };
}

function looked(attempt: Begun, event: AttemptEvent & { type: "looked" }): Attempt {
  const { match, at } = event;
  if (!LOOKING.has(attempt.state)) return attempt;
  if (match.found === "one") return proven(attempt, [match.betId], at);
  if (match.found === "duplicate") return proven(attempt, match.betIds, at);
  if (match.found === "oneOfSeveral") return proven(attempt, [match.betId, ...match.alike], at);
  if (match.found === "alike") return asked(attempt, match, at);
  if (attempt.state === "asked") return { ...attempt, ...lookedBy(attempt, at) };
  if (attempt.state === "accepted" && attempt.proof === "confirming") return { ...attempt, ...lookedBy(attempt, at) };
  return attempt.state === "reconciling" ? afterEmptyLook(attempt, event) : attempt;
}

function lookFailed(attempt: Attempt, at: number): Attempt {
  if (attempt.state === "reconciling") return afterFailedLook(attempt, at);
  // the schedule continues from this look, also for a taken bet that still needs proof
  const goesOn = attempt.state === "asked" || (attempt.state === "accepted" && attempt.proof === "confirming");
  return goesOn ? { ...attempt, ...lookedBy(attempt, at) } : attempt;
}

function dismissed(attempt: Attempt): Attempt {
  const { state } = attempt;
  if (state === "notFound") return { state: "ready", freshAfter: attempt.at, lastRef: attempt.entry.ref };
  if (state !== "accepted" && state !== "refused" && state !== "repriced") return attempt;
  return { state: "ready", freshAfter: 0, lastRef: attempt.entry.ref };
}

/** The server's response to the one request, or its absence. */
function answered(
  entry: JournalEntry,
  event: AttemptEvent & { type: "accepted" | "refused" | "repriced" | "lost" },
): Attempt {
  switch (event.type) {
    case "accepted":
      return { state: "accepted", ...pendingSince(entry, event.at), betIds: event.betIds, proof: "confirming" };
    case "refused":
      return { state: "refused", entry, why: event.why };
    case "repriced":
      return { state: "repriced", entry, quotes: event.quotes, at: event.at };
    case "lost":
      return afterLoss(entry, event.at);
  }
}

/** The bet list is read for an attempt in doubt. */
const lookedUp = (attempt: Attempt, at: number): Attempt =>
  attempt.state === "unknown" || attempt.state === "stillUnknown"
    ? { ...lookedBy(attempt, at), state: "reconciling" }
    : attempt;

/** The member has said which of the shown bets are theirs. */
const claimed = (attempt: Attempt, { betIds, at }: AttemptEvent & { type: "mine" }): Attempt =>
  attempt.state === "asked" && betIds.length > 0 ? proven(attempt, betIds, at) : attempt;

/** An attempt after an event about this very attempt. */
function afterOwn(attempt: Begun, event: Exclude<AttemptEvent, { type: "confirm" | "resume" }>): Attempt {
  switch (event.type) {
    case "lookUp":
      return lookedUp(attempt, event.at);
    case "looked":
      return looked(attempt, event);
    case "lookFailed":
      return lookFailed(attempt, event.at);
    case "mine":
      return claimed(attempt, event);
    case "notMine":
      return attempt.state === "asked" ? refusedAll(attempt) : attempt;
    case "dismiss":
      return dismissed(attempt);
    case "accepted":
    case "refused":
    case "repriced":
    case "lost":
      return attempt.state === "submitting" ? answered(attempt.entry, event) : attempt;
  }
}

/**
 * The attempt after an event; if the event is not legal in its state, or names another ref, the same object
 * (trust 2.0).
 */
export function attemptAfter(attempt: Attempt, event: AttemptEvent): Attempt {
  if (event.type === "confirm") {
    return mayConfirm(attempt, event) ? { state: "submitting", entry: event.entry } : attempt;
  }
  if (event.type === "resume") {
    return attempt.state === "ready" ? afterLoss(event.entry, event.at) : attempt;
  }
  if (attempt.state === "ready" || event.ref !== attempt.entry.ref) return attempt;
  return afterOwn(attempt, event);
}
