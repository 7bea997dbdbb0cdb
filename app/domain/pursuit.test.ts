import { describe, expect, test } from "vitest";
import { type BetCashOut } from "./bets/bet.ts";
import {
  type CashOutAttempt,
  cashOutAfter,
  type CashOutEntry,
  cashOutInDoubt,
  nextSaleLook,
  SALE_READY,
} from "./bets/cashOutAttempt.ts";
import { mayConfirm } from "./pursuit.ts";
import { type Attempt, attemptAfter, isOpen, type JournalEntry, nextLookUp, READY } from "./slip/attempt.ts";

const NOW = 1_000_000;

/** One order in the terms of the test; times in ms after the tap. */
interface Told {
  readonly state: string;
  readonly nextLook: number | undefined;
  readonly isOpen: boolean;
}

/** What happens to an order of either kind, in the same terms. */
interface Script {
  tap: (more?: {
    readonly ref?: string;
    readonly at?: number;
    readonly quotedAt?: number;
    readonly still?: number;
  }) => Script;
  lose: (at: number) => Script;
  look: (at: number, finds: number) => Script;
  fail: (at: number) => Script;
  resume: (at: number) => Script;
  told: () => Told;
}

const after = (due: number | undefined): number | undefined => (due === undefined ? undefined : due - NOW);

function betScript(attempt: Attempt = READY): Script {
  const quote = (at: number) => ({
    sportId: 1,
    matchId: 5,
    marketId: 1,
    couId: 7,
    betPos: 1,
    stage: "today" as const,
    hdp: "0.5",
    outLevel: 0,
    odds: 1.9,
    oddsStyle: 2 as const,
    gameId: 3,
    ticketId: "t",
    bonus: false,
    at,
  });
  const entryOf = (ref: string, at: number, quotedAt: number): JournalEntry => ({
    ref,
    account: "a",
    kind: "single",
    quotes: [quote(quotedAt)],
    stake: 100,
    payment: 100,
    combCount: 1,
    at,
    knownIds: [],
  });
  const next = (...events: readonly Parameters<typeof attemptAfter>[1][]) =>
    betScript(events.reduce(attemptAfter, attempt));
  const ref = attempt.state === "ready" ? "" : attempt.entry.ref;
  return {
    tap: ({ ref: own = "r1", at = 0, quotedAt = at - 1, still = 500 } = {}) =>
      next({
        type: "confirm",
        entry: entryOf(own, NOW + at, NOW + quotedAt),
        press: { at: NOW + at, paintedAt: NOW + at - still },
      }),
    lose: (at) => next({ type: "lost", ref, at: NOW + at }),
    look: (at, finds) => {
      const ids = ["b1", "b2"].slice(0, finds);
      const [betId = ""] = ids;
      const found = finds === 1 ? { found: "one" as const, betId } : { found: "duplicate" as const, betIds: ids };
      const match = finds === 0 ? { found: "none" as const } : found;
      return next(
        { type: "lookUp", ref, at: NOW + at },
        { type: "looked", ref, match, at: NOW + at, readAt: NOW + at },
      );
    },
    fail: (at) => next({ type: "lookUp", ref, at: NOW + at }, { type: "lookFailed", ref, at: NOW + at }),
    resume: (at) => next({ type: "resume", entry: entryOf("r0", NOW, NOW), at: NOW + at }),
    told: () => ({ state: attempt.state, nextLook: after(nextLookUp(attempt)), isOpen: isOpen(attempt) }),
  };
}

function saleScript(attempt: CashOutAttempt = SALE_READY): Script {
  const entryOf = (ref: string, at: number): CashOutEntry => ({
    ref,
    owner: "a",
    betId: "88",
    amount: 50,
    rate: 0.92,
    at,
    knownSales: [],
  });
  const sale = (id: string): BetCashOut => ({ id, amount: 50, back: 46, at: "" });
  const next = (event: Parameters<typeof cashOutAfter>[1]) => saleScript(cashOutAfter(attempt, event));
  const ref = attempt.state === "ready" ? "" : attempt.entry.ref;
  return {
    tap: ({ ref: own = "r1", at = 0, quotedAt = at - 1, still = 500 } = {}) =>
      next({
        type: "confirm",
        entry: entryOf(own, NOW + at),
        press: { at: NOW + at, paintedAt: NOW + at - still },
        quotedAt: NOW + quotedAt,
      }),
    lose: (at) => next({ type: "lost", ref, at: NOW + at }),
    look: (at, finds) =>
      next({ type: "looked", ref, sales: ["s1", "s2"].slice(0, finds).map(sale), at: NOW + at, readAt: NOW + at }),
    fail: (at) => next({ type: "lookFailed", ref, at: NOW + at }),
    resume: (at) => next({ type: "resume", entry: entryOf("r0", NOW), at: NOW + at }),
    told: () => ({
      state: attempt.state === "sold" ? "accepted" : attempt.state,
      nextLook: after(nextSaleLook(attempt)),
      isOpen: !cashOutInDoubt(attempt) && attempt.state !== "sold",
    }),
  };
}

describe.each([
  ["a bet", () => betScript()],
  ["a cash-out", () => saleScript()],
] as const)("%s", (_, fresh) => {
  test("is started by a tap on what has stood for 500 ms, once a ref", () => {
    expect(fresh().tap({ still: 499 }).told().state).toBe("ready");
    expect(fresh().tap({ ref: "" }).told().state).toBe("ready");
    const sending = fresh().tap();
    expect(sending.told()).toEqual({ state: "submitting", nextLook: undefined, isOpen: false });
    expect(sending.tap({ ref: "r2", at: 9_000 }).told()).toEqual(sending.told());
  });

  test("is looked for at 1, 2, 4, 8, 15, 30, 60 and 120 s, and called missing by the last look and no other", () => {
    let order = fresh().tap().lose(0);
    const looks: number[] = [];
    for (let due = order.told().nextLook; due !== undefined; due = order.told().nextLook) {
      expect(order.told()).toMatchObject({ state: "unknown", isOpen: false });
      looks.push(due / 1000);
      order = order.look(due, 0);
    }
    expect(looks).toEqual([1, 2, 4, 8, 15, 30, 60, 120]);
    expect(order.told()).toMatchObject({ state: "notFound", isOpen: true });
    expect(fresh().tap().lose(0).look(1_000, 0).look(119_999, 0).told().state).toBe("unknown");
  });

  test("is looked for once more where a frozen page has read the records only once: the last look is 60 s or more after the first", () => {
    const late = fresh().tap().lose(0).look(200_000, 0);
    expect(late.told()).toEqual({ state: "unknown", nextLook: 260_000, isOpen: false });
    expect(late.look(259_999, 0).told()).toMatchObject({ state: "unknown", nextLook: 260_000 });
    expect(late.look(260_000, 0).told()).toMatchObject({ state: "notFound", nextLook: undefined });
    const failed = fresh().tap().lose(0).fail(200_000);
    expect(failed.told()).toEqual({ state: "unknown", nextLook: 260_000, isOpen: false });
    expect(failed.fail(260_000).told()).toMatchObject({ state: "stillUnknown", nextLook: undefined });
  });

  test("that was called missing takes only a new tap on a newer price", () => {
    const missing = fresh().tap().lose(0).look(60_000, 0).look(120_000, 0);
    expect(missing.tap({ at: 130_000, quotedAt: 120_001 }).told().state).toBe("notFound");
    expect(missing.tap({ ref: "r2", at: 130_000, quotedAt: 119_999 }).told().state).toBe("notFound");
    expect(missing.tap({ ref: "r2", at: 130_000, quotedAt: 120_001 }).told().state).toBe("submitting");
  });

  test("whose records cannot be read stays in doubt, also when the member has looked in vain", () => {
    const failed = fresh().tap().lose(0).fail(1_000);
    expect(failed.told()).toEqual({ state: "unknown", nextLook: 2_000, isOpen: false });
    const still = failed.fail(120_000);
    expect(still.told()).toEqual({ state: "stillUnknown", nextLook: undefined, isOpen: false });
    expect(still.tap({ ref: "r2", at: 130_000 }).told().state).toBe("stillUnknown");
    expect(still.fail(130_000).told().state).toBe("stillUnknown");
    expect(still.look(140_000, 1).told().state).toBe("accepted");
    expect(still.look(140_000, 0).told().state).toBe("notFound");
  });

  test("is found by any look, once or twice", () => {
    const lost = fresh().tap().lose(0);
    expect(lost.look(1_000, 1).told()).toMatchObject({ state: "accepted", nextLook: undefined });
    expect(lost.look(1_000, 2).told()).toMatchObject({ state: "accepted", nextLook: undefined });
  });

  test("of an earlier page is in doubt, from the moment at which it is taken up", () => {
    expect(fresh().resume(5_000).told()).toEqual({ state: "unknown", nextLook: 6_000, isOpen: false });
    expect(fresh().tap().resume(5_000).told().state).toBe("submitting");
  });
});

test("a tap counts only if each of its prices is newer than what made older ones worthless", () => {
  const tap = { ref: "r2", usedRef: "r1", press: { at: 2_000, paintedAt: 1_500 }, newerThan: 1_000 };
  expect(mayConfirm({ ...tap, quotedAt: [1_001, 1_200] })).toBe(true);
  expect(mayConfirm({ ...tap, quotedAt: [1_200, 1_000] })).toBe(false);
  expect(mayConfirm({ ...tap, quotedAt: [1_000, 1_200] })).toBe(false);
  expect(mayConfirm({ ...tap, quotedAt: [] })).toBe(false);
});
