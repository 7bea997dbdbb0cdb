import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CashOutAttempt, cashOutAfter, SALE_READY } from "./cashOutAttempt.ts";
import {
  agreedRate,
  pressSaleKey,
  type SaleButton,
  type SaleInput,
  saleState,
  saleTurnsAt,
  slideSale,
} from "./saleState.ts";
import { bet, entry, OPEN, pending, quote, quoted, stateOf, typed, whole, worse } from "./testing/sale.ts";

test("a sale with every gate open sells exactly what is on the screen", () => {
  expect(stateOf()).toEqual({
    area: "keys",
    sold: 100.5,
    left: 399.5,
    min: 0,
    max: 399.5,
    offer: 359.55,
    rate: 0.9,
    oddsNow: 2.1,
    expiresAt: 105_000,
    amount: { whole: false, digits: "250" },
    value: 250,
    refusal: undefined,
    receive: 225,
    fairness: { receive: 225, worth: 238.1, givenUp: 0.055, gain: -25, breakEven: 1.89 },
    worse: undefined,
    asks: false,
    typing: true,
    button: {
      does: "sell",
      order: { account: "jason88", betId: "88", amount: 250, rate: 0.9, knownSales: ["s0"], quotedAt: 95_000 },
    },
    meaning: "0.9|250|ready|",
  });
});

describe("in place of the keys", () => {
  test.each<[string, SaleButton["does"], Partial<SaleInput>]>([
    ["checking", "leave", { attempt: { state: "unknown", ...pending } }],
    ["checking", "leave", { attempt: { state: "sold", ...pending, back: 1, proof: "confirming" } }],
    ["stillUnknown", "lookAgain", { attempt: { state: "stillUnknown", ...pending } }],
    ["notFound", "leave", { attempt: { state: "notFound", entry, at: 96_000 } }],
    ["notForSale", "leave", { attempt: { state: "refused", entry, code: 2, said: "" } }],
    ["notForSale", "leave", quoted({ result: 2 })],
    ["closed", "leave", quoted({ result: 4 })],
    ["waiting", "leave", { quote: undefined }],
  ])("%s: the button does %s", (area, does, change) => {
    const state = stateOf(change);
    expect([state.area, state.button.does, state.meaning, state.typing]).toEqual([area, does, area, false]);
  });
});

/** One broken gate each, in the order in which the button checks them. */
const broken: [SaleButton, Partial<SaleInput>][] = [
  [{ does: "wait" }, { attempt: { state: "submitting", entry } }],
  [{ does: "nothing", why: "covered" }, { inSight: false }],
  [{ does: "nothing", why: "noOffer" }, { isUnanswered: true }],
  [{ does: "nothing", why: "noOffer" }, quoted({ at: 90_000 })],
  [{ does: "nothing", why: "noOffer" }, quoted({ rate: 0 })],
  [{ does: "nothing", why: "oldOffer" }, { attempt: worse(95_001) }],
  [
    { does: "nothing", why: "arming" },
    { embedded: true, openedAt: 98_001 },
  ],
  [{ does: "nothing", why: "signedOut" }, { account: undefined }],
  [{ does: "nothing", why: "signedOut" }, { bet: undefined }],
  [{ does: "nothing", why: "empty" }, typed("")],
  [{ does: "nothing", why: "aboveUnsold" }, typed("400")],
  [{ does: "nothing", why: "empty" }, { typed: { sold: 0, amount: { whole: false, digits: "250" } } }],
];

describe("beside the keys", () => {
  test.each(broken)("%o: %o", (button, change) => {
    expect(stateOf(change).button).toEqual(button);
  });

  test("of two broken gates the first is told", () => {
    const pairs = broken.flatMap(([button, change], place) =>
      broken
        .slice(place + 1)
        .filter(([, later]) => !Object.keys(change).some((name) => name in later))
        .map(([, later]) => [button, { ...later, ...change }] as const),
    );
    expect(pairs.map(([, both]) => stateOf(both).button)).toEqual(pairs.map(([button]) => button));
  });

  test("the server's bounds stand, a bound with cents cut to whole units; the whole rest may have cents", () => {
    expect(stateOf(quoted({ min: 300 })).refusal).toBe("belowMinimum");
    expect(stateOf(quoted({ max: 249.9 }))).toMatchObject({ max: 249, refusal: "aboveUnsold" });
    expect(stateOf({ ...whole, ...quoted({ max: 249.9 }) })).toMatchObject({ value: 249, refusal: undefined });
    expect(stateOf(whole).button).toMatchObject({ does: "sell", order: { amount: 399.5 } });
  });

  test("a worse offer names the rate of the answer until the new offer is read", () => {
    const before = stateOf({ ...quoted({ rate: 0.92, at: 95_000 }), attempt: worse(95_001) });
    expect(before).toMatchObject({ button: { why: "oldOffer" }, worse: { from: 230, to: 225 } });
    const read = stateOf({ ...quoted({ rate: 0.89, at: 95_001 }), attempt: worse(95_001) });
    expect(read).toMatchObject({ button: { does: "sell" }, worse: { from: 230, to: 222.5 } });
  });

  test("a worse offer is told with both sums, and accepted by a tap on an offer that came with or after the answer", () => {
    expect(stateOf({ attempt: worse(95_000) })).toMatchObject({
      asks: true,
      worse: { from: 230, to: 225 },
      button: { does: "sell", order: { rate: 0.9 } },
    });
  });

  test("until it can be asked for, consent is asked for all the same: no rate is read yet", () => {
    expect(stateOf({ attempt: worse(95_000), ...quoted({ rate: 0 }) })).toMatchObject({ asks: true, worse: undefined });
  });

  test("while a cash-out is on its way nothing is typed", () => {
    expect(stateOf({ attempt: { state: "submitting", entry } })).toMatchObject({ area: "keys", typing: false });
  });

  test("before bet and offer are read nothing is left to cash out", () => {
    expect(stateOf({ bet: undefined, quote: undefined })).toMatchObject({ left: 0, sold: 0, max: 0 });
  });

  test("an offer that was asked for in vain names no rate", () => {
    expect(stateOf({ isUnanswered: true })).toMatchObject({ rate: undefined, offer: undefined, oddsNow: undefined });
  });

  test("a sale that failed may be tried again", () => {
    expect(stateOf({ attempt: { state: "refused", entry, code: 1, said: "" } }).button.does).toBe("sell");
  });

  test("CASH-02: an offer stands to the moment at which it goes out of date, and never longer than 10 s", () => {
    const offers = (more: Partial<SaleInput["quote"]>, ...at: number[]) =>
      at.map((now) => stateOf({ now, ...quoted(more) }).offer);
    expect(offers({}, 104_999, 105_000)).toEqual([359.55, undefined]);
    expect(offers({ expiresIn: 60_000 }, 104_999, 105_000)).toEqual([359.55, undefined]);
    expect(offers({ expiresIn: 4_000 }, 98_999, 99_000)).toEqual([359.55, undefined]);
    const { expiresIn: _, ...lasting } = quote;
    expect([104_999, 105_000].map((now) => stateOf({ now, quote: lasting }).offer)).toEqual([359.55, undefined]);
  });

  test("CASH-01: at the opening the whole rest is chosen; what was typed for another rest counts no more", () => {
    expect(stateOf({ typed: undefined }).button).toMatchObject({ does: "sell", order: { amount: 399.5, rate: 0.9 } });
    expect(stateOf({ ...whole, ...quoted({ sold: 200 }) })).toMatchObject({ amount: { digits: "" }, refusal: "empty" });
  });

  test("CASH-03: a rate under the best one seen asks for consent with both sums, a better or equal one does not", () => {
    expect(stateOf({ agreed: 0.92 })).toMatchObject({ asks: true, worse: { from: 230, to: 225 } });
    expect(stateOf({ agreed: 0.9 })).toMatchObject({ asks: false, worse: undefined });
    expect([undefined, 0.8, 0.95].map((rate) => agreedRate(0.9, rate))).toEqual([0.9, 0.9, 0.95]);
    expect(agreedRate(undefined, 0.8)).toBe(0.8);
  });

  test("CASH-01: nothing is said of fairness by the price of another line, or in the Burmese style", () => {
    expect(stateOf(quoted({ hdp: "2.5" })).fairness?.worth).toBe(238.1);
    expect(stateOf(quoted({ hdp: "2.75" }))).toMatchObject({ fairness: undefined, oddsNow: undefined });
    expect(stateOf(quoted({ hdp: "2.5" })).oddsNow).toBe(2.1);
    expect(stateOf({ bet: { ...bet, oddsStyle: 6 } }).fairness).toBeUndefined();
  });

  test("CASH-01: fairness needs a leg, its price then and the price now; of a refused amount it weighs the whole rest", () => {
    const { oddsNow: _, ...silent } = quote;
    const [leg] = bet.legs;
    for (const change of [
      { quote: silent },
      { bet: { ...bet, legs: [] } },
      { bet: { ...bet, legs: [{ ...leg!, odds: 0 }] } },
    ])
      expect(stateOf(change).fairness).toBeUndefined();
    expect(stateOf(typed("400")).fairness?.receive).toBe(359.55);
  });

  test("another rate, amount, answer or sight is another meaning; the time of the offer is none of it", () => {
    const changes = [quoted({ rate: 0.91 }), typed("251"), { attempt: worse(95_000) }, { inSight: false }, whole];
    expect(new Set(changes.map((change) => stateOf(change).meaning)).size).toBe(5);
    expect(stateOf(quoted({ at: 96_000 })).meaning).toBe(stateOf().meaning);
  });

  test.each<[string, Partial<SaleInput>]>([
    ["that has run out", { now: 200_000 }],
    ["that was asked for in vain", { isUnanswered: true }],
    ["for a bet that has not been read", { bet: undefined }],
  ])("an offer %s and stands again at the same rate is another meaning (CASH-03)", (_, change) => {
    const state = stateOf(change);
    expect(state.button.does).toBe("nothing");
    expect(state.meaning).not.toBe(stateOf().meaning);
  });

  test("the first 2 s in a frame end in what the button has shown all along", () => {
    const state = stateOf({ embedded: true, openedAt: 99_999, now: 100_000 });
    expect(state.button).toEqual({ does: "nothing", why: "arming" });
    expect(state.meaning).toBe(stateOf().meaning);
    expect(stateOf({ embedded: true, openedAt: 98_000 }).button.does).toBe("sell");
  });
});

test("time alone changes a sale when it is armed in a frame and when its offer goes out of date", () => {
  const turnsAt = (change: Partial<SaleInput>) => saleTurnsAt({ ...OPEN, ...change }, stateOf(change));
  expect(turnsAt({})).toBe(105_000);
  expect(turnsAt({ embedded: true, openedAt: 99_000 })).toBe(101_000);
  expect(turnsAt({ openedAt: 99_000 })).toBe(105_000);
  expect(turnsAt({ now: 105_000 })).toBeUndefined();
});

test.each([
  ["7", "2507"],
  ["Del", "25"],
  ["25%", "99"],
  ["Clear", ""],
  ["x", "250"],
])("the key %s makes %s of 250", (key, digits) => {
  expect(pressSaleKey(stateOf(), key)).toEqual({ whole: false, digits });
});

test("a share of less than one unit is no amount", () => {
  expect(pressSaleKey(stateOf(quoted({ max: 3 })), "25%")).toEqual({ whole: false, digits: "" });
});

test("Max is the whole of what may be cashed out, for one bet", () => {
  expect(pressSaleKey(stateOf(quoted({ max: 300 })), "Max")).toEqual({ whole: false, digits: "300" });
});

test("All is the whole rest, and a digit after it begins anew", () => {
  expect(pressSaleKey(stateOf(), "All")).toEqual({ whole: true });
  expect(pressSaleKey(stateOf(whole), "7")).toEqual({ whole: false, digits: "7" });
});

test.each([
  [0, { whole: false, digits: "" }],
  [250.4, { whole: false, digits: "250" }],
  [399, { whole: false, digits: "399" }],
  [399.5, { whole: true }],
  [400, { whole: true }],
] as const)("the slider at %s chooses %o of 399.50", (value, amount) => {
  expect(slideSale(stateOf(), value)).toEqual(amount);
});

/** Mostly values that let a cash-out through, and now and then each one that does not. */
const mostly = <Good, Bad>(good: Good, ...bad: Bad[]): fc.Arbitrary<Good | Bad> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: fc.constantFrom(...bad) });

const input: fc.Arbitrary<SaleInput> = fc
  .record({
    now: mostly(100_000, 104_999, 105_000, 200_000),
    openedAt: mostly(90_000, 99_000),
    embedded: fc.boolean(),
    inSight: mostly(true, false),
    account: mostly<string | undefined, string | undefined>("jason88", undefined),
    isUnanswered: mostly(false, true),
    attempt: mostly<CashOutAttempt, CashOutAttempt>(
      SALE_READY,
      { state: "submitting", entry },
      worse(95_000),
      worse(95_001),
      { state: "refused", entry, code: 4, said: "" },
      { state: "unknown", ...pending },
      { state: "sold", ...pending, back: 1, proof: "found" },
      { state: "notFound", entry, at: 96_000 },
    ),
    result: mostly(0, 2, 4),
    rate: fc.constantFrom(0.9, 0.000001, 2, 0, -1, Number.NaN),
    min: mostly(0, 300, Number.NaN),
    max: mostly<number | undefined, number>(undefined, 249.9, 0),
    amount: fc.constantFrom("250", "1", "", "400", "399", undefined),
  })
  .map(({ result, rate, min, max, amount, ...rest }) => ({
    ...OPEN,
    ...rest,
    quote: { ...quote, result, rate, min, ...(max !== undefined && { max }) },
    ...(amount === undefined ? whole : typed(amount)),
  }));

test("what the button would sell, the attempt takes with a tap, at the painted rate and within the bounds", () => {
  let sold = 0;
  fc.assert(
    fc.property(input, (one) => {
      const { button, receive, left, max, value } = saleState(one);
      if (button.does !== "sell") return;
      sold += 1;
      const { amount, rate, quotedAt } = button.order;
      const order = { ...entry, ref: "r2", amount, rate, at: one.now };
      const event = { type: "confirm", entry: order, press: { at: 900, paintedAt: 400 }, quotedAt } as const;
      expect(cashOutAfter(one.attempt, event).state).toBe("submitting");
      expect([amount, rate, receive]).toEqual([value, one.quote?.rate, Math.floor(amount * rate * 100 + 1e-6) / 100]);
      expect(amount > 0 && amount <= left && amount <= max && rate > 0).toBe(true);
      expect(one.now).toBeLessThan(105_000);
    }),
    { numRuns: 5_000 },
  );
  // the test is not vacuous
  expect(sold).toBeGreaterThan(100);
});

test("between two turns the passing of time changes nothing that a sale is", () => {
  fc.assert(
    fc.property(input, fc.integer({ min: 0, max: 60_000 }), (one, later) => {
      const turn = saleTurnsAt(one, saleState(one));
      const now = Math.min(one.now + later, turn === undefined ? Number.POSITIVE_INFINITY : turn - 1);
      expect(saleState({ ...one, now })).toEqual(saleState(one));
    }),
    { numRuns: 2_000 },
  );
});
