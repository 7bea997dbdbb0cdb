import { beforeEach, describe, expect, test, vi } from "vitest";
import { unSettleBetStatus } from "#app/api/bet/getUnSettleBetStatus.ts";
import { Failure } from "#app/api/failure.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { slipState } from "#app/domain/slip/slipState.ts";
import { SINGLE } from "#app/domain/slip/testing/slips.ts";
import { reloadOnce } from "#app/flows/session/reload.ts";
import { betRoom } from "#app/flows/testing/betRoom.ts";
import { TAKEN, tapOf } from "#app/flows/testing/betTap.ts";
import { quoteOf } from "#app/flows/testing/lostBet.ts";
import { setAside, useAttempts } from "#app/stores/attempt.ts";
import { careOf } from "#app/stores/care.ts";
import { useDialog } from "#app/stores/dialog.ts";
import { wipeJournal } from "#app/stores/journal.ts";
import { dropEntry } from "#app/stores/storage/storage.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";
import { openSingle } from "#app/stores/slipChanges.ts";
import { type AppMessage } from "#app/host/messages.ts";
import { BET_REFUSALS, generalText, NOT_DEDUCTED } from "#app/text/refusals.ts";
import { spentToday } from "./ownLimits.ts";
import { place } from "./placeBet.ts";
import { type reconcile, resumeAttempts } from "./reconcile.ts";
import { showUnreadRefusal } from "./shutSlip.ts";
import { type PlacedAnswer, sendOrder } from "./sendOrder.ts";

vi.mock("./sendOrder.ts", () => ({ sendOrder: vi.fn<typeof sendOrder>() }));
vi.mock("#app/flows/session/reload.ts", async (original) => ({
  ...(await original<object>()),
  reloadOnce: vi.fn<typeof reloadOnce>(),
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
const room = betRoom(NOW);
const { told, current, settled } = room;

beforeEach(() => {
  news.length = 0;
  vi.mocked(reloadOnce).mockClear();
});

test("a bet that is taken counts for the member's own limit, is watched, leaves the slip, asks for prices anew and is told to the host", async () => {
  vi.mocked(sendOrder).mockResolvedValue(TAKEN);
  room.app.client.setQueryData(["odds/GetTicketOdds", {}], {});
  openSingle(room.app, tapOf().selections[0] as Selection);
  place(room.app, tapOf());
  await settled();
  expect(spentToday(careOf(ownerOf("jason88")), NOW)).toBe(100);
  expect(room.app.client.getQueryData(unSettleBetStatus().queryKey)).toEqual({ b1: "accepted" });
  expect(room.app.client.getQueryState(["odds/GetTicketOdds", {}])?.isInvalidated).toBe(true);
  expect(useSlip.of(room.app).getState().single).toBeUndefined();
  expect(news).toEqual([{ type: "BetPlaced", betId: "b1" }]);
  dropEntry({ name: "care", version: 1 });
});

test("a host hears nothing of a bet whose id it could not be told", async () => {
  vi.mocked(sendOrder).mockResolvedValue({ ...TAKEN, betIds: [] });
  place(room.app, tapOf());
  await settled();
  expect(told()).toMatchObject({ kind: "betPlaced" });
  expect(news).toEqual([]);
});

test("code 5 reloads the page once the bet is over, and nothing is said", async () => {
  vi.mocked(sendOrder).mockRejectedValue(new Failure("envelope", "bet/Bet", 5));
  place(room.app, tapOf());
  await settled();
  expect(vi.mocked(reloadOnce)).toHaveBeenCalledExactlyOnceWith(room.app);
  expect(told()).toBeUndefined();
  expect(current().state).toBe("refused");
});

test("code 5 is said where a reload would interrupt another bet that is looked for", async () => {
  vi.mocked(sendOrder).mockRejectedValueOnce(new Failure("timeout", "bet/Bet", -2));
  place(room.app, tapOf());
  await settled();
  setAside(room.app);
  vi.mocked(sendOrder).mockRejectedValue(new Failure("envelope", "bet/Bet", 5));
  place(room.app, { ...tapOf(), quotes: [{ ...quoteOf(Date.now()), matchId: 77 }] });
  await settled();
  expect(vi.mocked(reloadOnce)).not.toHaveBeenCalled();
  expect(told()).toMatchObject({ kind: "betRefused" });
});

// the next ticket comes within a second, and takes the words out of the keypad's place before they can be read
test.each([18, 19])(
  "result %d shuts its slip until the next price, and stays in a dialog until it is read",
  async (result) => {
    vi.mocked(sendOrder).mockResolvedValue({ ...TAKEN, result, betIds: [], message: "their words" });
    openSingle(room.app, tapOf().selections[0] as Selection);
    place(room.app, tapOf());
    await settled();
    expect(useSlip.of(room.app).getState().block).toMatchObject({ code: result, said: "their words" });
    expect(told()).toMatchObject({ kind: "betRefused", said: "their words" });
    // whoever closes the slip is not told twice
    useDialog.of(room.app).setState({ content: undefined });
    setAside(room.app);
    showUnreadRefusal(room.app);
    expect(told()).toBeUndefined();
  },
);

test("a market that closed takes the slip with it, and nothing was deducted, also below the server's words", async () => {
  vi.mocked(sendOrder).mockResolvedValue({ ...TAKEN, result: 1, betIds: [], message: "their words" });
  openSingle(room.app, tapOf().selections[0] as Selection);
  place(room.app, tapOf());
  await settled();
  expect(useSlip.of(room.app).getState().single).toBeUndefined();
  expect(told()).toMatchObject({ kind: "betRefused", said: "their words", kept: NOT_DEDUCTED });
});

const refusedWith = (result: number): PlacedAnswer => ({ ...TAKEN, result, betIds: [], message: "their words" });

describe("where the slip has gone meanwhile", () => {
  /** The answer comes after the bet page was left, with the single slip of another match open. */
  const answer = async (response: PlacedAnswer | Failure) => {
    if (response instanceof Failure) vi.mocked(sendOrder).mockRejectedValue(response);
    else vi.mocked(sendOrder).mockResolvedValue(response);
    place(room.app, tapOf({ kind: "parlay" }));
    setAside(room.app);
    openSingle(room.app, { ...tapOf().selections[0], matchId: 77 } as Selection);
    await settled();
  };
  test.each([8, 15, 18, 19])("result %d is told in a dialog, and blocks no other slip", async (result) => {
    await answer(refusedWith(result));
    expect(told()).toMatchObject({ kind: "betRefused", said: "their words" });
    expect(useSlip.of(room.app).getState().block).toBeUndefined();
  });

  test.each([7, 9])("result %d offers the deposit, and blocks no other slip", async (result) => {
    await answer(refusedWith(result));
    expect(told()).toMatchObject({ kind: "deposit", said: "their words" });
    expect(useSlip.of(room.app).getState().block).toBeUndefined();
  });

  test("and what it showed for less than a moment is told as well", async () => {
    const shown = async (result: number, forMs: number) => {
      vi.mocked(sendOrder).mockResolvedValue({ ...refusedWith(result) });
      openSingle(room.app, tapOf().selections[0] as Selection);
      place(room.app, tapOf());
      await settled();
      expect(told()).toBeUndefined();
      await vi.advanceTimersByTimeAsync(forMs);
      setAside(room.app);
      showUnreadRefusal(room.app);
      const { kind } = told() ?? {};
      useDialog.of(room.app).setState({ content: undefined });
      return kind;
    };
    expect(await shown(15, 499)).toBe("betRefused");
    expect(await shown(15, 500)).toBeUndefined();
    expect(await shown(7, 100)).toBe("deposit");
    void vi.mocked(sendOrder).mockResolvedValue(refusedWith(15));
    openSingle(room.app, tapOf().selections[0] as Selection);
    place(room.app, tapOf());
    await settled();
    useSession.of(room.app).setState({ phase: "visitor", account: undefined });
    showUnreadRefusal(room.app);
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
    expect(useSlip.of(room.app).getState().block).toBeUndefined();
  });

  test("no other bet is offered until the answer has come", async () => {
    place(room.app, tapOf({ kind: "parlay" }));
    setAside(room.app);
    const attempts = [current(), ...useAttempts.of(room.app).getState().aside];
    expect(slipState({ ...SINGLE, attempts }).button).toEqual({ does: "wait", why: "placing" });
    await settled();
  });
});

describe("a refusal that came after another had signed in", () => {
  const other = () => useSession.of(room.app).setState({ phase: "member", account: "mia" });
  const back = () => useSession.of(room.app).setState({ phase: "member", account: "jason88" });

  /** What is told to the other, and to the member at the two sign-ins after it. */
  const toldTo = async (response: PlacedAnswer | Failure) => {
    if (response instanceof Failure) vi.mocked(sendOrder).mockRejectedValue(response);
    else vi.mocked(sendOrder).mockResolvedValue(response);
    place(room.app, tapOf());
    other();
    await settled();
    const read = (account: string) => {
      resumeAttempts(room.app, ownerOf(account));
      const content = told();
      useDialog.of(room.app).setState({ content: undefined });
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
