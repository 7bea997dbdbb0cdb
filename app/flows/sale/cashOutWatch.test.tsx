import { testApp } from "#app/application/testing/testApp.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchBets } from "#app/api/bet/getBets.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { type SellAnswer } from "#app/api/bet/insurance.ts";
import { Failure } from "#app/api/failure.ts";
import { saleRefusalText } from "#app/text/sale/outcomes.ts";
import { betOf } from "#app/flows/testing/lostBet.ts";
import { anyCashOutInDoubt, closeCashOut, openCashOut, openCashOuts, saleOf } from "#app/stores/cashOuts.ts";
import { closeDialog, useDialog } from "#app/stores/dialog.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { sell } from "./cashOut.ts";
import { useCashOutWatch } from "./cashOutWatch.ts";

const sent = vi.hoisted(() => vi.fn<() => Promise<SellAnswer>>());

vi.mock("#app/api/bet/insurance.ts", () => ({ insurance: () => ({ mutationFn: sent }) }));
vi.mock("#app/api/bet/getBets.ts", async (original) => ({
  ...(await original<object>()),
  fetchBets: vi.fn<typeof fetchBets>(),
}));

const owner = ownerOf("jason88");
const betId = "88";
const app = testApp();
const { client } = app;
let root: Root;

/** A page that watches and renders nothing. */
function Page() {
  useCashOutWatch();
  return null;
}

const told = () => useDialog.of(app).getState().content;
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const member = (account = "jason88") => act(() => useSession.of(app).setState({ phase: "member", account }));
const leave = () => act(() => useSession.of(app).setState({ phase: "visitor", account: undefined }));

const tap = () =>
  sell(app, {
    account: "jason88",
    betId,
    amount: 50,
    rate: 0.92,
    knownSales: [],
    press: { at: 1_000, paintedAt: 0 },
    quotedAt: Date.now() - 1_000,
  });

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ now: Date.parse("2026-11-21T15:00:00Z") });
  vi.mocked(fetchBets).mockReset();
  sent.mockReset();
  // what an earlier test has left open
  for (const { ref } of openCashOuts(owner)) closeCashOut(ref);
  member();
  root = createRoot(document.createElement("div"));
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>,
    ),
  );
});

afterEach(async () => {
  act(() => root.unmount());
  while (told() !== undefined) {
    closeDialog(app);
    await vi.runOnlyPendingTimersAsync();
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("a sale in doubt stays written down at sign-out, is no one else's, and is looked for again at the next sign-in", async () => {
  sent.mockRejectedValue(new TypeError("no line"));
  vi.mocked(fetchBets).mockResolvedValue([betOf(betId)]);
  tap();
  await pass(3);
  expect(anyCashOutInDoubt(app)).toBe(true);
  leave();
  expect(anyCashOutInDoubt(app)).toBe(false);
  await pass(130);
  expect(openCashOuts(owner)).toHaveLength(1);
  vi.mocked(fetchBets).mockResolvedValue([
    { ...betOf(betId), sold: 50, sales: [{ id: "s1", amount: 50, back: 46, at: "2026-11-21T15:00:00Z" }] },
  ]);
  member();
  await pass(2);
  expect(told()).toMatchObject({ kind: "sold", betId, back: 46, left: 50 });
  expect(openCashOuts(owner)).toEqual([]);
  expect(sent).toHaveBeenCalledTimes(1);
});

test("the answer to a member who has left changes nothing of whoever is here, and the sale is proven at the next sign-in", async () => {
  let arrive = (_answer: SellAnswer): void => undefined;
  sent.mockReturnValue(
    new Promise((done) => {
      arrive = done;
    }),
  );
  tap();
  await pass(0);
  leave();
  arrive({ result: 0, back: 46, balance: 946 });
  await pass(5);
  expect(client.getQueryData(userInfo().queryKey)).toBeUndefined();
  expect(vi.mocked(fetchBets)).not.toHaveBeenCalled();
  expect(saleOf(app, betId).state).toBe("ready");
  expect(openCashOuts(owner)).toHaveLength(1);
});

test("a member who leaves while the search is being loaded is not searched for, and the next sign-in looks", async () => {
  act(() => useSession.of(app).setState({ phase: "visitor", account: undefined }));
  openCashOut({ ref: "r9", owner, betId, amount: 50, rate: 0.92, at: Date.now(), knownSales: [] });
  vi.mocked(fetchBets).mockResolvedValue([betOf(betId)]);
  act(() => {
    useSession.of(app).setState({ phase: "member", account: "jason88" });
  });
  act(() => {
    useSession.of(app).setState({ phase: "visitor", account: undefined });
  });
  await pass(0);
  expect(saleOf(app, betId).state).toBe("ready");
  member();
  await pass(1);
  expect(vi.mocked(fetchBets)).toHaveBeenCalledTimes(1);
  expect(saleOf(app, betId).state).toBe("unknown");
});

test.each<readonly [string, () => Promise<SellAnswer>, object]>([
  ["a result", () => Promise.resolve({ result: 1 }), { reason: saleRefusalText(1), said: "" }],
  ["a worse rate", () => Promise.resolve({ result: 3, rate: 0.9 }), { reason: saleRefusalText(3), said: "" }],
  [
    "the envelope's code",
    () => Promise.reject(new Failure("envelope", "bet/Insurance", 2, "their words")),
    { said: "their words" },
  ],
])(
  "a refusal that came after another had signed in is told to its member at the next sign-in, once: %s",
  async (_, answer, words) => {
    sent.mockImplementation(() => answer());
    tap();
    member("mia");
    await pass(1);
    expect(told()).toBeUndefined();
    expect(openCashOuts(owner)).toEqual([]);
    leave();
    member();
    expect(told()).toMatchObject({ kind: "betRefused", ...words, kept: { values: { id: betId } } });
    closeDialog(app);
    member("mia");
    member();
    expect(told()).toBeUndefined();
  },
);
