import type { Bet } from "#mocks/ledger/bet.ts";
import { type Booking } from "#e2e/proofs/simulate/bookmaker.ts";
import type { Painted } from "#e2e/proofs/simulate/port/slip.ts";
import type { Told } from "#e2e/proofs/simulate/port/told.ts";
import { LOOKING_MS, SaleTruths, type Tap } from "./saleTruths.ts";
import { Untruth } from "./untruth.ts";

/** A tap that started a bet: whose it is, and what was on the screen. */
export interface Tapped {
  readonly ref: string;
  readonly account: string;
  /** Which changes of the price the member accepts beforehand, as the slip was drawn with. */
  readonly autoAccept: number | undefined;
  readonly painted: Painted;
}

/** How long the effect of a tap must have been shown, ms (BET-09). */
const SETTLED_MS = 500;

/** A read of the list that was pending when a bet was booked may still say that there is none, ms. */
const READING_MS = 3_000;

/** The states in which it is unknown whether a bet stands. */
export const DOUBTS: ReadonlySet<string> = new Set(["submitting", "unknown", "reconciling", "asked", "stillUnknown"]);

type Body = Readonly<Record<string, unknown>>;

const legsOf = (path: string, body: Body): readonly Body[] =>
  path.endsWith("MixBet") ? (body["Selections"] as readonly Body[]) : [body];

const keyOf = (path: string, leg: Body): string =>
  path.endsWith("OrBet")
    ? `${String(leg["OrID"])}_${String(leg["CouID"])}_1`
    : `${String(leg["MatchID"])}_${String(leg["CouID"])}_${String(leg["BetPos"])}`;

/** What a request asks to be booked, in the terms of what was shown. */
function orderOf(path: string, body: Body) {
  const items = body["Bets"] as readonly Body[] | undefined;
  return {
    legs: legsOf(path, body).map((leg) => ({
      key: keyOf(path, leg),
      odds: leg["Odds"],
      hdp: path.endsWith("OrBet") ? "" : leg["Hdp"],
    })),
    stake: items ? items[0]?.["BetValue"] : body["BetValue"],
    type: items?.[0]?.["MpID"],
  };
}

/**
 * What must hold at every moment of a life. It watches taps, requests, bookings and what the pages say; the first
 * untruth is thrown.
 */
export class Truths {
  readonly taps = new Map<string, Tapped>();
  readonly sales: SaleTruths;
  /** When each ref was sent. */
  readonly #sent = new Map<string, number>();
  /** The refs whose doubt the server left itself: it did decide, and its list is believed at once. */
  readonly #decided = new Set<string>();
  readonly #denied = new Set<string>();
  readonly #told = new Map<string, Set<string>>();
  readonly #bookings: readonly Booking[];
  readonly #now: () => number;
  #counted = 0;

  readonly #log: (line: string) => void;

  constructor(bookings: readonly Booking[], now: () => number, log: (line: string) => void) {
    this.#bookings = bookings;
    this.#now = now;
    this.#log = log;
    this.sales = new SaleTruths(bookings, now, log);
  }

  booked(ref: string): readonly Booking[] {
    return this.#bookings.filter((one) => one.ref === ref);
  }

  /** Everything ever said about a tap. */
  toldOf(ref: string): ReadonlySet<string> {
    return this.#told.get(ref) ?? new Set();
  }

  tapped({ painted, ...tap }: Tap<Tapped>): void {
    if (painted === undefined || painted.at - painted.since < SETTLED_MS)
      throw new Untruth("a tap counts only on what has stood on the glass for 500 ms (BET-12)", { ...tap, painted });
    this.taps.set(tap.ref, { ...tap, painted });
  }

  /** A booking request has left a page, what all pages say at this moment, and whether it gets a result. */
  sent(path: string, body: Body, told: readonly Told[], isDecided: boolean): void {
    if (path.endsWith("Insurance")) return this.sales.sent(body, told);
    const ref = String(body["ClientRef"]);
    const tap = this.taps.get(ref);
    if (tap === undefined) throw new Untruth("nothing is sent without a tap", { path, ref });
    if (this.#sent.has(ref)) throw new Untruth("one tap sends one call", { path, ref });
    this.#sent.set(ref, this.#now());
    if (isDecided) this.#decided.add(ref);
    this.#checkOrder(path, body, tap);
    this.#checkDoubts(ref, new Set(tap.painted.legs.map(({ key }) => key)), told);
    return undefined;
  }

  /** A request asks for what was on the glass, and as the member chose it. */
  #checkOrder(path: string, body: Body, tap: Tapped): void {
    const { legs, stake, type } = tap.painted;
    const order = orderOf(path, body);
    const painted = { legs: legs.map(({ key, odds, hdp }) => ({ key, odds, hdp })), stake, type };
    if (JSON.stringify(order) !== JSON.stringify(painted))
      throw new Untruth("what is sent is what was painted", { order, painted });
    const autoAccept = path.endsWith("OrBet") ? undefined : tap.autoAccept;
    if (body["AutoAccept"] !== autoAccept)
      throw new Untruth("auto-accept is sent as the member chose it", { sent: body["AutoAccept"], autoAccept });
  }

  /** No selection of a request is in doubt on a page. */
  #checkDoubts(ref: string, keys: ReadonlySet<string>, told: readonly Told[]): void {
    for (const { attempts } of told)
      for (const other of attempts) {
        const theirs = this.taps.get(other.ref)?.painted.legs ?? [];
        if (other.ref !== ref && DOUBTS.has(other.state) && theirs.some(({ key }) => keys.has(key)))
          throw new Untruth("what is in doubt is not bet on again", { ref, other });
      }
  }

  /** Checks what one page says against what the bookmaker has. */
  look(told: Told, betOf: (id: string) => Bet | undefined): void {
    this.#countBookings(betOf);
    this.sales.look(told, betOf);
    for (const { ref, state, proof, betIds } of told.attempts) {
      const fact = state === "accepted" ? `accepted ${proof ?? ""}` : state;
      if (this.#note(ref, fact)) this.#judge(ref, state, betIds);
    }
    for (const { kind, ref, betIds, found } of told.dialogs) {
      if (ref === undefined) continue;
      const fact = kind === "betDoubt" ? `dialog ${found ?? ""}` : kind;
      if (!this.#note(ref, fact)) continue;
      if (kind === "betPlaced") this.#judge(ref, "accepted", betIds);
      if (kind === "betDoubt" && found === "notFound") this.#judge(ref, "notFound", []);
    }
    if (told.phase === "member") this.#lookAtOwner(told, (id) => betOf(id)?.account);
  }

  #note(ref: string, fact: string): boolean {
    const held = this.#told.get(ref) ?? new Set();
    if (held.has(fact)) return false;
    this.#told.set(ref, held.add(fact));
    this.#log(`told ${ref} ${fact}`);
    return true;
  }

  /** A bet that was called failed must not be booked later either. */
  #countBookings(betOf: (id: string) => Bet | undefined): void {
    for (; this.#counted < this.#bookings.length; this.#counted += 1) {
      const one = this.#bookings[this.#counted];
      this.#log(`booked ${JSON.stringify(one)}`);
      if (one?.isSale === true) {
        this.sales.booked(one, betOf(one.betId));
        continue;
      }
      if (one && !this.taps.has(one.ref)) throw new Untruth("no bet without a tap", one);
      if (one && this.#denied.has(one.ref)) throw new Untruth("a booked bet is never called failed", one);
    }
  }

  #judge(ref: string, state: string, betIds: readonly string[]): void {
    const booked = this.booked(ref);
    switch (state) {
      case "refused":
      case "repriced":
        this.#denied.add(ref);
        if (booked.length > 0) throw new Untruth("a booked bet is never called failed", { ref, booked });
        break;
      case "accepted":
        this.#judgeAccepted(ref, booked, betIds);
        break;
      case "notFound":
        this.#judgeMissing(ref, booked);
        break;
      default:
    }
  }

  #judgeAccepted(ref: string, booked: readonly Booking[], betIds: readonly string[]): void {
    if (booked.length === 0) throw new Untruth("an unbooked bet is never called placed", { ref });
    const ids = booked.flatMap((one) => one.ids);
    if (betIds.length === 1 && !ids.includes(betIds[0] ?? ""))
      throw new Untruth("a receipt names the bet of its tap", { ref, betIds, ids });
  }

  #judgeMissing(ref: string, booked: readonly Booking[]): void {
    const now = this.#now();
    const looked = now - (this.#sent.get(ref) ?? -Infinity);
    if (looked < LOOKING_MS && !this.#decided.has(ref))
      throw new Untruth("not found is said after two minutes of looking", { ref, looked });
    if (booked.some(({ at }) => at < now - READING_MS))
      throw new Untruth("not found is never said of a bet that stands in the list", { ref, booked, now });
  }

  /** Nothing of one member is shown to another (SES-04). */
  #lookAtOwner(
    { account, owner, attempts, dialogs, balanceOf, bets }: Told,
    ownerOfBet: (id: string) => string | undefined,
  ): void {
    const strange = attempts.find((one) => one.owner !== owner);
    if (strange) throw new Untruth("nothing of one member is shown to another", { account, strange });
    const dialog = dialogs.find(
      ({ ref }) => ref !== undefined && this.taps.has(ref) && this.taps.get(ref)?.account !== account,
    );
    if (dialog) throw new Untruth("nothing of one member is shown to another", { account, dialog });
    if (balanceOf !== undefined && balanceOf !== account)
      throw new Untruth("nothing of one member is shown to another", { account, balanceOf });
    const bet = bets?.bets.find(({ id }) => ownerOfBet(id) !== account);
    if (bet) throw new Untruth("nothing of one member is shown to another", { account, bet: bet.id });
  }
}
