import fc from "fast-check";
import { expect, test } from "vitest";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type Attempt, attemptAfter, READY } from "./attempt.ts";
import { type SlipInput, type SlipLeg } from "./slipInput.ts";
import { slipState, slipTurnsAt } from "./slipState.ts";
import { entryOf, legOf, pickOf, quoteOf, SINGLE } from "./testing/slips.ts";

const entry = entryOf();
const pending = { entry, since: 99_000, lookedAt: 99_000 };

/** Mostly values that let a bet through, so that many pass, and now and then each one that does not. */
const mostly = <Good, Bad>(good: Good, ...bad: Bad[]): fc.Arbitrary<Good | Bad> =>
  fc.oneof({ weight: 15, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: fc.constantFrom(...bad) });

const attempt = mostly<Attempt, Attempt>(
  READY,
  { state: "ready", freshAfter: 95_000, lastRef: "r1" },
  { state: "submitting", entry },
  { state: "refused", entry, why: "1" },
  { state: "repriced", entry, quotes: [quoteOf(pickOf(5), { odds: 1.7, at: 96_000 })], at: 96_000 },
  { state: "unknown", ...pending },
  { state: "notFound", entry, at: 96_000 },
  { state: "unknown", ...pending, entry: entryOf([pickOf(99)]) },
);

const odds = fc.constantFrom(1.95, 1.9, 2.2, 0.5, -0.8, 0, -1, 1, 150, Number.NaN);

const legArbitrary = (matchId: number): fc.Arbitrary<SlipLeg> =>
  fc
    .record({
      picked: odds,
      quoted: odds,
      oddsStyle: mostly<OddsStyle, OddsStyle>(2, 1, 3, 4, 5, 6),
      hdp: mostly("2.5", "3"),
      at: mostly(95_000, 79_999, 80_000, 99_999, Number.NaN),
      status: mostly(3, 0, 1, 7, 128),
      minParlay: mostly(2, 0, 3),
      has: mostly(true, false),
    })
    .map(({ picked, quoted, oddsStyle, hdp, at, status, minParlay, has }) => {
      const selection = pickOf(matchId, { odds: picked, oddsStyle, minParlay });
      const quote = quoteOf(selection, { odds: quoted, hdp, at });
      return legOf(selection, has ? { quote, ticket: { odds: quoted, status, minParlay } } : { quote: undefined });
    });

const limit = mostly<number, number | null>(10, 0, 100, 1000, -1, Number.NaN, null);

const input: fc.Arbitrary<SlipInput> = fc
  .record({
    kind: fc.constantFrom("single", "outright", "parlay"),
    count: fc.integer({ min: 0, max: 11 }),
    now: mostly(100_000, 99_000, 116_000),
    attempts: attempt.map((one) => [one]),
    loggedIn: mostly(true, false),
    balance: mostly<number, number | null>(5000, null, -1, 50, Number.NaN),
    paused: mostly(false, true),
    known: mostly(true, false),
    readingBets: mostly(false, true),
    inSight: mostly(true, false),
    code: mostly(0, 9, 18, 99),
    failed: mostly(false, true),
    min: limit,
    max: mostly<number, number | null>(50_000, 0, 100, 399, null),
    amount: fc.constantFrom("100", "100", "9", "50001", "", "1000", "999999999999"),
    autoAccept: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
    chosen: fc.constantFrom(undefined, "3 X 4", "4 X 11", "2 X 1"),
    legs: fc.tuple(...Array.from({ length: 11 }, (_, at) => legArbitrary(at + 5))),
  })
  .map(({ kind, count, balance, paused, known, code, failed, min, max, legs, ...rest }) => ({
    ...SINGLE,
    ...rest,
    kind,
    legs: legs.slice(0, kind === "parlay" ? count : 1),
    limits: { min, max },
    member: known ? { ...SINGLE.member!, balance, paused } : undefined,
    block: code === 0 ? undefined : { code, said: "", at: 99_000 },
    failure: failed ? { kind: "http", code: -503, said: "" } : undefined,
  }));

/** The slips whose button says that it bets, among many random ones. */
function placeable(check: (input: SlipInput, state: ReturnType<typeof slipState>) => void): number {
  let placed = 0;
  fc.assert(
    fc.property(input, (one) => {
      const state = slipState(one);
      if (state.button.does !== "place") return;
      placed += 1;
      check(one, state);
    }),
    { numRuns: 5_000 },
  );
  return placed;
}

test("what the button would place, the attempt takes with a tap; what it would not, nothing can make of it an order", () => {
  const placed = placeable((one, { button }) => {
    if (button.does !== "place") return;
    const { kind, quotes, stake, payment } = button.order;
    const order = { ...entry, ref: "r2", kind, quotes, stake, payment, at: one.now };
    const event = { type: "confirm", entry: order, press: { at: 900, paintedAt: 400 } } as const;
    expect(attemptAfter(one.attempts[0]!, event).state).toBe("submitting");
  });
  // the test is not vacuous
  expect(placed).toBeGreaterThan(100);
});

test("only painted prices are placed, each for its own leg", () => {
  placeable((_, { button, legs }) => {
    if (button.does !== "place") return;
    expect(button.order.quotes).toHaveLength(legs.length);
    for (const [at, { key, price, state, selection }] of legs.entries()) {
      expect(button.order.quotes[at]).toMatchObject({ ...price, matchId: selection.matchId });
      expect(button.order.selections[at]).toBe(selection);
      expect([key, state]).toEqual([`${selection.matchId}_${selection.couId}_1`, "open"]);
    }
  });
});

test("no stake outside the limits or over the balance is placed, and none that was not typed", () => {
  placeable(({ amount, limits, member }, { button, stake }) => {
    if (button.does !== "place") return;
    expect(stake.total).toBeGreaterThanOrEqual(limits!.min!);
    expect(stake.total).toBeLessThanOrEqual(limits!.max!);
    expect(String(button.order.stake)).toBe(amount);
    expect(stake.total).toBe(button.order.stake * stake.count);
    expect(button.order.payment).toBeLessThanOrEqual(member!.balance!);
  });
});

test("who is out, paused, too early, unseen or without an answer places nothing, at any price", () => {
  placeable((one, { button }) => {
    if (button.does !== "place") return;
    const { loggedIn, member, now, openedAt, readingBets, inSight, block, failure, legs, quoteLifeMs } = one;
    expect({ loggedIn, paused: member?.paused, readingBets, inSight }).toEqual({
      loggedIn: true,
      paused: false,
      readingBets: false,
      inSight: true,
    });
    expect(failure).toBeUndefined();
    // a newer price lifts what was about the market, and nothing else
    expect([undefined, 18]).toContain(block?.code);
    expect(now - openedAt).toBeGreaterThanOrEqual(2000);
    expect(legs.length).toBeGreaterThanOrEqual(1);
    expect(legs.length).toBeLessThanOrEqual(10);
    expect(button.order.quotes.every(({ at }) => now - at <= quoteLifeMs)).toBe(true);
  });
});

test("between two turns the passing of time changes nothing that a slip is", () => {
  fc.assert(
    fc.property(input, fc.integer({ min: 0, max: 60_000 }), (one, later) => {
      const turn = slipTurnsAt(one, slipState(one));
      const now = Math.min(one.now + later, turn === undefined ? Number.POSITIVE_INFINITY : turn - 1);
      expect(slipState({ ...one, now })).toEqual(slipState(one));
    }),
    { numRuns: 2_000 },
  );
});
