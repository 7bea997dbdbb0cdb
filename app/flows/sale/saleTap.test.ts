import { testApp } from "#app/application/testing/testApp.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type SaleInput, saleState } from "#app/domain/bets/saleState.ts";
import { type CashOutAttempt, SALE_READY } from "#app/domain/bets/cashOutAttempt.ts";
import { betOf } from "#app/flows/testing/lostBet.ts";
import { searchCashOutAgain, sell } from "./cashOut.ts";
import { tapSale } from "./saleTap.ts";

vi.mock("./cashOut.ts", () => ({ sell: vi.fn<typeof sell>(), searchCashOutAgain: vi.fn<typeof searchCashOutAgain>() }));

const NOW = Date.parse("2026-11-25T15:00:00Z");
const app = testApp();
const leave = vi.fn<() => void>();
const redraw = vi.fn<() => void>();

const entry = { ref: "r1", owner: "o", betId: "b1", amount: 40, rate: 0.9, at: NOW - 9_000, knownSales: [] };

/** 40 of a bet of 100, at 0.9, on an offer that is valid for 10 s from two seconds ago. */
const INPUT: SaleInput = {
  now: NOW,
  openedAt: NOW - 20_000,
  embedded: false,
  inSight: true,
  account: "jason88",
  bet: { ...betOf("b1"), sales: [{ id: "s0", amount: 10, back: 9, at: "2026-11-25T14:00:00Z" }] },
  quote: { result: 0, payment: 100, sold: 10, rate: 0.9, oddsNow: 2, expiresIn: 10_000, at: NOW - 2_000 },
  isUnanswered: false,
  agreed: undefined,
  attempt: SALE_READY,
  typed: { sold: 10, amount: { whole: false, digits: "40" } },
};

const PRESS = { at: 1_000, paintedAt: 0 };

const tap = (input: SaleInput, painted = saleState(input)): void =>
  tapSale(app, { input, painted, press: PRESS, leave, redraw });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.clearAllMocks();
});
afterEach(() => void vi.useRealTimers());

test("sells exactly what was painted, with since when it has stood", () => {
  tap(INPUT);
  expect(vi.mocked(sell)).toHaveBeenCalledExactlyOnceWith(app, {
    account: "jason88",
    betId: "b1",
    amount: 40,
    rate: 0.9,
    knownSales: ["s0"],
    quotedAt: NOW - 2_000,
    press: PRESS,
  });
  expect(redraw).not.toHaveBeenCalled();
});

test("sells nothing on an offer that has gone out of date since it was drawn, and draws anew", () => {
  const painted = saleState(INPUT);
  vi.advanceTimersByTime(9_000);
  tap(INPUT, painted);
  expect(vi.mocked(sell)).not.toHaveBeenCalled();
  expect(redraw).toHaveBeenCalledOnce();
});

test("sells nothing where another amount was painted than is known now", () => {
  tap(INPUT, saleState({ ...INPUT, typed: { sold: 10, amount: { whole: false, digits: "50" } } }));
  expect(vi.mocked(sell)).not.toHaveBeenCalled();
  expect(redraw).toHaveBeenCalledOnce();
});

test("looks again for a sale whose schedule has run out", () => {
  const attempt: CashOutAttempt = { state: "stillUnknown", entry, since: NOW - 130_000, lookedAt: NOW - 9_000 };
  tap({ ...INPUT, attempt });
  expect(vi.mocked(searchCashOutAgain)).toHaveBeenCalledExactlyOnceWith(app, entry);
  expect(leave).not.toHaveBeenCalled();
});

test("leaves the page of a sale that is looked for, and does nothing while one is under way", () => {
  tap({ ...INPUT, attempt: { state: "unknown", entry, since: NOW - 9_000, lookedAt: NOW - 9_000 } });
  expect(leave).toHaveBeenCalledOnce();
  tap({ ...INPUT, attempt: { state: "submitting", entry } });
  expect(leave).toHaveBeenCalledOnce();
  expect(vi.mocked(sell)).not.toHaveBeenCalled();
  expect(vi.mocked(searchCashOutAgain)).not.toHaveBeenCalled();
});
