import { expect, test } from "vitest";
import { callerOf } from "#mocks/testing/caller.ts";
import { createWorld } from "#mocks/world/world.ts";

interface Days {
  readonly Data: readonly { readonly Date: string; readonly Count: number; readonly WinLose: number }[];
}

test("members of a demo have a past: settled days behind, three open bets, and the balance as it was", async () => {
  const world = createWorld({ size: "demo", seed: 7, history: true });
  const caller = await callerOf(world, "jason88");
  const range = { from: "2026-10-22", to: "2026-11-21" };
  const first = await caller.get<Days>("/api/bet/getSettleBetDates", range);
  expect(first.Data.length).toBeGreaterThan(12);
  expect(first.Data.some(({ WinLose }) => WinLose > 0)).toBe(true);
  expect(await caller.get("/api/bet/getSettleBetDates", range)).toEqual(first);
  const open = await caller.get<{ Data: { Count: number } }>("/api/bet/GetUnSettleBetList");
  expect(open.Data.Count).toBe(3);
  expect(world.members.get("jason88")?.cents).toBe(1_248_050);
  const again = await callerOf(createWorld({ size: "demo", seed: 7, history: true }), "jason88");
  expect(await again.get("/api/bet/getSettleBetDates", range)).toEqual(first);
});

test("a world without a history has none", async () => {
  const caller = await callerOf(createWorld({ size: "demo" }), "jason88");
  expect(await caller.get("/api/bet/getSettleBetDates", { from: "2026-11-01", to: "2026-11-21" })).toEqual({
    Code: 0,
    Data: [],
  });
});
