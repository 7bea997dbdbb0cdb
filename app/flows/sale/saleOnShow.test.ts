import { beforeEach, describe, expect, test } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { type CashOutAttempt } from "#app/domain/bets/cashOutAttempt.ts";
import { dispatchCashOut, saleOf } from "#app/stores/cashOuts.ts";
import { useDialog } from "#app/stores/dialog.ts";
import { showSale, showSaleRefused } from "./saleOnShow.ts";

const app = testApp();
const entry = { ref: "r1", owner: "o", betId: "b1", amount: 50, rate: 0.92, at: 10_000, knownSales: [] };
const pending = { entry, since: 10_000, lookedAt: 10_000 };
const told = () => useDialog.of(app).getState().content;

beforeEach(() => useDialog.of(app).setState({ content: undefined, waiting: [] }));

describe("what a closed cash-out is told", () => {
  const refused = (code: number, said = "") => ({ state: "refused", entry, code, said }) as const;

  test.each<readonly [string, CashOutAttempt, object]>([
    ["a failure", refused(1), { reason: { message: expect.stringMatching("^The cash-out failed.") } }],
    ["a line that is gone", refused(2), { reason: { message: "Cash-out is not available on this bet" } }],
    ["a closed market", refused(4), { reason: { message: expect.stringMatching("^Cash-out was suspended") } }],
    ["the server's words", refused(0, "No"), { said: "No" }],
    [
      "a worse offer",
      { state: "worse", entry, rate: 0.9, at: 1 },
      { reason: { message: expect.stringMatching("was not sent or not accepted") } },
    ],
    [
      "not found",
      { state: "notFound", entry, at: 1 },
      { title: { message: "The cash-out is not in the bet’s record" } },
    ],
    [
      "not confirmed",
      { state: "stillUnknown", ...pending },
      { title: { message: "We could not confirm your cash-out" } },
    ],
  ])("%s", (_, attempt, words) => {
    showSaleRefused(app, attempt);
    expect(told()).toMatchObject({ kind: "betRefused", ...words });
  });

  test.each<CashOutAttempt>([
    { state: "ready" },
    { state: "submitting", entry },
    { state: "unknown", ...pending },
    { state: "sold", ...pending, back: 46, proof: "found" },
  ])("nothing of one that is $state", (attempt) => {
    showSaleRefused(app, attempt);
    expect(told()).toBeUndefined();
  });
});

test("opening a cash-out anew drops an old refusal, and what is open is told in place", () => {
  dispatchCashOut(app, "b1", { type: "confirm", entry, press: { at: 1_000, paintedAt: 0 }, quotedAt: 9_000 });
  dispatchCashOut(app, "b1", { type: "refused", ref: "r1", code: 2, said: "" });
  expect(saleOf(app, "b1").state).toBe("refused");
  const close = showSale(app, "b1");
  expect(saleOf(app, "b1").state).toBe("ready");
  showSaleRefused(app, { state: "notFound", entry, at: 1 });
  expect(told()).toBeUndefined();
  close();
  showSaleRefused(app, { state: "notFound", entry, at: 1 });
  expect(told()?.kind).toBe("betRefused");
});
