import { type Truths } from "./truths.ts";
import { Untruth } from "./untruth.ts";

/** A page that sends, as far as it knows of its member's other orders. */
interface Sender {
  /** The refs of the member's open lines, as every page of the device reads them. */
  readonly openRefs: () => readonly string[];
  readonly openSales: () => readonly string[];
}

/** Orders that some page has sent: until one has an outcome, no page of its member orders the same again. */
export class Doubts {
  readonly #truths: Truths;
  readonly #sent = new Set<string>();

  constructor(truths: Truths) {
    this.#truths = truths;
  }

  /** A page sends a call that moves money. Throws Untruth if the same is in doubt on whichever page (BET-06, BET-08). */
  sent(ref: string, sender: Sender): void {
    const { taps, sales } = this.#truths;
    const tap = taps.get(ref);
    if (tap !== undefined) {
      const keys = new Set(tap.painted.legs.map(({ key }) => key));
      this.#check(ref, sender.openRefs(), (other) => {
        const theirs = taps.get(other);
        return theirs?.account === tap.account && theirs.painted.legs.some(({ key }) => keys.has(key));
      });
    }
    const sale = sales.taps.get(ref);
    if (sale !== undefined)
      this.#check(ref, sender.openSales(), (other) => sales.taps.get(other)?.painted.betId === sale.painted.betId);
    this.#sent.add(ref);
  }

  #check(ref: string, open: readonly string[], isSame: (other: string) => boolean): void {
    const other = open.find((one) => one !== ref && this.#sent.has(one) && !this.#isTaken(one) && isSame(one));
    if (other !== undefined)
      throw new Untruth("what is in doubt on one page is ordered again from none (BET-06, BET-08)", { ref, other });
  }

  /** A bet that was taken and named waits only for the list to show it. */
  #isTaken(ref: string): boolean {
    return [...this.#truths.toldOf(ref)].some((fact) => fact.startsWith("accepted"));
  }
}
