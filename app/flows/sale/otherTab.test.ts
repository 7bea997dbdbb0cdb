import { afterEach, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { GAVE_WAY } from "#app/domain/bets/cashOutAttempt.ts";
import { openCashOuts, saleOf } from "#app/stores/cashOuts.ts";
import { useDialog } from "#app/stores/dialog.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { OTHER_TAB } from "#app/text/refusals.ts";
import { sell } from "./cashOut.ts";

afterEach(() => void vi.unstubAllGlobals());

/** The lock of a member's orders, held by another tab until `free` is called. */
function heldLock() {
  let free = (): void => undefined;
  const freed = new Promise<void>((done) => void (free = done));
  const request = async (_name: string, how: LockOptions, work: (lock: object | null) => unknown) => {
    if (how.ifAvailable === true) return work(null);
    await freed;
    return work({});
  };
  vi.stubGlobal("navigator", { locks: { request } });
  return { free: () => free() };
}

const turn = () => new Promise((done) => setTimeout(done, 5));

/** A cash-out that has just given way to another tab. */
async function gaveWay() {
  const { free } = heldLock();
  const app = testApp();
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  const invalidated = vi.spyOn(app.client, "invalidateQueries");
  const press = { at: 1_000, paintedAt: 0 };
  const offer = { betId: "b1", amount: 50, rate: 0.92, knownSales: [], quotedAt: app.now() };
  expect(sell(app, { account: "jason88", press, ...offer })).toBe(true);
  await turn();
  return { app, free, invalidated };
}

test("a cash-out gives way to another tab in the words of a bet, and its bet is read again once that tab has its answer", async () => {
  const { app, free, invalidated } = await gaveWay();
  expect(saleOf(app, "b1")).toMatchObject({ state: "refused", code: GAVE_WAY });
  expect(openCashOuts(ownerOf("jason88"))).toEqual([]);
  expect(useDialog.of(app).getState().content).toMatchObject({ kind: "betRefused", reason: OTHER_TAB });
  invalidated.mockClear();
  await turn();
  expect(invalidated).not.toHaveBeenCalled();
  free();
  await turn();
  expect(invalidated).toHaveBeenCalled();
});

test("nothing is read again once that tab has its answer where the member has left", async () => {
  const { app, free, invalidated } = await gaveWay();
  useSession.of(app).setState({ phase: "visitor", account: undefined });
  invalidated.mockClear();
  free();
  await turn();
  expect(invalidated).not.toHaveBeenCalled();
});
