import { type Member } from "#mocks/ledger/members.ts";

/** One movement of money between a member and the book, in either direction. */
export interface Entry {
  readonly at: number;
  readonly account: string;
  /** Above 0 to the member. */
  readonly cents: number;
  readonly kind: "stake" | "refund" | "win" | "sale" | "bonus" | "deposit" | "set";
  readonly ref: string;
}

/** Both sides of the money: members' balances, the book's till by currency, and the operator's cashier outside. */
export interface Ledger {
  /** Moves cents between the book and a member. */
  post(member: Member, cents: number, kind: Exclude<Entry["kind"], "deposit" | "set">, ref: string): void;
  /** Money from outside: a deposit, or a balance that a test wants. */
  bring(member: Member, cents: number, kind: "deposit" | "set"): void;
  /** The book's money by currency, in cents. */
  readonly till: ReadonlyMap<string, number>;
  readonly entries: readonly Entry[];
}

/** An empty ledger, or one that continues from saved sums. */
export function createLedger(now: () => number, saved: readonly (readonly [string, number])[] = []): Ledger {
  const till = new Map<string, number>(saved);
  const entries: Entry[] = [];
  return {
    post: (member, cents, kind, ref) => {
      if (cents === 0) return;
      member.cents += cents;
      till.set(member.currency, (till.get(member.currency) ?? 0) - cents);
      entries.push({ at: now(), account: member.account, cents, kind, ref });
    },
    bring: (member, cents, kind) => {
      member.cents += cents;
      entries.push({ at: now(), account: member.account, cents, kind, ref: "" });
    },
    till,
    entries,
  };
}
