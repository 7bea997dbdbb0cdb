import { expect, test } from "vitest";
import { earliestDay } from "#app/domain/time/dateRange.ts";
import { reportDay } from "#app/domain/time/dates.ts";
import { figuresOf } from "#app/domain/figures/figures.ts";
import { recordOf as readRecord, type WireRecord } from "#app/domain/vectors/wireRecords.ts";
import { soldCents } from "#mocks/ledger/bet.ts";
import { callerOf } from "#mocks/testing/caller.ts";
import { createWorld } from "#mocks/world/world.ts";

interface DayReply {
  readonly Data: readonly { readonly Date: string; readonly Bets: readonly WireRecord[] }[];
}

test("FIG-02, FIG-03, FIG-06: figures over two months are what the ledger has, over 2,000 bets", async () => {
  let bets = 0;
  for (let seed = 1; bets < 2_000 && seed < 60; seed++) {
    const world = createWorld({ size: "demo", seed, history: true });
    const caller = await callerOf(world, "jason88");
    const to = reportDay(world.clock.now());
    const from = earliestDay(to);
    const { Data } = await caller.get<DayReply>("/api/bet/GetSettleBetLists", { language: "en-US", from, to });
    const days = Data.map(({ Date: day, Bets }) => ({ day, bets: Bets.map(readRecord) }));
    const { total } = figuresOf({ days, from, to, journal: [] });
    const ids = new Set(days.flatMap((day) => day.bets.map(({ id }) => id)));
    const kept = [...world.shelf.of("jason88")].filter(({ id }) => ids.has(id));
    const brought = kept.map((bet) => {
      const sales = bet.sales.reduce((sum, { backCents }) => sum + backCents, 0) - soldCents(bet);
      return sales + (bet.status === 2 ? (bet.netCents ?? 0) + (bet.bonusCents ?? 0) : 0);
    });
    const settled = kept.filter(({ status }) => status === 2);
    expect(Math.round(total.net * 100)).toBe(brought.reduce((sum, cents) => sum + cents, 0));
    expect(Math.round(total.turnover * 100)).toBe(settled.reduce((sum, { paymentCents }) => sum + paymentCents, 0));
    expect([total.bets, total.voided]).toEqual([settled.length, kept.length - settled.length]);
    bets += kept.length;
  }
  expect(bets).toBeGreaterThanOrEqual(2_000);
}, 60_000);
