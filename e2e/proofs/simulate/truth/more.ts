import { COMBINATIONS } from "#app/domain/slip/combinations.ts";
import type { Life, Seat } from "#e2e/proofs/simulate/life.ts";
import type { Told } from "#e2e/proofs/simulate/port/told.ts";
import { DOUBTS, type Tapped } from "./truths.ts";
import { Untruth } from "./untruth.ts";
import { Doubts } from "./doubts.ts";
import { Limits } from "./limits.ts";
import { Owners } from "./owners.ts";
import { checkDrawn, checkRecords } from "./records.ts";

/** What a tap deducts, in cents: the stake of each of its combinations. */
const paymentOf = ({ painted: { stake, type } }: Tapped): number =>
  Math.round(stake * 100) * (COMBINATIONS.find(({ id }) => id === type)?.combCount ?? 1);

/** What must hold beyond one order on one page: over all pages, days, members and records of a life. */
export class MoreTruths {
  readonly #life: Life;
  readonly #doubts: Doubts;
  readonly limits: Limits;
  readonly owners: Owners;
  /** Who was on each page when it was last walked. */
  readonly #walked = new WeakMap<Seat, string>();
  /** The pick of the slip that was closed on a page before the app opened its own. */
  readonly #closed = new WeakMap<Seat, string>();

  constructor(life: Life) {
    const { truths, maker, device } = life;
    this.#life = life;
    this.#doubts = new Doubts(truths);
    this.limits = new Limits(
      truths,
      () => device.clock(),
      (id) => maker.world.shelf.bet(id),
    );
    this.owners = new Owners(truths, (account) => maker.world.shelf.of(account));
  }

  /** Whoever is on a page picks these there. */
  picked(seat: Seat, keys: readonly string[]): void {
    this.#closed.delete(seat);
    this.owners.picked(seat.tab.told().account, keys);
  }

  /** The member closes the slip that stands before the app does. */
  closed(seat: Seat, key: string): void {
    this.#closed.set(seat, key);
  }

  /** A page sends a call that moves money. */
  sent(seat: Seat, ref: string): void {
    this.#doubts.sent(ref, seat.tab);
    const tap = this.#life.truths.taps.get(ref);
    // lives bet at decimal prices alone
    if (tap?.painted.legs.some(({ odds }) => !(odds > 1)) === true)
      throw new Untruth("nothing is sent at a number that is no price (BET-19)", tap);
    if (tap !== undefined && this.#life.hasKept)
      this.limits.sent(tap.account, paymentOf(tap), this.#inDoubt(tap.account, ref));
  }

  /** The other bets of a member of which a page says that they may stand. */
  #inDoubt(account: string, sent: string): readonly string[] {
    const told = this.#life.seats.flatMap((seat) => seat?.tab.told() ?? []).filter((one) => one.account === account);
    const refs = told.flatMap(({ attempts }) => attempts.flatMap(({ ref, state }) => (DOUBTS.has(state) ? ref : [])));
    return [...new Set(refs)].filter((ref) => ref !== sent);
  }

  /** Something has changed on a page. */
  look(seat: Seat, { phase, account, attempts, dialogs }: Told): void {
    this.limits.today();
    for (const { ref, state } of attempts) if (state === "accepted") this.limits.taken(ref);
    for (const { kind, ref } of dialogs) if (kind === "betPlaced" && ref !== undefined) this.limits.taken(ref);
    this.#lookAtSlip(seat);
    if (phase !== "member" || account === undefined) return;
    this.owners.holds(account, seat.tab.seen.held());
    if (this.#walked.get(seat) === account) return;
    this.#walked.set(seat, account);
    this.owners.walk(account, seat.tab.seen.everything());
  }

  #lookAtSlip(seat: Seat): void {
    const { tab } = seat;
    const closed = this.#closed.get(seat);
    if (closed !== undefined && tab.glass()?.legs.some(({ key }) => key === closed) === true)
      throw new Untruth("a slip that was closed before the app came opens no more (first use 1.4)", closed);
    const drawn = tab.drawnBet();
    if (drawn === undefined || !DOUBTS.has(drawn.state)) return;
    checkDrawn(drawn, this.#life.truths.taps);
  }

  /** What must be true of a page when everything has settled. */
  rest({ tab }: Seat, { account, bets, settled }: Told): void {
    const { truths, maker, hasKept, hasWiped } = this.#life;
    const isKept = hasKept && !hasWiped;
    if (account !== undefined && isKept) {
      for (const [ref, day] of tab.seen.counted()) this.limits.taken(ref, day);
      this.limits.read(account, tab.seen.spent());
    }
    if (account !== undefined) this.owners.walk(account, tab.seen.everything());
    const shown = [...(bets?.bets ?? []), ...(settled ?? []).flatMap((day) => day.bets)];
    const { saw, idsOf } = tab.seen;
    checkRecords(shown, { truths, isKept, betOf: (id) => maker.world.shelf.bet(id), saw, idsOf });
  }
}
