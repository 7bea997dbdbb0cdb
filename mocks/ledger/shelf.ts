import { type Bet } from "#mocks/ledger/bet.ts";

/** All bets of a world, findable by id, member and client reference. */
export interface Shelf {
  add(bet: Bet, answer: unknown): void;
  bet(id: string): Bet | undefined;
  /** The response to a member's client reference when it was booked; undefined for a new one. */
  answered(account: string, ref: string | undefined): unknown;
  /** Remembers the response to a reference (cash-outs have no bet of their own). */
  remember(account: string, ref: string | undefined, answer: unknown): void;
  of(account: string): readonly Bet[];
  /** Bets waiting for the book or for matches. */
  open(): ReadonlySet<Bet>;
  /** A bet is no longer open. */
  close(bet: Bet): void;
  all(): Iterable<Bet>;
}

/** The shelf of a world, with a saved one's bets. */
export function createShelf(
  saved: readonly Bet[] = [],
  answers: readonly (readonly [string, unknown])[] = [],
): Shelf & { answers: Map<string, unknown> } {
  const byId = new Map<string, Bet>();
  const byAccount = new Map<string, Bet[]>();
  const byRef = new Map<string, unknown>(answers);
  const waiting = new Set<Bet>();
  const put = (bet: Bet) => {
    byId.set(bet.id, bet);
    const list = byAccount.get(bet.account) ?? [];
    list.push(bet);
    byAccount.set(bet.account, list);
    if (bet.status <= 1) waiting.add(bet);
  };
  saved.forEach(put);
  const remember = (account: string, ref: string | undefined, answer: unknown) => {
    if (ref !== undefined && ref !== "") byRef.set(`${account} ${ref}`, answer);
  };
  return {
    add: (bet, answer) => {
      put(bet);
      remember(bet.account, bet.ref, answer);
    },
    bet: (id) => byId.get(id),
    answered: (account, ref) => (ref === undefined || ref === "" ? undefined : byRef.get(`${account} ${ref}`)),
    remember,
    of: (account) => byAccount.get(account) ?? [],
    open: () => waiting,
    close: (bet) => {
      waiting.delete(bet);
    },
    all: () => byId.values(),
    answers: byRef,
  };
}
