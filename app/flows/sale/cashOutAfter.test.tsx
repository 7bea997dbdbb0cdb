import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { fetchBets } from "#app/api/bet/getBets.ts";
import { type SellAnswer } from "#app/api/bet/insurance.ts";
import { Failure } from "#app/api/failure.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { watchNotices } from "#app/flows/bets/notices.ts";
import { betOf } from "#app/flows/testing/lostBet.ts";
import { recordWith, sale, saleTapOf } from "#app/flows/testing/saleTap.ts";
import { useNotices } from "#app/stores/bets/notices.ts";
import { closeCashOut, openCashOuts, saleOf } from "#app/stores/cashOuts.ts";
import { closeDialog, useDialog } from "#app/stores/dialog.ts";
import { useSession } from "#app/stores/session.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { takeUntoldSales } from "#app/stores/untoldSales.ts";
import { SALE_DOUBTS } from "#app/text/sale/outcomes.ts";
import { searchCashOutAgain, sell } from "./cashOut.ts";

const sent = vi.hoisted(() => vi.fn<(order: unknown) => Promise<SellAnswer>>());

vi.mock("#app/api/bet/insurance.ts", () => ({ insurance: () => ({ mutationFn: sent }) }));
vi.mock("#app/api/bet/getBets.ts", async (original) => ({
  ...(await original<object>()),
  fetchBets: vi.fn<typeof fetchBets>(),
}));

const BET = "bet-1";
const owner = ownerOf("jason88");
let app = testApp();

const told = () => useDialog.of(app).getState().content;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T15:00:00Z") });
  app = testApp();
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  for (const { ref } of openCashOuts(owner)) closeCashOut(ref);
  sent.mockReset();
  vi.mocked(fetchBets)
    .mockReset()
    .mockResolvedValue([recordWith(BET, [sale("s0"), sale("s1")])]);
});

afterEach(() => pass(200).then(() => void vi.useRealTimers()));

/** What a cash-out changes at the bookmaker. */
const READ_AGAIN = ["bet/GetBet", "bet/CheckInsurance", "bet/GetUnSettleBetList"] as const;

const keep = (): void => {
  for (const path of READ_AGAIN) app.client.setQueryData([path], {});
};

const asksAgain = () => READ_AGAIN.filter((path) => app.client.getQueryState([path])?.isInvalidated);

test("a cash-out that is answered without a sum, and whose record cannot be read, brings what was shown: 50 at 0.9257 are 46.28", async () => {
  onTestFinished(watchNotices(app));
  sent.mockResolvedValue({ result: 0 });
  vi.mocked(fetchBets).mockRejectedValue(new TypeError("503"));
  sell(app, saleTapOf(BET, { rate: 0.9257 }));
  await pass(120);
  expect(useNotices.of(app).getState().shown).toMatchObject({ betId: BET, cashedOut: 46.28 });
});

test.each([
  ["sold", { result: 0, back: 46 }, [...READ_AGAIN]],
  ["refused", { result: 1 }, [...READ_AGAIN]],
  ["offered at a worse rate", { result: 3, rate: 0.9 }, ["bet/CheckInsurance"]],
  ["in doubt", { result: 77 }, []],
])("a cash-out that is %s asks again for what it changed", async (_, answer, again) => {
  sent.mockResolvedValue(answer);
  if (answer.result === 77) vi.mocked(fetchBets).mockResolvedValue([recordWith(BET, [])]);
  keep();
  sell(app, saleTapOf(BET));
  await pass(0);
  expect(asksAgain()).toEqual(again);
});

test("a cash-out that is lost, and found in a record that does not say how much was sold, leaves the whole bet", async () => {
  sent.mockRejectedValue(new TypeError("x"));
  vi.mocked(fetchBets).mockResolvedValue([{ ...betOf(BET), sales: [sale("s1")] }]);
  sell(app, saleTapOf(BET));
  await pass(1);
  expect(told()).toMatchObject({ kind: "sold", back: 46, left: 100 });
});

test("a cash-out that is lost, whose record cannot be read, is told in a dialog", async () => {
  sent.mockRejectedValue(new TypeError("x"));
  vi.mocked(fetchBets).mockRejectedValue(new TypeError("503"));
  sell(app, saleTapOf(BET));
  await pass(119);
  expect(told()).toBeUndefined();
  await pass(2);
  expect(told()).toMatchObject({ kind: "betRefused", title: SALE_DOUBTS.stillUnknown.title });
});

test.each([
  ["refused", () => Promise.resolve({ result: 2 }), { code: 2, said: "" }],
  ["at a worse rate", () => Promise.resolve({ result: 3, rate: 0.9 }), { code: 3, said: "" }],
  [
    "refused as a whole",
    () => Promise.reject(new Failure("envelope", "bet/Insurance", 2, "No")),
    { code: 0, said: "No" },
  ],
])("a cash-out %s is kept for the next visit of a member who has left", async (_, answer, kept) => {
  sent.mockImplementation(answer);
  sell(app, saleTapOf(BET));
  useSession.of(app).setState({ phase: "visitor", account: undefined });
  await pass(0);
  expect(takeUntoldSales(owner)).toEqual([{ owner, betId: BET, ...kept }]);
  expect(openCashOuts(owner)).toEqual([]);
});

test("of two looks for a cash-out the one that fails says nothing once the other has told that it is not there", async () => {
  sent.mockRejectedValue(new TypeError("x"));
  vi.mocked(fetchBets).mockRejectedValue(new TypeError("503"));
  sell(app, saleTapOf(BET));
  await pass(121);
  closeDialog(app);
  await pass(1);
  const [entry] = openCashOuts(owner);
  if (entry === undefined) throw new Error("the cash-out is not written down");
  vi.mocked(fetchBets)
    .mockReset()
    .mockResolvedValueOnce([recordWith(BET, [sale("s0")])]);
  vi.mocked(fetchBets).mockImplementationOnce(
    () => new Promise((_, fail) => setTimeout(fail, 1_000, new TypeError("503"))),
  );
  void searchCashOutAgain(app, entry);
  void searchCashOutAgain(app, entry);
  await pass(0);
  expect(told()).toMatchObject({ title: SALE_DOUBTS.notFound.title });
  expect(saleOf(app, BET).state).toBe("notFound");
  closeDialog(app);
  await pass(2);
  expect(told()).toBeUndefined();
});
