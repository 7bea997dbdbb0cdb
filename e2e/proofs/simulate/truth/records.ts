import { type BetRecord } from "#app/domain/bets/bet.ts";
import { type Bet } from "#mocks/ledger/bet.ts";
import type { Saw } from "#e2e/proofs/simulate/port/seen.ts";
import type { Painted } from "#e2e/proofs/simulate/port/slip.ts";
import { type Tapped, type Truths } from "./truths.ts";
import { Untruth } from "./untruth.ts";

const asText = (legs: readonly { readonly odds: number; readonly hdp: string }[]): string =>
  JSON.stringify(legs.map(({ odds, hdp }) => [odds, hdp]));

const centsOf = (amount: number): number => Math.round(amount * 100);

/** True if the journal keeps what was tapped. A device that is full may have had room for the order alone. */
function isTapped({ line: { entry, saw } }: Saw, { painted, autoAccept }: Tapped, isKept: boolean): boolean {
  const isChosen = saw?.autoAccept === autoAccept || (saw?.autoAccept === undefined && !isKept);
  return (
    isChosen &&
    JSON.stringify([entry.stake, asText(entry.quotes)]) === JSON.stringify([painted.stake, asText(painted.legs)])
  );
}

/** The record of a bet says what the ledger has. */
function checkRecord(shown: BetRecord, real: Bet): void {
  const { legs, stake, payment, odds } = shown;
  const says = [asText(legs), centsOf(stake), centsOf(payment), odds];
  const has = [asText(real.legs), real.typedCents, real.paymentCents, real.odds];
  if (JSON.stringify(says) !== JSON.stringify(has))
    throw new Untruth("the record of a bet is the ledger's (spec §8)", { id: shown.id, says, has });
}

/**
 * The records, and what the member saw of each bet, agree with the ledger and with what was painted (PRI-04). `isKept` =
 * the device has lost nothing, so each bet of its pages has its line.
 */
export function checkRecords(
  bets: readonly BetRecord[],
  {
    truths,
    betOf,
    saw,
    idsOf,
    isKept,
  }: {
    readonly truths: Truths;
    readonly betOf: (id: string) => Bet | undefined;
    readonly saw: (bet: BetRecord) => Saw | undefined;
    /** The ids in a tap's line; undefined if there is no line. */
    readonly idsOf: (ref: string) => readonly string[] | undefined;
    readonly isKept: boolean;
  },
): void {
  // of two bets of one tap the page cannot always say which is the tap's
  const once = [...truths.taps.keys()].flatMap((ref) => (truths.booked(ref).length === 1 ? truths.booked(ref) : []));
  const tapOf = new Map(once.flatMap(({ ref, ids }) => ids.map((id) => [id, ref] as const)));
  for (const bet of bets) {
    const real = betOf(bet.id);
    if (real !== undefined) checkRecord(bet, real);
    const seen = saw(bet);
    const ref = tapOf.get(bet.id);
    if (seen === undefined) {
      // a bet that no answer and no record has named is in its tap's line, but cannot be told to be that tap's
      const isUnnamed = bet.clientRef === undefined && ref !== undefined && idsOf(ref)?.length === 0;
      if (isKept && ref !== undefined && !isUnnamed)
        throw new Untruth("what was seen of a bet is kept (PRI-04)", { bet: bet.id });
      continue;
    }
    const tap = truths.taps.get(seen.line.entry.ref);
    if (tap === undefined || !seen.isWhole || !isTapped(seen, tap, isKept))
      throw new Untruth("what was seen of a bet is what was painted (PRI-04)", { bet: bet.id, seen, tap });
  }
}

const keysOf = (legs: readonly { readonly key: string }[]): string => legs.map(({ key }) => key).join(" ");

/** A slip as drawn, with the attempt that is open on it. */
export interface DrawnBet {
  readonly ref: string;
  readonly state: string;
  readonly legs: readonly Painted["legs"][number][];
}

/**
 * While a bet is on its way or in doubt its slip paints what was sent (BET-09). Until the answer nothing joins or leaves
 * the slip; after that the member may have picked something else.
 */
export function checkDrawn({ ref, state, legs }: DrawnBet, taps: ReadonlyMap<string, Tapped>): void {
  const tap = taps.get(ref);
  if (tap === undefined || (state !== "submitting" && keysOf(legs) !== keysOf(tap.painted.legs))) return;
  const sent = JSON.stringify(tap.painted.legs.map(({ key, odds, hdp }) => ({ key, odds, hdp })));
  if (sent !== JSON.stringify(legs))
    throw new Untruth("a slip paints what was sent until the outcome is known (BET-09)", { ref, legs, sent });
}
