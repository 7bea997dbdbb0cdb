import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unSettleBetStatus } from "#app/api/bet/getUnSettleBetStatus.ts";
import { Failure } from "#app/api/failure.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { slipState } from "#app/domain/slip/slipState.ts";
import { SINGLE } from "#app/domain/slip/testing/slips.ts";
import { reloadOnce } from "#app/flows/session/reload.ts";
import { judgeSession } from "#app/flows/session/session.ts";
import { TAKEN, tapOf } from "#app/flows/testing/betTap.ts";
import { emptyJournal, quoteOf } from "#app/flows/testing/lostBet.ts";
import { setAside, useAttempts } from "#app/stores/attempt.ts";
import { useDialog } from "#app/stores/dialog.ts";
import { journalOf, wipeJournal } from "#app/stores/journal.ts";
import { dropEntry } from "#app/stores/storage/storage.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";
import { openSingle, setParlay } from "#app/stores/slipChanges.ts";
import { setAmount } from "#app/stores/stake.ts";
import { type AppMessage } from "#app/host/messages.ts";
import { BET_REFUSALS, generalText, KEPT, NOT_DEDUCTED } from "#app/text/refusals.ts";
import { isWithinOwnLimits, setOwnLimit } from "./ownLimits.ts";
import { place } from "./placeBet.ts";
import { reconcile, resumeAttempts } from "./reconcile.ts";
import { showUnreadRefusal } from "./shutSlip.ts";
import { type PlacedAnswer, sendOrder } from "./sendOrder.ts";
import { isServersDoubt } from "./tellBet.ts";

vi.mock("./sendOrder.ts", () => ({ sendOrder: vi.fn<typeof sendOrder>() }));
vi.mock("#app/flows/session/reload.ts", async (original) => ({
  ...(await original<object>()),
  reloadOnce: vi.fn<typeof reloadOnce>(),
}));
vi.mock("#app/flows/session/session.ts", async (original) => ({
  ...(await original<object>()),
  judgeSession: vi.fn<typeof judgeSession>(),
}));
vi.mock("./reconcile.ts", async (original) => ({
  ...(await original<object>()),
  reconcile: vi.fn<typeof reconcile>(async () => {}),
}));

/** What a host would have heard; there is none. */
const news: AppMessage[] = [];
vi.mock("#app/host/host.ts", async (original) => ({
  ...(await original<object>()),
  notifyHost: (message: AppMessage) => news.push(message) < 0,
}));

const NOW = Date.parse("2026-11-21T15:00:00Z");
let app = testApp();

const told = () => useDialog.of(app).getState().content;
const current = () => useAttempts.of(app).getState().current;
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  emptyJournal();
  news.length = 0;
  app = testApp();
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  vi.mocked(reloadOnce).mockClear();
});

afterEach(() => settled().then(() => void vi.useRealTimers()));

test("a bet that is taken counts for the member's own limit, is watched, leaves the slip, asks for prices anew and is told to the host", async () => {
  vi.mocked(sendOrder).mockResolvedValue(TAKEN);
  app.client.setQueryData(["odds/GetTicketOdds", {}], {});
  setOwnLimit(app, "spend", 150, NOW);
  openSingle(app, tapOf().selections[0] as Selection);
  place(app, tapOf());
  await settled();
  expect([50, 51].map((payment) => isWithinOwnLimits(app, payment, NOW))).toEqual([true, false]);
  expect(app.client.getQueryData(unSettleBetStatus().queryKey)).toEqual({ b1: "accepted" });
  expect(app.client.getQueryState(["odds/GetTicketOdds", {}])?.isInvalidated).toBe(true);
  expect(useSlip.of(app).getState().single).toBeUndefined();
  expect(news).toEqual([{ type: "BetPlaced", betId: "b1" }]);
  dropEntry({ name: "care", version: 1 });
});

test("a host hears nothing of a bet whose id it could not be told", async () => {
  vi.mocked(sendOrder).mockResolvedValue({ ...TAKEN, betIds: [] });
  place(app, tapOf());
  await settled();
  expect(told()).toMatchObject({ kind: "betPlaced" });
  expect(news).toEqual([]);
});

test("code 5 reloads the page once the bet is over, and nothing is said", async () => {
  vi.mocked(sendOrder).mockRejectedValue(new Failure("envelope", "bet/Bet", 5));
  place(app, tapOf());
  await settled();
  expect(vi.mocked(reloadOnce)).toHaveBeenCalledExactlyOnceWith(app);
  expect(told()).toBeUndefined();
  expect(current().state).toBe("refused");
});

test("code 5 is said where a reload would interrupt another bet that is looked for", async () => {
  vi.mocked(sendOrder).mockRejectedValueOnce(new Failure("timeout", "bet/Bet", -2));
  place(app, tapOf());
  await settled();
  setAside(app);
  vi.mocked(sendOrder).mockRejectedValue(new Failure("envelope", "bet/Bet", 5));
  place(app, { ...tapOf(), quotes: [{ ...quoteOf(Date.now()), matchId: 77 }] });
  await settled();
  expect(vi.mocked(reloadOnce)).not.toHaveBeenCalled();
  expect(told()).toMatchObject({ kind: "betRefused" });
});

// the next ticket comes within a second, and takes the words out of the keypad's place before they can be read
test.each([18, 19])(
  "result %d shuts its slip until the next price, and stays in a dialog until it is read",
  async (result) => {
    vi.mocked(sendOrder).mockResolvedValue({ ...TAKEN, result, betIds: [], message: "their words" });
    openSingle(app, tapOf().selections[0] as Selection);
    place(app, tapOf());
    await settled();
    expect(useSlip.of(app).getState().block).toMatchObject({ code: result, said: "their words" });
    expect(told()).toMatchObject({ kind: "betRefused", said: "their words" });
    // whoever closes the slip is not told twice
    useDialog.of(app).setState({ content: undefined });
    setAside(app);
    showUnreadRefusal(app);
    expect(told()).toBeUndefined();
  },
);

test("a market that closed takes the slip with it, and nothing was deducted, also below the server's words", async () => {
  vi.mocked(sendOrder).mockResolvedValue({ ...TAKEN, result: 1, betIds: [], message: "their words" });
  openSingle(app, tapOf().selections[0] as Selection);
  place(app, tapOf());
  await settled();
  expect(useSlip.of(app).getState().single).toBeUndefined();
  expect(told()).toMatchObject({ kind: "betRefused", said: "their words", kept: NOT_DEDUCTED });
});

/** The ticket of the slip, which is asked for anew. */
const TICKET = ["odds/GetTicketOdds", {}];

/** A bet of the open slip that is answered so. */
async function answeredWith(answer: PlacedAnswer | Failure) {
  if (answer instanceof Failure) vi.mocked(sendOrder).mockRejectedValue(answer);
  else vi.mocked(sendOrder).mockResolvedValue(answer);
  app.client.setQueryData(TICKET, {});
  openSingle(app, tapOf().selections[0] as Selection);
  setAmount(app, "100");
  place(app, tapOf());
  await settled();
}

const line = () => journalOf(ownerOf("jason88"));
const slip = () => useSlip.of(app).getState();
const isPriceAskedAgain = () => app.client.getQueryState(TICKET)?.isInvalidated;

const refusedWith = (result: number): PlacedAnswer => ({ ...TAKEN, result, betIds: [], message: "their words" });

describe("a bet that is not taken", () => {
  test.each([
    [2, BET_REFUSALS.marketChanged],
    [3, BET_REFUSALS.oddsChanged],
    [4, BET_REFUSALS.belowMinimum],
    [5, BET_REFUSALS.aboveMaximum],
    [12, BET_REFUSALS.tooOften],
  ])("result %d is told in a dialog, leaves the slip as it is, and asks for its price anew", async (result, reason) => {
    await answeredWith(refusedWith(result));
    expect(told()).toEqual({ kind: "betRefused", reason, said: "their words", kept: KEPT });
    expect(slip()).toMatchObject({ single: { matchId: 5 }, block: undefined });
    expect(line()).toMatchObject([{ outcome: "refused", betIds: [] }]);
    expect(current().state).toBe("refused");
    expect(isPriceAskedAgain()).toBe(true);
  });

  test("result 11 asks for a login, and leaves the slip as it is", async () => {
    await answeredWith(refusedWith(11));
    expect(told()?.kind).toBe("login");
    expect(slip().single).toMatchObject({ matchId: 5 });
  });

  test("result 1 leaves the legs of a parlay, of which one is closed", async () => {
    vi.mocked(sendOrder).mockResolvedValue(refusedWith(1));
    setParlay(app, tapOf().selections);
    place(app, tapOf({ kind: "parlay" }));
    await settled();
    expect(slip().parlay).toHaveLength(1);
    expect(told()).toMatchObject({ kind: "betRefused", kept: KEPT });
  });

  test("result 3 with a new price waits for a tap on it, in the slip that shows it", async () => {
    const quotes = [{ ...quoteOf(NOW + 20), odds: 1.7 }];
    await answeredWith({ ...refusedWith(3), repriced: quotes });
    expect(current()).toMatchObject({ state: "repriced", quotes, at: NOW + 20 });
    expect(line()).toMatchObject([{ outcome: "refused" }]);
    expect(told()).toBeUndefined();
  });

  test("result 13 leaves open whether it stands: it is looked for, and its words are kept for the outcome", async () => {
    vi.mocked(reconcile).mockClear();
    await answeredWith(refusedWith(13));
    expect(current().state).toBe("unknown");
    expect(line()).toMatchObject([{ outcome: "open" }]);
    const [{ entry } = {}] = line();
    expect(vi.mocked(reconcile).mock.calls).toEqual([[app, entry]]);
    expect(isServersDoubt(app, entry?.ref ?? "")).toBe(true);
    expect(told()).toBeUndefined();
  });

  test("result 99, which no table names, is looked for without words of its own", async () => {
    await answeredWith(refusedWith(99));
    expect(current().state).toBe("unknown");
    expect(isServersDoubt(app, line()[0]?.entry.ref ?? "")).toBe(false);
  });

  test.each([
    [2, generalText(2)],
    [4, generalText(4)],
    [6, generalText(6)],
  ])("code %d of the envelope is told in a dialog, and leaves the slip as it is", async (code, reason) => {
    await answeredWith(new Failure("envelope", "bet/Bet", code, "their words"));
    expect(told()).toEqual({ kind: "betRefused", reason, said: "their words", kept: KEPT });
    expect(slip()).toMatchObject({ single: { matchId: 5 }, block: undefined });
    expect(line()).toMatchObject([{ outcome: "refused" }]);
    expect(isPriceAskedAgain()).toBe(true);
  });

  test("code 8 of the envelope shuts the slip with its words", async () => {
    await answeredWith(new Failure("envelope", "bet/Bet", 8, "their words"));
    expect(slip().block).toMatchObject({ code: 8, said: "their words" });
    expect(told()).toBeUndefined();
  });

  test("code 9 of the envelope shuts the slip, which offers the deposit itself", async () => {
    await answeredWith(new Failure("envelope", "bet/Bet", 9, "their words"));
    expect(slip().block).toMatchObject({ code: 9, said: "their words" });
    expect(news).toEqual([{ type: "NoBalance" }]);
  });

  test.each([
    [false, { kind: "betRefused", reason: generalText(-1), said: "", kept: KEPT }],
    [true, undefined],
  ])("code 3 of the envelope asks whether the session has ended: %s", async (isOut, dialog) => {
    vi.mocked(judgeSession).mockResolvedValue(isOut);
    await answeredWith(new Failure("envelope", "bet/Bet", 3));
    expect(told()).toEqual(dialog);
    expect(line()).toMatchObject([{ outcome: "refused" }]);
  });
});

describe("the answer for a member who has left", () => {
  const late = async (answer: PlacedAnswer) => {
    vi.mocked(reconcile).mockClear();
    vi.mocked(sendOrder).mockResolvedValue(answer);
    place(app, tapOf());
    useSession.of(app).setState({ phase: "visitor", account: undefined });
    await settled();
    expect(told()).toBeUndefined();
    expect(vi.mocked(reconcile)).not.toHaveBeenCalled();
  };

  test("that takes the bet closes its line, with its id", async () => {
    await late(TAKEN);
    expect(line()).toMatchObject([{ outcome: "accepted", betIds: ["b1"] }]);
  });

  test("that leaves a doubt keeps the line open for the next sign-in", async () => {
    await late({ ...TAKEN, result: 13, betIds: [] });
    expect(line()).toMatchObject([{ outcome: "open" }]);
    expect(line()[0]?.saw?.untold).toBeUndefined();
  });

  test("that refuses the bet closes its line, and is kept for the next sign-in", async () => {
    await late({ ...TAKEN, result: 4, betIds: [] });
    expect(line()).toMatchObject([{ outcome: "refused", saw: { untold: { code: 4, isResult: true } } }]);
  });
});

describe("where the slip has gone meanwhile", () => {
  /** The answer comes after the bet page was left, with the single slip of another match open. */
  const answer = async (response: PlacedAnswer | Failure) => {
    if (response instanceof Failure) vi.mocked(sendOrder).mockRejectedValue(response);
    else vi.mocked(sendOrder).mockResolvedValue(response);
    place(app, tapOf({ kind: "parlay" }));
    setAside(app);
    openSingle(app, { ...tapOf().selections[0], matchId: 77 } as Selection);
    await settled();
  };
  test.each([8, 15, 18, 19])("result %d is told in a dialog, and blocks no other slip", async (result) => {
    await answer(refusedWith(result));
    expect(told()).toMatchObject({ kind: "betRefused", said: "their words" });
    expect(useSlip.of(app).getState().block).toBeUndefined();
  });

  test.each([7, 9])("result %d offers the deposit, and blocks no other slip", async (result) => {
    await answer(refusedWith(result));
    expect(told()).toMatchObject({ kind: "deposit", said: "their words" });
    expect(useSlip.of(app).getState().block).toBeUndefined();
  });

  test("and what it showed for less than a moment is told as well", async () => {
    const shown = async (result: number, forMs: number) => {
      vi.mocked(sendOrder).mockResolvedValue({ ...refusedWith(result) });
      openSingle(app, tapOf().selections[0] as Selection);
      place(app, tapOf());
      await settled();
      expect(told()).toBeUndefined();
      await vi.advanceTimersByTimeAsync(forMs);
      setAside(app);
      showUnreadRefusal(app);
      const { kind } = told() ?? {};
      useDialog.of(app).setState({ content: undefined });
      return kind;
    };
    expect(await shown(15, 499)).toBe("betRefused");
    expect(await shown(15, 500)).toBeUndefined();
    expect(await shown(7, 100)).toBe("deposit");
    void vi.mocked(sendOrder).mockResolvedValue(refusedWith(15));
    openSingle(app, tapOf().selections[0] as Selection);
    place(app, tapOf());
    await settled();
    useSession.of(app).setState({ phase: "visitor", account: undefined });
    showUnreadRefusal(app);
    expect(told()).toBeUndefined();
  });

  test("a new price is told", async () => {
    await answer({ ...refusedWith(3), repriced: [{ ...quoteOf(NOW), odds: 1.7 }] });
    expect(told()).toMatchObject({ kind: "betRefused", reason: BET_REFUSALS.oddsChanged, said: "their words" });
  });

  test.each([
    [8, "betRefused"],
    [9, "deposit"],
  ])("code %d of the envelope is told, and blocks no other slip", async (code, kind) => {
    await answer(new Failure("envelope", "bet/MixBet", code, "their words"));
    expect(told()).toMatchObject({ kind, said: "their words" });
    expect(useSlip.of(app).getState().block).toBeUndefined();
  });

  test("no other bet is offered until the answer has come", async () => {
    place(app, tapOf({ kind: "parlay" }));
    setAside(app);
    const attempts = [current(), ...useAttempts.of(app).getState().aside];
    expect(slipState({ ...SINGLE, attempts }).button).toEqual({ does: "wait", why: "placing" });
    await settled();
  });
});

describe("a refusal that came after another had signed in", () => {
  const other = () => useSession.of(app).setState({ phase: "member", account: "mia" });
  const back = () => useSession.of(app).setState({ phase: "member", account: "jason88" });

  /** What is told to the other, and to the member at the two sign-ins after it. */
  const toldTo = async (response: PlacedAnswer | Failure) => {
    if (response instanceof Failure) vi.mocked(sendOrder).mockRejectedValue(response);
    else vi.mocked(sendOrder).mockResolvedValue(response);
    place(app, tapOf());
    other();
    await settled();
    const read = (account: string) => {
      resumeAttempts(app, ownerOf(account));
      const content = told();
      useDialog.of(app).setState({ content: undefined });
      return content;
    };
    const theirs = read("mia");
    back();
    wipeJournal(ownerOf("jason88"));
    return [theirs, read("jason88"), read("jason88")];
  };

  test.each([
    ["a result", { ...TAKEN, result: 8, betIds: [], message: "their words" }, BET_REFUSALS.blockedCountry],
    [
      "a new price",
      { ...TAKEN, result: 3, betIds: [], message: "their words", repriced: [{ ...quoteOf(NOW), odds: 1.7 }] },
      BET_REFUSALS.oddsChanged,
    ],
    ["the envelope's code", new Failure("envelope", "bet/Bet", 9, "their words"), generalText(9)],
  ])("is told to its member at the next sign-in, once: %s", async (_, response, reason) => {
    const [theirs, own, again] = await toldTo(response);
    expect(theirs).toBeUndefined();
    expect(own).toMatchObject({ kind: "betRefused", reason, said: "their words" });
    expect(again).toBeUndefined();
  });
});
