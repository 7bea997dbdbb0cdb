import { beforeEach, describe, expect, test, vi } from "vitest";
import { unSettleBetList } from "#app/api/bet/getUnSettleBetList.ts";
import { unSettleBetStatus } from "#app/api/bet/getUnSettleBetStatus.ts";
import { Failure } from "#app/api/failure.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { attemptOf, forgetAttempts } from "#app/stores/attempt.ts";
import { closeDialog, showDialog } from "#app/stores/dialog.ts";
import { closeLine, explainedOf, lineOfBet, openEntries, openLine } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { changeCare, NO_CARE } from "#app/stores/care.ts";
import { OTHER_TAB } from "#app/text/refusals.ts";
import { acknowledgeLink, showRefusedLink } from "#app/flows/session/linkRefused.ts";
import { place } from "./placeBet.ts";
import { reconcile } from "./reconcile.ts";
import { sendOrder } from "./sendOrder.ts";
import { betRoom } from "#app/flows/testing/betRoom.ts";
import { TAKEN, tapOf } from "#app/flows/testing/betTap.ts";
import { betOf, entryOf, openList, quoteOf } from "#app/flows/testing/lostBet.ts";

vi.mock("./sendOrder.ts", () => ({ sendOrder: vi.fn<typeof sendOrder>() }));
vi.mock("./reconcile.ts", async (original) => ({
  ...(await original<object>()),
  reconcile: vi.fn<typeof reconcile>(async () => {}),
}));

const NOW = Date.parse("2026-11-21T15:00:00Z");
const owner = ownerOf("jason88");
const room = betRoom(NOW);
const { told, current, settled } = room;

beforeEach(() => {
  vi.mocked(sendOrder).mockReset().mockResolvedValue(TAKEN);
  vi.mocked(reconcile).mockClear();
});

describe("the balance of an answer", () => {
  const held = () => room.app.client.getQueryState(userInfo().queryKey);
  /** A balance that was requested at this time. */
  const readAt = (balanceAt: number) => {
    const member = { account: "jason88", balance: 1_000 };
    room.app.client.setQueryData(userInfo().queryKey, { member, balanceAt } as never);
  };

  test("stands, where nothing was read since the tap", async () => {
    readAt(NOW - 1);
    place(room.app, tapOf());
    await settled();
    expect(held()).toMatchObject({ data: { member: { balance: 900 } }, isInvalidated: false });
  });

  test("is asked for again where it was read while the answer was on its way: which of them is newer is not known", async () => {
    vi.mocked(sendOrder).mockImplementation(async () => {
      await new Promise((done) => {
        setTimeout(done, 20_000);
      });
      return TAKEN;
    });
    readAt(NOW - 1);
    place(room.app, tapOf());
    await vi.advanceTimersByTimeAsync(10_000);
    readAt(NOW + 10_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(held()).toMatchObject({ data: { member: { balance: 900 } }, isInvalidated: true });
  });

  test("is asked for again where a question was under way when the answer came: that one may know of a later bet", async () => {
    readAt(NOW - 1);
    void room.app.client.prefetchQuery({
      ...userInfo(),
      staleTime: 0,
      queryFn: () => new Promise<never>(() => undefined),
    });
    place(room.app, tapOf());
    await settled();
    expect(held()).toMatchObject({ data: { member: { balance: 900 } }, isInvalidated: true });
  });
});

describe("one tap", () => {
  test("is one call: a second in the same task starts nothing, one after the answer does", async () => {
    expect(place(room.app, tapOf())).toBe(true);
    // even if the slip was discarded and is ready again, no second bet leaves while the first is pending
    forgetAttempts(room.app);
    expect(place(room.app, tapOf())).toBe(false);
    await settled();
    expect(vi.mocked(sendOrder)).toHaveBeenCalledTimes(1);
    for (const { ref } of openEntries(owner)) closeLine(ref, "accepted", ["b1"]);
    forgetAttempts(room.app);
    expect(place(room.app, tapOf({ stake: 50 }))).toBe(true);
    await settled();
    expect(vi.mocked(sendOrder)).toHaveBeenCalledTimes(2);
  });

  test("that comes too soon after the paint, or breaks the member's own limit, sends nothing", async () => {
    expect(place(room.app, tapOf({ press: { at: 1_000, paintedAt: 501 } }))).toBe(false);
    changeCare(room.app, owner, () => ({ ...NO_CARE, spend: { value: 99 } }));
    expect(place(room.app, tapOf())).toBe(false);
    changeCare(room.app, owner, () => ({ ...NO_CARE, breakUntil: NOW + 60_000 }));
    expect(place(room.app, tapOf())).toBe(false);
    changeCare(room.app, owner, () => NO_CARE);
    await settled();
    expect(vi.mocked(sendOrder)).not.toHaveBeenCalled();
    expect(openEntries(owner)).toEqual([]);
  });

  test.each([
    ["now, is sent", 0, 1, { state: "ready" }],
    ["a millisecond ago, is not sent", -1, 0, { state: "refused", why: "tooLate" }],
  ])("that had to leave by %s", async (_, ms, calls, attempt) => {
    expect(place(room.app, tapOf({ leavesBy: room.app.now() + ms }))).toBe(true);
    await settled();
    expect(vi.mocked(sendOrder)).toHaveBeenCalledTimes(calls);
    expect(current()).toMatchObject(attempt);
  });

  test("that another tab's bet leaves no room for while it waits for the lock sends nothing", async () => {
    const request = (_: string, __: object, work: (lock: object) => unknown) => {
      changeCare(room.app, owner, () => ({ ...NO_CARE, spend: { value: 99 } }));
      return work({});
    };
    vi.stubGlobal("navigator", { locks: { request } });
    expect(place(room.app, tapOf())).toBe(true);
    await settled();
    vi.unstubAllGlobals();
    changeCare(room.app, owner, () => NO_CARE);
    expect(vi.mocked(sendOrder)).not.toHaveBeenCalled();
    expect(current()).toMatchObject({ state: "refused", why: "ownLimit" });
    expect(told()).toMatchObject({ kind: "betRefused" });
    expect(openEntries(owner)).toEqual([]);
  });

  test.each([
    ["on the screen", () => {}],
    ["behind another dialog", () => showDialog(room.app, { kind: "betRefused", reason: OTHER_TAB, said: "" })],
  ])(
    "while the notice of a refused link waits to be read %s sends nothing, and after it was read does",
    async (_, before) => {
      before();
      showRefusedLink(room.app, { token: "refused", bcs: "" }, "jason88");
      expect(place(room.app, tapOf())).toBe(false);
      await settled();
      expect(vi.mocked(sendOrder)).not.toHaveBeenCalled();
      expect(openEntries(owner)).toEqual([]);
      while (told()?.kind !== "linkRefused") {
        closeDialog(room.app);
        vi.runOnlyPendingTimers();
      }
      acknowledgeLink(room.app);
      expect(place(room.app, tapOf())).toBe(true);
      await settled();
      expect(vi.mocked(sendOrder)).toHaveBeenCalledTimes(1);
    },
  );

  test("is in the journal before its call, with what was known and seen", async () => {
    room.app.client.setQueryData(unSettleBetList({ language: "en-US" }).queryKey, openList([betOf("b7"), betOf("b8")]));
    room.app.client.setQueryData(unSettleBetStatus().queryKey, { b8: 1, b9: 2 });
    let written: ReturnType<typeof openEntries> = [];
    vi.mocked(sendOrder).mockImplementation(async () => {
      written = openEntries(owner);
      return TAKEN;
    });
    place(room.app, tapOf());
    await settled();
    expect(written).toMatchObject([
      { account: owner, stake: 100, payment: 100, combCount: 1, at: NOW, knownIds: ["b7", "b8", "b9"], listRead: true },
    ]);
    const [entry] = written;
    expect(entry?.ref).not.toBe("");
    expect(lineOfBet(owner, betOf("b1"))).toMatchObject({
      saw: { picked: [{ odds: 1.8 }], autoAccept: 1, answeredAt: NOW, result: 0, said: "" },
    });
  });

  test("before any list was read knows of no bet, and says that none was read", async () => {
    room.app.client.setQueryData(unSettleBetStatus().queryKey, { b9: 1 });
    place(room.app, tapOf());
    expect(current()).toMatchObject({ state: "submitting", entry: { knownIds: ["b9"], listRead: false } });
    await settled();
  });

  test("cancels the boards that are being read, and nothing else", async () => {
    const cancel = vi.spyOn(room.app.client, "cancelQueries");
    place(room.app, tapOf());
    await settled();
    const predicate = cancel.mock.calls[0]?.[0]?.predicate;
    const cancels = (root: unknown) => predicate?.({ queryKey: [root] } as never);
    const lists = [
      "LiveMatchOdds",
      "NoLiveMatchOdds",
      "LeagueMatchOdds",
      "BatchMatchOdds",
      "SingleMatchOdds",
      "OutRight",
    ];
    expect([...lists, "Menu"].filter((list) => !cancels(`odds/Get${list}`))).toEqual([]);
    expect(["odds/GetUserInfo", "bet/GetUnSettleBetList", 7].map(cancels)).toEqual([false, false, false]);
  });
});

describe("another tab", () => {
  test("with a bet on one of these selections in doubt is said, and nothing leaves", async () => {
    openLine(entryOf("theirs", owner));
    expect(place(room.app, tapOf())).toBe(true);
    await settled();
    expect(vi.mocked(sendOrder)).not.toHaveBeenCalled();
    expect(told()).toMatchObject({ kind: "betRefused", reason: OTHER_TAB });
    expect(current()).toMatchObject({ state: "refused", why: "otherTab" });
    expect(openEntries(owner).map(({ ref }) => ref)).toEqual(["theirs"]);
  });

  test("with another selection, or of another member, is not in the way", async () => {
    openLine(entryOf("elsewhere", owner, { quotes: [{ ...quoteOf(NOW), betPos: 2 }] }));
    openLine(entryOf("another", ownerOf("another")));
    place(room.app, tapOf());
    await settled();
    expect(vi.mocked(sendOrder)).toHaveBeenCalledTimes(1);
  });

  test("that holds the lock is said, and no line is left that would shut it out", async () => {
    vi.stubGlobal("navigator", {
      locks: { request: (_: string, __: object, work: (lock: null) => unknown) => work(null) },
    });
    place(room.app, tapOf());
    await settled();
    vi.unstubAllGlobals();
    expect(vi.mocked(sendOrder)).not.toHaveBeenCalled();
    expect(told()).toMatchObject({ kind: "betRefused", reason: OTHER_TAB });
    expect(openEntries(owner)).toEqual([]);
  });
});

describe("the answer", () => {
  test("yes is told as accepted, with its id in the journal, and looked for", async () => {
    place(room.app, tapOf());
    await settled();
    expect(told()).toMatchObject({ kind: "betPlaced", receipt: { betIds: ["b1"], proof: "looking" } });
    const [[, entry] = []] = vi.mocked(reconcile).mock.calls;
    expect(entry && attemptOf(room.app, entry.ref)).toMatchObject({
      state: "accepted",
      proof: "confirming",
      betIds: ["b1"],
    });
    expect(entry && explainedOf(entry).answered).toEqual(["b1"]);
  });

  test("no is told and closes the line; nothing is looked for", async () => {
    vi.mocked(sendOrder).mockResolvedValue({ ...TAKEN, result: 4, betIds: [] });
    place(room.app, tapOf());
    await settled();
    expect(told()?.kind).toBe("betRefused");
    expect(current()).toMatchObject({ state: "refused" });
    expect(openEntries(owner)).toEqual([]);
    expect(vi.mocked(reconcile)).not.toHaveBeenCalled();
  });

  test.each([
    ["a result that no table names", { ...TAKEN, result: 99, betIds: [] }],
    ["the failed deduction", { ...TAKEN, result: 13, betIds: [] }],
  ])("%s is a doubt, and looked for", async (_, answer) => {
    vi.mocked(sendOrder).mockResolvedValue(answer);
    place(room.app, tapOf());
    await settled();
    expect(current()).toMatchObject({ state: "unknown" });
    expect(openEntries(owner)).toHaveLength(1);
    expect(vi.mocked(reconcile)).toHaveBeenCalledTimes(1);
  });

  test("another price waits for a new tap on it", async () => {
    const repriced = [{ ...quoteOf(NOW), odds: 1.7 }];
    vi.mocked(sendOrder).mockResolvedValue({
      ...TAKEN,
      result: 3,
      betIds: [],
      repriced,
    });
    place(room.app, tapOf());
    await settled();
    expect(current()).toMatchObject({ state: "repriced", quotes: repriced, at: NOW });
    expect(openEntries(owner)).toEqual([]);
  });

  test.each([
    ["a lost line", new Failure("network", "bet/Bet", -2), "unknown"],
    ["a time-out", new Failure("timeout", "bet/Bet", -2), "unknown"],
    ["an unreadable answer", new Failure("schema", "bet/Bet", -2), "unknown"],
    ["a broken promise", new TypeError("x"), "unknown"],
    ["a 503", new Failure("http", "bet/Bet", -503), "unknown"],
    ["a 400", new Failure("http", "bet/Bet", -400), "refused"],
    ["a code of the envelope", new Failure("envelope", "bet/Bet", 2), "refused"],
  ])("%s leaves the attempt as it should", async (_, error, state) => {
    vi.mocked(sendOrder).mockRejectedValue(error);
    place(room.app, tapOf());
    await settled();
    expect(current().state).toBe(state);
    expect(openEntries(owner)).toHaveLength(state === "unknown" ? 1 : 0);
    expect(vi.mocked(reconcile)).toHaveBeenCalledTimes(state === "unknown" ? 1 : 0);
  });

  test("a call that was refused as a whole is told with the server's words, and prices are asked anew", async () => {
    const asked = vi.spyOn(room.app.client, "invalidateQueries");
    const failure = new Failure("envelope", "bet/Bet", 2, "Try later");
    vi.mocked(sendOrder).mockRejectedValue(failure);
    place(room.app, tapOf());
    await settled();
    expect(told()).toMatchObject({ kind: "betRefused", said: failure.said });
    expect(asked).toHaveBeenCalledWith({ queryKey: ["odds/GetTicketOdds"] });
  });

  test.each([
    ["has left", { phase: "visitor", account: undefined }],
    ["has given way to another", { phase: "member", account: "somchai" }],
  ] as const)("that comes when the member %s tells nobody, and the journal knows", async (_, after) => {
    place(room.app, tapOf());
    useSession.of(room.app).setState(after);
    await settled();
    expect(told()).toBeUndefined();
    expect(vi.mocked(reconcile)).not.toHaveBeenCalled();
    expect(openEntries(owner)).toEqual([]);
    expect(lineOfBet(owner, betOf("b1"))).toMatchObject({ outcome: "accepted", betIds: ["b1"] });
  });
});
