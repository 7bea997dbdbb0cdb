import { describe, expect, test } from "vitest";
import { type Attempt, READY } from "./attempt.ts";
import { type SlipInput, type SlipLeg } from "./slipInput.ts";
import { type SlipButton, slipState, slipTurnsAt } from "./slipState.ts";
import { entryOf, legOf, PARLAY, pickOf, quoteOf, SINGLE } from "./testing/slips.ts";

type Change = Partial<SlipInput>;

const pick = pickOf(5);
const withLeg = (more: Partial<SlipLeg>): Change => ({ legs: [legOf(pick, more)] });
const withQuote = (odds: number, more: Partial<SlipLeg["quote"]> = {}): Change =>
  withLeg({ quote: quoteOf(pick, { odds, ...more }) });
const withStatus = (status: number): Change => withLeg({ ticket: { odds: 1.95, status, minParlay: 2 } });
const withMember = (more: Partial<SlipInput["member"]>): Change => ({ member: { ...SINGLE.member!, ...more } });
const noted = (code: number): SlipInput["block"] => ({ code, said: "Said.", at: 99_000 });
const entry = entryOf();
const pending = { entry, since: 99_000, lookedAt: 99_000 };
const elsewhere = { ...pending, entry: entryOf([pickOf(9)]) };
const buttonOf = (change: Change, base = SINGLE): SlipButton => slipState({ ...base, ...change }).button;

test("a slip with every gate open places exactly what is on the screen", () => {
  const state = slipState(SINGLE);
  expect(state).toMatchObject({ area: "keypad", asks: false, locked: false, said: "", list: undefined });
  expect(state.stake).toEqual({
    total: 100,
    sums: { payment: 100, back: 195, win: 95 },
    totalOdds: undefined,
    count: 1,
    refusal: undefined,
    isShort: false,
    wrong: undefined,
  });
  expect(state.button).toEqual({
    does: "place",
    order: {
      kind: "single",
      selections: [pick],
      quotes: [quoteOf(pick)],
      stake: 100,
      payment: 100,
      back: 195,
      account: "jason88",
      currency: "THB",
      autoAccept: 0,
    },
  });
});

describe("a claim of the token", () => {
  const unknown = { loggedIn: false, member: undefined };

  test("paused shuts the slip while the member is unknown, and gives way to the server's word (spec §3)", () => {
    expect(slipState({ ...SINGLE, ...unknown, claimed: { paused: true } }).area).toBe("notAllowed");
    expect(slipState({ ...SINGLE, claimed: { paused: true } }).area).toBe("keypad");
  });

  test("not paused opens nothing (SES-12)", () => {
    expect(buttonOf({ ...unknown, claimed: { paused: false } })).toEqual(buttonOf(unknown));
    expect(buttonOf({ ...withMember({ paused: true }), claimed: { paused: false } })).toEqual({ does: "close" });
  });
});

describe("in place of the keys", () => {
  test.each<[string, Change, SlipButton]>([
    ["updating", withStatus(7), { does: "wait", why: "updating" }],
    ["updating", { failure: { kind: "envelope", code: 18, said: "" } }, { does: "wait", why: "updating" }],
    ["forbidden", { failure: { kind: "envelope", code: 19, said: "" } }, { does: "close" }],
    ["closed", withStatus(0), { does: "close" }],
    ["closed", withLeg({ over: true }), { does: "close" }],
    ["closed", { failure: { kind: "envelope", code: 1, said: "" } }, { does: "close" }],
    ["recharge", { block: noted(9) }, { does: "recharge" }],
    ["recharge", { block: noted(7), embedded: true }, { does: "close" }],
    ["notAllowed", withMember({ paused: true }), { does: "close" }],
    ["notAllowed", { block: noted(15) }, { does: "close" }],
    ["blockedCountry", { barred: { code: 8, said: "" } }, { does: "close" }],
    ["checking", { attempts: [READY, { state: "unknown", ...pending }] }, { does: "close" }],
    ["checking", { attempts: [{ state: "reconciling", ...pending }] }, { does: "close" }],
    ["stillUnknown", { attempts: [{ state: "stillUnknown", ...pending }] }, { does: "lookAgain" }],
    ["notFound", { attempts: [{ state: "notFound", entry, at: 99_000 }] }, { does: "close" }],
    [
      "asked",
      { attempts: [READY, { state: "asked", ...pending, bets: [], alone: true, taken: false }] },
      { does: "showAsked" },
    ],
  ])("%s: %o", (area, change, button) => {
    const state = slipState({ ...SINGLE, ...change });
    expect(state.area).toBe(area);
    expect(state.button).toEqual(button);
    expect(state.meaning).toBe(area);
  });

  test("what the server says of it, the whole site before the price before the last bet", () => {
    const failure = { kind: "http", code: -503, said: "Busy." };
    const saidOf = (change: Change) => slipState({ ...SINGLE, ...change }).said;
    expect(saidOf({ block: noted(9) })).toBe("Said.");
    expect(saidOf({ block: noted(9), failure })).toBe("Busy.");
    expect(saidOf({ block: noted(9), failure: { ...failure, said: "" } })).toBe("Said.");
    expect(saidOf({ block: noted(9), failure, barred: { code: 8, said: "" } })).toBe("");
  });

  test("a later price lifts what was about the market, in every leg, and nothing about the member", () => {
    const before = { code: 18, said: "", at: 94_999 };
    expect(slipState({ ...SINGLE, block: before }).area).toBe("keypad");
    expect(slipState({ ...SINGLE, block: { ...before, at: 95_000 } }).area).toBe("updating");
    expect(slipState({ ...SINGLE, block: { ...before, code: 9 } }).area).toBe("recharge");
    const legs = PARLAY.legs.with(1, { ...PARLAY.legs[1]!, quote: undefined });
    expect(slipState({ ...PARLAY, block: before }).area).toBe("keypad");
    expect(slipState({ ...PARLAY, legs, block: before }).area).toBe("updating");
  });
});

/** One broken gate each, in the order in which the button checks them. */
const broken: [SlipButton, Change][] = [
  [{ does: "wait", why: "placing" }, { attempts: [{ state: "submitting", entry }] }],
  [{ does: "logIn" }, { loggedIn: false }],
  // the bet of another slip is on its way: only one is sent at a time
  [{ does: "wait", why: "placing" }, { attempts: [READY, { state: "submitting", entry: elsewhere.entry }] }],
  [{ does: "wait", why: "arming" }, { openedAt: 98_001 }],
  [{ does: "wait", why: "arming" }, { openedAt: Number.NaN }],
  [{ does: "wait", why: "reading" }, { readingBets: true }],
  [{ does: "wait", why: "noAnswer" }, { failure: { kind: "http", code: -503, said: "" } }],
  [{ does: "wait", why: "noAnswer" }, { failure: { kind: "network", code: -2, said: "" } }],
  [{ does: "wait", why: "asking" }, withLeg({ quote: undefined })],
  [{ does: "wait", why: "asking" }, withLeg({ quote: undefined, ticket: undefined, answered: false })],
  [{ does: "wait", why: "asking" }, withQuote(1.95, { at: 79_999 })],
  [{ does: "wait", why: "asking" }, withQuote(1.95, { at: Number.NaN })],
  [{ does: "wait", why: "asking" }, { attempts: [{ state: "ready", freshAfter: 95_000, lastRef: "r1" }] }],
  [{ does: "wait", why: "asking" }, { attempts: [{ state: "notFound", entry: elsewhere.entry, at: 95_000 }] }],
  [{ does: "nothing", why: "covered" }, { inSight: false }],
  [{ does: "nothing", why: "nothingSelected" }, { legs: [legOf(pick), legOf(pickOf(6))] }],
  [{ does: "nothing", why: "memberUnknown" }, { member: undefined }],
  [{ does: "nothing", why: "bettingBlocked" }, { block: noted(99) }],
  [{ does: "nothing", why: "underWay" }, { attempts: [{ state: "unknown", ...elsewhere }] }],
  [{ does: "nothing", why: "underWay" }, { attempts: [{ state: "accepted", ...pending, betIds: [], proof: "found" }] }],
  [{ does: "nothing", why: "empty" }, { amount: "" }],
  [{ does: "nothing", why: "limitsUnknown" }, { limits: undefined }],
  [{ does: "nothing", why: "limitsUnknown" }, { limits: { min: 10, max: null } }],
  [{ does: "nothing", why: "limitsUnknown" }, { limits: { min: null, max: 50_000 } }],
  [{ does: "nothing", why: "belowMin" }, { amount: "9" }],
  [{ does: "nothing", why: "aboveMax" }, { amount: "50001" }],
  [{ does: "nothing", why: "noPrice" }, withQuote(0)],
  [{ does: "nothing", why: "noPrice" }, withQuote(1.5, { oddsStyle: 1 })],
  [{ does: "nothing", why: "balanceUnknown" }, withMember({ balance: null })],
  [{ does: "nothing", why: "balanceUnknown" }, withMember({ balance: -5 })],
  [{ does: "deposit", payment: 100 }, withMember({ balance: 99.99 })],
];

describe("beside the keys", () => {
  test.each(broken)("%o: %o", (button, change) => {
    expect(buttonOf(change)).toEqual(button);
  });

  test("without a selection nothing is placed", () => {
    expect(buttonOf({ legs: [] })).toEqual({ does: "nothing", why: "nothingSelected" });
  });

  test("of two broken gates the first is told, and no two of them make a bet", () => {
    const pairs = broken.flatMap(([button, change], place) =>
      broken
        .slice(place + 1)
        .filter(([, later]) => !Object.keys(change).some((name) => name in later))
        .map(([, later]) => [button, { ...later, ...change }] as const),
    );
    expect(pairs.map(([, both]) => buttonOf(both))).toEqual(pairs.map(([button]) => button));
  });

  test("a price may be bet on to the end of its life, and from 2 s after the opening", () => {
    expect(buttonOf(withQuote(1.95, { at: 80_000 })).does).toBe("place");
    expect([100_000, 101_999, 102_000].map((now) => buttonOf({ now, openedAt: 100_000 }).does)).toEqual([
      "wait",
      "wait",
      "place",
    ]);
  });

  test("a lost refresh leaves the last price standing on the screen, and nothing is placed on it", () => {
    const lost = slipState({ ...SINGLE, failure: { kind: "timeout", code: -2, said: "" } });
    expect(lost.legs[0]?.price).toEqual({ odds: 1.95, hdp: "2.5", oddsStyle: 2, outLevel: 0 });
    expect(lost.button).toEqual({ does: "wait", why: "noAnswer" });
  });

  test("an outright is not closed by its flags", () => {
    const runner = pickOf(5, { marketId: 100, odds: 6, orId: 5, minParlay: 0 });
    const legs = [legOf(runner, { ticket: { odds: 6, status: 0, minParlay: 0 } })];
    expect(buttonOf({ kind: "outright", legs })).toMatchObject({
      does: "place",
      order: { kind: "outright", back: 600 },
    });
  });

  test("a negative price deducts less than the amount, and the balance is held against that", () => {
    const malay = pickOf(5, { oddsStyle: 1, odds: -0.5, marketId: 1 });
    const legs = [legOf(malay)];
    expect(buttonOf({ legs, ...withMember({ balance: 50 }) })).toMatchObject({
      does: "place",
      order: { stake: 100, payment: 50, back: 150 },
    });
    expect(buttonOf({ legs, ...withMember({ balance: 49.99 }) })).toEqual({ does: "deposit", payment: 50 });
  });
});

describe("a moved price", () => {
  test.each([
    ["better", 2.0, 0, true],
    ["better", 2.0, 1, false],
    ["worse", 1.9, 1, true],
    ["worse", 1.9, 2, false],
  ] as const)("that is %s (%d) under auto-accept %d asks first: %s", (move, odds, autoAccept, asks) => {
    const state = slipState({ ...SINGLE, ...withQuote(odds), autoAccept });
    expect(state.asks).toBe(asks);
    expect(state.legs[0]).toMatchObject({ move, price: { odds }, before: { odds: 1.95 } });
    expect(state.button).toMatchObject({ does: "place", order: { quotes: [{ odds }], autoAccept } });
  });

  test("a moved line always asks", () => {
    const state = slipState({ ...SINGLE, ...withQuote(1.95, { hdp: "3" }), autoAccept: 2 });
    expect(state).toMatchObject({ asks: true, legs: [{ move: "line", before: { hdp: "2.5" }, price: { hdp: "3" } }] });
  });

  test("the answer of a bet that named a new price stands in for an older ticket, and gives way to a newer", () => {
    const repriced: Attempt = {
      state: "repriced",
      entry,
      quotes: [quoteOf(pick, { odds: 1.8, at: 96_000 })],
      at: 96_000,
    };
    const priceOf = (change: Change) => slipState({ ...SINGLE, attempts: [repriced], ...change }).legs[0]?.price.odds;
    expect(priceOf({})).toBe(1.8);
    expect(priceOf(withLeg({ quote: undefined }))).toBe(1.8);
    expect(priceOf(withQuote(1.85, { at: 97_000 }))).toBe(1.85);
    expect(priceOf({ attempts: [{ ...repriced, entry: elsewhere.entry }] })).toBe(1.95);
    expect(buttonOf({ attempts: [repriced] })).toMatchObject({ does: "place", order: { quotes: [{ odds: 1.8 }] } });
  });
});

describe("what is said of the amount", () => {
  test.each<[string | undefined, Change]>([
    [undefined, {}],
    [undefined, { amount: "" }],
    ["belowMin", { amount: "9" }],
    ["aboveMax", { amount: "50001" }],
    ["overBalance", { amount: "1001" }],
    [undefined, { amount: "9", loggedIn: false }],
    [undefined, { amount: "9", kind: "parlay" }],
  ])("%s: %o", (wrong, change) => {
    expect(slipState({ ...SINGLE, ...change }).stake.wrong).toBe(wrong);
  });
});

describe("the meaning of a tap", () => {
  const meaningOf = (change: Change) => slipState({ ...SINGLE, ...change }).meaning;

  test("Close means the same from one look for a lost bet to the next, and takes every tap", () => {
    expect(meaningOf({ attempts: [{ state: "reconciling", ...pending }] })).toBe(
      meaningOf({ attempts: [{ state: "unknown", ...pending }] }),
    );
  });

  test.each<[string, Change]>([
    ["price", withQuote(1.96)],
    ["line", withQuote(1.95, { hdp: "3" })],
    ["bonus", withQuote(1.95, { bonus: true })],
    ["amount", { amount: "50" }],
    ["consent", { ...withQuote(1.96), autoAccept: 1 }],
    ["last answer", { attempts: [{ state: "refused", entry, why: "1" }] }],
    ["login", { loggedIn: false }],
    ["deposit", withMember({ balance: 1 })],
    ["sight", { inSight: false }],
    ["area", withStatus(0)],
  ])("another %s is another meaning (BET-09)", (_, change) => {
    expect(meaningOf(change)).not.toBe(meaningOf({}));
  });

  test("a price and a line that read the same side by side are another meaning than another such pair", () => {
    const at = (odds: number, hdp: string) => meaningOf({ legs: [legOf(pickOf(5, { odds, hdp }))] });
    expect(at(1.9, "5")).not.toBe(at(1.95, ""));
  });

  test("the wait for the first 2 s and for a newer price is none of it", () => {
    expect(meaningOf({ openedAt: 99_999 })).toBe(meaningOf({}));
    expect(meaningOf(withQuote(1.95, { at: 1 }))).toBe(meaningOf({}));
  });
});

test("time alone changes a slip when it is armed and when a price grows too old", () => {
  const turnsAt = (change: Change) => {
    const input = { ...SINGLE, ...change };
    return slipTurnsAt(input, slipState(input));
  };
  expect(turnsAt({ openedAt: 99_000 })).toBe(101_000);
  expect(turnsAt({})).toBe(115_001);
  expect(turnsAt({ now: 115_001 })).toBeUndefined();
  expect(turnsAt({ ...withLeg({ quote: undefined }), now: 100_000 })).toBeUndefined();
});
