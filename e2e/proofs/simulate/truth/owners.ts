import { type Bet } from "#mocks/ledger/bet.ts";
import { type Truths } from "./truths.ts";
import { Untruth } from "./untruth.ts";

/** A visitor's picks are nobody's: the next member finds them. */
const NOBODY = "";

/** Whose everything on a page is: nothing of one member is in any store of the next (SES-04). */
export class Owners {
  readonly #truths: Truths;
  readonly #betsOf: (account: string) => readonly Bet[];
  /** Who has picked each selection. */
  readonly #pickers = new Map<string, Set<string>>();

  constructor(truths: Truths, betsOf: (account: string) => readonly Bet[]) {
    this.#truths = truths;
    this.#betsOf = betsOf;
  }

  /** Somebody picks on a page. */
  picked(account: string | undefined, keys: readonly string[]): void {
    for (const key of keys)
      this.#pickers.set(key, (this.#pickers.get(key) ?? new Set<string>()).add(account ?? NOBODY));
  }

  /** The slip of a member, and what can be brought back to it, hold only what they have picked. */
  holds(account: string, keys: readonly string[]): void {
    const strange = keys.find((key) => {
      const pickers = this.#pickers.get(key);
      return pickers === undefined || !(pickers.has(account) || pickers.has(NOBODY));
    });
    if (strange !== undefined)
      throw new Untruth("what is in a slip, or comes back to it, was picked by its member (SES-04)", {
        account,
        strange,
        pickers: [...(this.#pickers.get(strange) ?? [])],
      });
  }

  /** What undoing offered is then in the slip. */
  undone(offered: readonly string[], back: readonly string[]): void {
    const lost = offered.find((key) => !back.includes(key));
    if (lost !== undefined) throw new Untruth("what undoing offers comes back", { offered, back });
  }

  /** Everything that a page of this member holds, as one text: it names no order and no bet of another. */
  walk(account: string | undefined, everything: string): void {
    const { taps, sales } = this.#truths;
    const others = [...taps.values(), ...sales.taps.values()].filter((tap) => tap.account !== account);
    const accounts = [...new Set(others.map((tap) => tap.account))];
    const bets = accounts.flatMap((other) => this.#betsOf(other)).map(({ id }) => id);
    const names = [...others.map(({ ref }) => ref), ...accounts, ...bets];
    const name = names.find((one) => everything.includes(`"${one}"`));
    if (name === undefined) return;
    const at = everything.indexOf(`"${name}"`);
    const where = everything.slice(Math.max(0, at - 120), at + 80);
    throw new Untruth("nothing of one member is in any store of the next (SES-04)", { account, name, where });
  }
}
