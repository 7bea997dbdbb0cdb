import { GAVE_WAY } from "#app/domain/bets/cashOutAttempt.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fetchBets } from "#app/api/bet/getBets.ts";
import { type SellAnswer } from "#app/api/bet/insurance.ts";
import { Failure } from "#app/api/failure.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { closeDialog, useDialog } from "#app/stores/dialog.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { closeCashOut, openCashOut, openCashOuts, saleOf, useCashOuts } from "#app/stores/cashOuts.ts";
import { useNotices } from "#app/stores/bets/notices.ts";
import { useSession } from "#app/stores/session.ts";
import { watchNotices } from "#app/flows/bets/notices.ts";
import { acknowledgeLink, showRefusedLink } from "#app/flows/session/linkRefused.ts";
import { showSale } from "./saleOnShow.ts";
import { resumeCashOuts, sell } from "./cashOut.ts";
import { recordWith, sale, saleTapOf } from "#app/flows/testing/saleTap.ts";

const sent = vi.hoisted(() => vi.fn<(order: unknown) => Promise<SellAnswer>>());

vi.mock("#app/api/bet/insurance.ts", () => ({ insurance: () => ({ mutationFn: sent }) }));
vi.mock("#app/api/bet/getBets.ts", async (original) => ({
  ...(await original<object>()),
  fetchBets: vi.fn<typeof fetchBets>(),
}));

const NOW = Date.parse("2026-11-21T15:00:00Z");
const owner = ownerOf("jason88");
const app = testApp();
const { client } = app;
let bets = 0;
let betId: string;
let stop: () => void;

const told = () => useDialog.of(app).getState().content;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  stop = watchNotices(app);
  bets += 1;
  betId = `bet-${bets}`;
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  for (const { ref } of openCashOuts(owner)) closeCashOut(ref);
  sent.mockReset().mockResolvedValue({ result: 0, back: 46, balance: 946 });
  vi.mocked(fetchBets)
    .mockReset()
    .mockResolvedValue([recordWith(betId, [sale("s0"), sale("s1")])]);
});

afterEach(async () => {
  await pass(200);
  while (told() !== undefined) {
    closeDialog(app);
    vi.runOnlyPendingTimers();
  }
  stop();
  useCashOuts.of(app).setState({}, true);
  vi.useRealTimers();
});

describe("one tap", () => {
  test("is one sale at the rate that was shown, with no consent in advance, written down before it leaves", async () => {
    let written = 0;
    sent.mockImplementation(async () => {
      written = openCashOuts(owner).length;
      return { result: 0, back: 46 };
    });
    expect(sell(app, saleTapOf(betId))).toBe(true);
    useCashOuts.of(app).setState({}, true);
    expect(sell(app, saleTapOf(betId))).toBe(false);
    await pass(0);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ betId, amount: 50, rate: 0.92, acceptChange: false });
    expect(written).toBe(1);
  });

  test("too soon after the paint sells nothing", async () => {
    expect(sell(app, saleTapOf(betId, { press: { at: 1_000, paintedAt: 501 } }))).toBe(false);
    await pass(0);
    expect(sent).not.toHaveBeenCalled();
  });

  test("while the notice of a refused link is unread sells nothing, and after it was read does", async () => {
    showRefusedLink(app, { token: "refused", bcs: "" }, "jason88");
    expect(sell(app, saleTapOf(betId))).toBe(false);
    await pass(0);
    expect(sent).not.toHaveBeenCalled();
    expect(openCashOuts(owner)).toEqual([]);
    acknowledgeLink(app);
    expect(sell(app, saleTapOf(betId))).toBe(true);
    await pass(0);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test("on a bet whose sale another tab has in doubt sells nothing", async () => {
    openCashOut({ ref: "theirs", owner, betId, amount: 50, rate: 0.92, at: NOW, knownSales: [] });
    sell(app, saleTapOf(betId));
    await pass(0);
    expect(sent).not.toHaveBeenCalled();
    expect(saleOf(app, betId)).toMatchObject({ state: "refused", code: GAVE_WAY });
  });
});

describe("the answer", () => {
  test("CASH-04: sold is told by a notice with what came back, once the record shows it", async () => {
    sell(app, saleTapOf(betId));
    await pass(0);
    expect(useNotices.of(app).getState().shown).toMatchObject({ betId, status: "accepted", cashedOut: 46 });
    expect(told()).toBeUndefined();
    expect(openCashOuts(owner)).toEqual([]);
    expect(saleOf(app, betId).state).toBe("ready");
  });

  test.each([
    ["cannot be read", () => vi.mocked(fetchBets).mockRejectedValue(new TypeError("503"))],
    ["does not show it", () => vi.mocked(fetchBets).mockResolvedValue([recordWith(betId, [])])],
  ])("sold whose record %s for two minutes is told by the answer, and the bet can be sold again", async (_, given) => {
    given();
    sell(app, saleTapOf(betId));
    await pass(119);
    expect(openCashOuts(owner)).toHaveLength(1);
    await pass(1);
    expect(useNotices.of(app).getState().shown).toMatchObject({ betId, cashedOut: 46 });
    expect(openCashOuts(owner)).toEqual([]);
    expect(saleOf(app, betId).state).toBe("ready");
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test("is told with the time of day at which it was sold, after the device's clock was set back", async () => {
    vi.setSystemTime(NOW + 7_200_000);
    sell(app, saleTapOf(betId));
    await pass(0);
    expect(useNotices.of(app).getState().past[0]).toMatchObject({ betId, at: NOW + 7_200_000 });
    vi.setSystemTime(NOW);
    bets += 1;
    betId = `bet-${bets}`;
    vi.mocked(fetchBets).mockImplementation(async () => [recordWith(betId, [sale("s1")])]);
    sell(app, saleTapOf(betId, { quotedAt: 0 }));
    await pass(4);
    expect(useNotices.of(app).getState().past[0]).toMatchObject({ betId, at: NOW });
  });

  describe("that is taken brings the balance that it names", () => {
    const { queryKey } = userInfo();
    const hold = (balance: number, balanceAt: number) => {
      const member = {
        account: "jason88",
        name: "Jason",
        balance,
        cashBalance: null,
        currency: "USD",
        paused: false,
        allowedThemes: [1],
      };
      client.setQueryData(queryKey, { member, token: "", bcs: "", balanceAt });
    };
    // the record proves a sale and asks for the balance; here it cannot be read
    beforeEach(() => void vi.mocked(fetchBets).mockRejectedValue(new Failure("network", "bet/GetBet", -2)));

    test("which stands, where none was read since the tap, until the record shows the cash-out", async () => {
      hold(900, app.now() - 1);
      sell(app, saleTapOf(betId));
      await pass(0);
      const state = { data: { member: { balance: 946 } }, isInvalidated: false };
      expect(client.getQueryState(queryKey)).toMatchObject(state);
      vi.mocked(fetchBets).mockResolvedValue([recordWith(betId, [sale("s1")])]);
      await pass(4);
      expect(client.getQueryState(queryKey)).toMatchObject({ ...state, isInvalidated: true });
    });

    test("which is asked for again, where one was read while the answer was on its way", async () => {
      let answer: (taken: SellAnswer) => void = () => undefined;
      sent.mockImplementation(() => new Promise((done) => (answer = done)));
      hold(900, app.now() - 1);
      sell(app, saleTapOf(betId));
      await pass(1);
      hold(896, app.now());
      answer({ result: 0, back: 46, balance: 946 });
      await pass(0);
      expect(client.getQueryState(queryKey)).toMatchObject({ isInvalidated: true });
    });
  });

  test("two sales for one tap are said", async () => {
    vi.mocked(fetchBets).mockResolvedValue([recordWith(betId, [sale("s1"), sale("s2")])]);
    sell(app, saleTapOf(betId));
    await pass(0);
    expect(told()).toMatchObject({ kind: "soldTwice", betId });
  });

  test("a worse rate waits for a new tap", async () => {
    sent.mockResolvedValue({ result: 3, rate: 0.9 });
    sell(app, saleTapOf(betId));
    await pass(0);
    expect(saleOf(app, betId)).toMatchObject({ state: "worse", rate: 0.9 });
    expect(openCashOuts(owner)).toEqual([]);
  });

  test.each([
    [1, {}],
    [2, {}],
    [4, {}],
    [4, { rate: 0.9 }],
  ])("code %i is a refusal, also with a rate: %o", async (result, more) => {
    sent.mockResolvedValue({ result, ...more });
    sell(app, saleTapOf(betId));
    await pass(0);
    expect(saleOf(app, betId)).toMatchObject({ state: "refused", code: result, said: "" });
    expect(openCashOuts(owner)).toEqual([]);
  });

  test("a code of the envelope is a refusal with the server's words", async () => {
    sent.mockRejectedValue(new Failure("envelope", "bet/Insurance", 2, "No"));
    sell(app, saleTapOf(betId));
    await pass(0);
    expect(saleOf(app, betId)).toMatchObject({ state: "refused", code: 0, said: "No" });
  });

  test.each([
    ["lost", () => Promise.reject(new Failure("network", "bet/Insurance", -2))],
    ["unreadable", () => Promise.reject(new Failure("schema", "bet/Insurance", -2))],
    ["of a number that no table names", () => Promise.resolve({ result: 77 })],
  ])("an answer %s is looked for on the schedule, and found", async (_, answer) => {
    sent.mockImplementation(answer);
    vi.mocked(fetchBets).mockResolvedValue([recordWith(betId, [sale("s0")])]);
    sell(app, saleTapOf(betId));
    await pass(2.5);
    expect(vi.mocked(fetchBets)).toHaveBeenCalledTimes(2);
    expect(saleOf(app, betId).state).toBe("unknown");
    expect(told()).toBeUndefined();
    vi.mocked(fetchBets).mockResolvedValue([recordWith(betId, [sale("s0"), sale("s1")])]);
    await pass(2);
    expect(told()).toMatchObject({ kind: "sold", back: 46, left: 0 });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test("that never shows is not found after two minutes, and its line is closed", async () => {
    sent.mockRejectedValue(new TypeError("x"));
    vi.mocked(fetchBets).mockResolvedValue([recordWith(betId, [sale("s0")])]);
    sell(app, saleTapOf(betId));
    await pass(119);
    expect(openCashOuts(owner)).toHaveLength(1);
    await pass(1);
    expect(saleOf(app, betId).state).toBe("notFound");
    expect(openCashOuts(owner)).toEqual([]);
  });

  test("is looked for two minutes also where the device's clock is set forward meanwhile", async () => {
    sent.mockRejectedValue(new TypeError("x"));
    vi.mocked(fetchBets).mockResolvedValue([recordWith(betId, [sale("s0")])]);
    sell(app, saleTapOf(betId));
    await pass(1);
    vi.setSystemTime(Date.now() + 7_200_000);
    await pass(118);
    expect(saleOf(app, betId).state).toBe("unknown");
    await pass(1);
    expect(saleOf(app, betId).state).toBe("notFound");
  });

  test("of which the record cannot be read stays unknown, and its line open", async () => {
    sent.mockRejectedValue(new TypeError("x"));
    vi.mocked(fetchBets).mockResolvedValue([]);
    sell(app, saleTapOf(betId));
    await pass(121);
    expect(saleOf(app, betId).state).toBe("stillUnknown");
    expect(openCashOuts(owner).filter((one) => one.betId === betId)).toHaveLength(1);
  });

  test("is not taken for the cash-out before it, which the page's own record does not show yet", async () => {
    sell(app, saleTapOf(betId));
    await pass(1);
    expect(saleOf(app, betId).state).toBe("ready");
    sent.mockRejectedValue(new TypeError("x"));
    sell(app, saleTapOf(betId, { knownSales: ["s0"] }));
    await pass(3);
    expect(saleOf(app, betId).state).toBe("unknown");
  });

  test.each([
    ["refused", () => Promise.resolve({ result: 1 })],
    ["at a worse rate", () => Promise.resolve({ result: 3, rate: 0.9 })],
    ["lost, and not in the record", () => Promise.reject(new TypeError("x"))],
  ])("one %s is told in a dialog where its sheet has been closed", async (_, answer) => {
    sent.mockImplementation(answer);
    vi.mocked(fetchBets).mockResolvedValue([recordWith(betId, [sale("s0")])]);
    showSale(app, betId)();
    sell(app, saleTapOf(betId));
    await pass(121);
    expect(told()?.kind).toBe("betRefused");
  });

  test.each([
    ["has left", { phase: "visitor", account: undefined }],
    ["has given way to another", { phase: "member", account: "somchai" }],
  ] as const)("of a member who %s is told to nobody", async (_, after) => {
    sent.mockRejectedValue(new TypeError("x"));
    sell(app, saleTapOf(betId));
    await pass(0);
    useSession.of(app).setState(after);
    await pass(130);
    expect(told()).toBeUndefined();
    expect(saleOf(app, betId).state).toBe("unknown");
  });
});

test("sales that an earlier page left open are looked for at sign-in", async () => {
  openCashOut({ ref: "left", owner, betId, amount: 50, rate: 0.92, at: NOW, knownSales: ["s0"] });
  openCashOut({ ref: "other", owner: ownerOf("another"), betId: "x", amount: 50, rate: 0.92, at: NOW, knownSales: [] });
  resumeCashOuts(app, "jason88");
  await pass(1);
  expect(told()).toMatchObject({ kind: "sold", betId });
  expect(saleOf(app, "x").state).toBe("ready");
});
