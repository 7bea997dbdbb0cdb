import type { Bet } from "#mocks/ledger/bet.ts";
import type { Booking } from "#e2e/proofs/simulate/bookmaker.ts";
import type { PaintedSale } from "#e2e/proofs/simulate/port/sale.ts";
import type { Told } from "#e2e/proofs/simulate/port/told.ts";
import { Untruth } from "./untruth.ts";

/** A tap that started a cash-out. */
export interface TappedSale {
  readonly ref: string;
  readonly account: string;
  readonly painted: PaintedSale;
}

/** A tap with what was on the glass when the finger came down, if there was anything. */
export type Tap<T extends { readonly painted: unknown }> = Omit<T, "painted"> & {
  readonly painted: T["painted"] | undefined;
};

/** How long the effect of a tap must have been shown, ms (BET-09). */
const SETTLED_MS = 500;

/** A read that was pending when a cash-out was booked may still say that there is none, ms. */
const READING_MS = 3_000;

/** An order whose response was lost is looked for at least this long before it is called missing, ms of true time. */
export const LOOKING_MS = 120_000;

/** The states in which it is unknown whether a cash-out stands. */
export const SALE_DOUBTS: ReadonlySet<string> = new Set(["submitting", "unknown", "stillUnknown"]);

/** A ref begins with the number of the page that made it. */
const pageOf = (ref: string): string => ref.slice(0, 8);

type Body = Readonly<Record<string, unknown>>;

/** What must hold of cash-outs at every moment of a life. */
export class SaleTruths {
  readonly taps = new Map<string, TappedSale>();
  /** When each ref was sent. */
  readonly #sent = new Map<string, number>();
  readonly #denied = new Set<string>();
  readonly #told = new Set<string>();
  readonly #doubted = new Set<string>();
  readonly #tappedAt = new Map<string, number>();
  readonly #bookings: readonly Booking[];
  readonly #now: () => number;
  readonly #log: (line: string) => void;

  constructor(bookings: readonly Booking[], now: () => number, log: (line: string) => void) {
    this.#bookings = bookings;
    this.#now = now;
    this.#log = log;
  }

  #booked(ref: string): readonly Booking[] {
    return this.#bookings.filter((one) => one.ref === ref);
  }

  tapped({ painted, ...tap }: Tap<TappedSale>): void {
    if (painted === undefined || painted.at - painted.since < SETTLED_MS)
      throw new Untruth("a tap counts only on what has stood on the glass for 500 ms (CASH-03)", { ...tap, painted });
    this.taps.set(tap.ref, { ...tap, painted });
    this.#tappedAt.set(tap.ref, this.#now());
  }

  /** A cash-out request has left a page, and what that page says at this moment. */
  sent(body: Body, told: readonly Told[]): void {
    const ref = String(body["ClientRef"]);
    const tap = this.taps.get(ref);
    if (tap === undefined) throw new Untruth("nothing is sent without a tap", { ref });
    if (this.#sent.has(ref)) throw new Untruth("one tap sends one call", { ref });
    this.#sent.set(ref, this.#now());
    const { betId, amount, rate } = tap.painted;
    const order = { betId: body["BetID"], amount: body["SellValue"], rate: body["Rate"], change: body["AcceptChange"] };
    if (order.betId !== betId || order.amount !== amount || order.rate !== rate || order.change !== 0)
      throw new Untruth("what is sent is what was painted", { order, painted: tap.painted });
    const doubt = told
      .flatMap(({ sales }) => sales)
      .find((one) => one.ref !== ref && one.betId === betId && SALE_DOUBTS.has(one.state));
    if (doubt) throw new Untruth("what is in doubt is not sold again", { ref, doubt });
  }

  /** The bookmaker has cashed out for a request. */
  booked(booking: Booking, bet: Bet | undefined): void {
    const { ref, ids } = booking;
    const tap = this.taps.get(ref);
    if (tap === undefined) throw new Untruth("no sale without a tap", booking);
    if (this.#denied.has(ref)) throw new Untruth("a sale that stands is never called failed", booking);
    const sale = bet?.sales.find(({ id }) => ids.includes(id));
    const { amount, rate } = tap.painted;
    const least = Math.floor(Math.round(amount * 100) * rate + 1e-6);
    if (sale === undefined || sale.cents !== Math.round(amount * 100) || sale.backCents < least)
      throw new Untruth("what is sold is what was painted, at that rate or a better one", {
        sale,
        painted: tap.painted,
      });
  }

  /** Checks what one page says about cash-outs against what the bookmaker has. */
  look({ sales, dialogs, owner, phase }: Told, betOf: (id: string) => Bet | undefined): void {
    for (const { ref, state, owner: seller } of sales) {
      if (phase === "member" && seller !== owner)
        throw new Untruth("nothing of one member is shown to another", { sale: ref });
      if (this.#isNew(`${ref} ${state}`)) this.#judge(ref, state);
    }
    for (const { kind, betId, back } of dialogs)
      if (betId !== undefined && this.#isNew(`${kind} ${betId} ${back ?? ""}`))
        this.#lookAtDialog(kind, betId, back, betOf(betId)?.sales ?? []);
  }

  /** A dialog about the cash-outs of a bet says what they were. */
  #lookAtDialog(kind: string, betId: string, back: number | undefined, made: Bet["sales"]): void {
    if (kind === "soldTwice" && made.length < 2) throw new Untruth("twice is said of two sales", { betId, made });
    if (kind !== "sold") return;
    if (!made.some(({ backCents }) => backCents === Math.round((back ?? 0) * 100)))
      throw new Untruth("a sale is told with what it brought", { betId, back, made });
    if (!this.#mayBeFound(betId)) throw new Untruth("a sale that was not made is never found", { betId, back, made });
  }

  /**
   * True if a cash-out that was in doubt has been made: one that was answered is told by a notice. A record does not
   * say from which page a cash-out came: a similar one from another tab, which this one had not read, may be taken for
   * it.
   */
  #mayBeFound(betId: string): boolean {
    const ofBet = [...this.taps.values()].filter(({ painted }) => painted.betId === betId);
    const doubted = ofBet.filter(({ ref }) => this.#doubted.has(ref));
    return ofBet.some((made) => {
      const [booking] = this.#booked(made.ref);
      return doubted.some(
        ({ ref, painted }) =>
          booking !== undefined &&
          made.painted.amount === painted.amount &&
          (pageOf(made.ref) !== pageOf(ref) || booking.at >= (this.#tappedAt.get(ref) ?? 0)),
      );
    });
  }

  #isNew(fact: string): boolean {
    if (this.#told.has(fact)) return false;
    this.#told.add(fact);
    this.#log(`told sale ${fact}`);
    return true;
  }

  #judge(ref: string, state: string): void {
    const booked = this.#booked(ref);
    if (SALE_DOUBTS.has(state) && state !== "submitting") this.#doubted.add(ref);
    if (state === "refused" || state === "worse") {
      this.#denied.add(ref);
      if (booked.length > 0) throw new Untruth("a sale that stands is never called failed", { ref, booked });
    }
    if (state.startsWith("sold") && booked.length === 0)
      throw new Untruth("what was not sold is never called sold", { ref });
    const looked = this.#now() - (this.#sent.get(ref) ?? -Infinity);
    if (state === "notFound" && looked < LOOKING_MS)
      throw new Untruth("not found is said after two minutes of looking", { ref, looked });
    if (state === "notFound" && booked.some(({ at }) => at < this.#now() - READING_MS))
      throw new Untruth("not found is never said of a sale that stands in the record", { ref, booked });
  }
}
