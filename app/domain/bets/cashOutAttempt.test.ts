import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  matchCashOut,
  nextSaleLook,
  SALE_READY,
  type CashOutAttempt,
  cashOutAfter,
  type CashOutEntry,
  type CashOutEvent,
  cashOutInDoubt,
} from "./cashOutAttempt.ts";

const entry = (over: Partial<CashOutEntry> = {}): CashOutEntry => ({
  ref: "r1",
  owner: "o",
  betId: "88",
  amount: 250,
  rate: 0.92,
  at: 10_000,
  knownSales: ["s0"],
  ...over,
});
const confirm = (over: Partial<CashOutEntry> = {}, paintedAt = 0, quotedAt = 9_000): CashOutEvent => ({
  type: "confirm",
  entry: entry(over),
  press: { at: over.at ?? 10_000, paintedAt },
  quotedAt,
});
const run = (...events: CashOutEvent[]): CashOutAttempt => events.reduce(cashOutAfter, SALE_READY);
const sale = (id: string, amount = 250, back = 230) => ({ id, amount, back, at: "2026-11-21T09:30:00Z" });

describe("a tap on sell", () => {
  test("starts one sale", () => expect(run(confirm()).state).toBe("submitting"));
  test("does nothing while one is under way", () => {
    const first = run(confirm());
    expect(cashOutAfter(first, confirm({ ref: "r2" }))).toBe(first);
  });
  test("does nothing on an offer that stood for less than 500 ms", () =>
    expect(run(confirm({}, 9_501)).state).toBe("ready"));
  test("is the only thing that the first attempt heeds, but for an open entry of an earlier page", () => {
    for (const type of ["lost", "lookFailed"] as const)
      expect(cashOutAfter(SALE_READY, { type, ref: "r1", at: 10_500 })).toBe(SALE_READY);
  });
  test("does nothing while the outcome of the last is not known", () => {
    const lost = run(confirm(), { type: "lost", ref: "r1", at: 10_500 });
    expect(cashOutAfter(lost, confirm({ ref: "r2", at: 99_000 }))).toBe(lost);
  });
});

describe("the answer", () => {
  test("code 3 asks for a new tap on a newer offer", () => {
    const worse = run(confirm(), { type: "worse", ref: "r1", rate: 0.9, at: 10_500 });
    expect(cashOutAfter(worse, confirm({ ref: "r2", at: 20_000 }, 0, 10_499))).toBe(worse);
    expect(cashOutAfter(worse, confirm({ ref: "r2", at: 20_000 }, 0, 10_500)).state).toBe("submitting");
  });
  test("of another tap changes nothing", () => {
    const sending = run(confirm());
    expect(cashOutAfter(sending, { type: "sold", ref: "other", back: 1, at: 0 })).toBe(sending);
  });
  test("sold is proven by the record", () => {
    const sold = run(
      confirm(),
      { type: "sold", ref: "r1", back: 230, at: 10_100 },
      { type: "looked", ref: "r1", sales: [sale("s0"), sale("s1")], at: 10_200, readAt: 10_200 },
    );
    expect(sold).toMatchObject({ state: "sold", proof: "found", back: 230 });
  });
  test("two sales for one tap are told", () => {
    const sold = run(
      confirm(),
      { type: "sold", ref: "r1", back: 230, at: 10_100 },
      { type: "looked", ref: "r1", sales: [sale("s1"), sale("s2")], at: 10_200, readAt: 10_200 },
    );
    expect(sold).toMatchObject({ state: "sold", proof: "twice", back: 460 });
  });
});

describe("a lost answer", () => {
  const lost = run(confirm(), { type: "lost", ref: "r1", at: 10_000 });
  test("is looked for at 1, 2, 4 … 120 s", () => {
    expect(nextSaleLook(lost)).toBe(11_000);
    const again = cashOutAfter(lost, { type: "looked", ref: "r1", sales: [sale("s0")], at: 11_000, readAt: 11_000 });
    expect(nextSaleLook(again)).toBe(12_000);
  });
  test("is sold once the record shows it", () =>
    expect(
      cashOutAfter(lost, { type: "looked", ref: "r1", sales: [sale("s1")], at: 12_000, readAt: 12_000 }),
    ).toMatchObject({
      state: "sold",
      proof: "found",
      back: 230,
    }));
  const looked = cashOutAfter(lost, { type: "looked", ref: "r1", sales: [], at: 70_000, readAt: 70_000 });
  test("is not found after two minutes without it", () =>
    expect(cashOutAfter(looked, { type: "looked", ref: "r1", sales: [], at: 130_000, readAt: 130_000 }).state).toBe(
      "notFound",
    ));
  test("stays unknown when the record cannot be read", () =>
    expect(cashOutAfter(looked, { type: "lookFailed", ref: "r1", at: 130_000 }).state).toBe("stillUnknown"));
  test("cannot be waved away", () => expect(cashOutAfter(lost, { type: "dismiss", ref: "r1" })).toBe(lost));
});

test("a sale of another amount is another sale", () => expect(matchCashOut(entry(), [sale("s1", 249)])).toEqual([]));

test("whatever happens, a sale in doubt is left only by an answer or a look", () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom<CashOutEvent>(confirm({ ref: "r2" }), { type: "dismiss", ref: "r1" }), {
        maxLength: 20,
      }),
      (events) => {
        const lost = run(confirm(), { type: "lost", ref: "r1", at: 10_000 });
        expect(cashOutInDoubt(events.reduce(cashOutAfter, lost))).toBe(true);
      },
    ),
  ));
