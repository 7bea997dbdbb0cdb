import { beforeEach, describe, expect, test, vi } from "vitest";
import { Failure } from "#app/api/failure.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { judgeSession } from "#app/flows/session/session.ts";
import { betRoom } from "#app/flows/testing/betRoom.ts";
import { TAKEN, tapOf } from "#app/flows/testing/betTap.ts";
import { quoteOf } from "#app/flows/testing/lostBet.ts";
import { type AppMessage } from "#app/host/messages.ts";
import { careOf } from "#app/stores/care.ts";
import { journalOf } from "#app/stores/journal.ts";
import { useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";
import { openSingle, setParlay } from "#app/stores/slipChanges.ts";
import { setAmount } from "#app/stores/stake.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { dropEntry } from "#app/stores/storage/storage.ts";
import { BET_REFUSALS, generalText, KEPT } from "#app/text/refusals.ts";
import { spentToday } from "./ownLimits.ts";
import { place } from "./placeBet.ts";
import { reconcile } from "./reconcile.ts";
import { type PlacedAnswer, sendOrder } from "./sendOrder.ts";
import { isServersDoubt } from "./tellBet.ts";

vi.mock("./sendOrder.ts", () => ({ sendOrder: vi.fn<typeof sendOrder>() }));
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
const room = betRoom(NOW);
const { told, current, settled } = room;

beforeEach(() => {
  news.length = 0;
  vi.mocked(reconcile).mockClear();
});

/** The ticket of the slip, which is asked for anew. */
const TICKET = ["odds/GetTicketOdds", {}];

/** What the server answers, or how the call fails. */
function answerWith(answer: PlacedAnswer | Failure) {
  if (answer instanceof Failure) vi.mocked(sendOrder).mockRejectedValue(answer);
  else vi.mocked(sendOrder).mockResolvedValue(answer);
}

/** A bet of the open slip that is answered so. */
async function answeredWith(answer: PlacedAnswer | Failure) {
  answerWith(answer);
  room.app.client.setQueryData(TICKET, {});
  openSingle(room.app, tapOf().selections[0] as Selection);
  setAmount(room.app, "100");
  place(room.app, tapOf());
  await settled();
}

const line = () => journalOf(ownerOf("jason88"));
const slip = () => useSlip.of(room.app).getState();
const isPriceAskedAgain = () => room.app.client.getQueryState(TICKET)?.isInvalidated;

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
    setParlay(room.app, tapOf().selections);
    place(room.app, tapOf({ kind: "parlay" }));
    await settled();
    expect(slip().parlay).toHaveLength(1);
    expect(told()).toMatchObject({ kind: "betRefused", kept: KEPT });
  });

  test("result 3 with new prices waits for a tap on them, in the slip that shows them, as of the earliest reading", async () => {
    const quotes = [{ ...quoteOf(NOW + 20), odds: 1.7 }, quoteOf(NOW + 10)];
    await answeredWith({ ...refusedWith(3), repriced: quotes });
    expect(current()).toMatchObject({ state: "repriced", quotes, at: NOW + 10 });
    expect(line()).toMatchObject([{ outcome: "refused" }]);
    expect(told()).toBeUndefined();
  });

  test("result 4 is a refusal, also with a new price", async () => {
    await answeredWith({ ...refusedWith(4), repriced: [quoteOf(NOW + 20)] });
    expect(current().state).toBe("refused");
    expect(told()).toMatchObject({ kind: "betRefused", reason: BET_REFUSALS.belowMinimum });
  });

  test("result 13 leaves open whether it stands: it is looked for, and its words are kept for the outcome", async () => {
    await answeredWith(refusedWith(13));
    expect(current().state).toBe("unknown");
    expect(line()).toMatchObject([{ outcome: "open" }]);
    const [{ entry } = {}] = line();
    expect(vi.mocked(reconcile).mock.calls).toEqual([[room.app, entry]]);
    expect(isServersDoubt(room.app, entry?.ref ?? "")).toBe(true);
    expect(told()).toBeUndefined();
  });

  test("result 99, which no table names, is looked for without words of its own", async () => {
    await answeredWith(refusedWith(99));
    expect(current().state).toBe("unknown");
    expect(isServersDoubt(room.app, line()[0]?.entry.ref ?? "")).toBe(false);
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
    expect(line()[0]?.saw?.untold).toBeUndefined();
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
  const late = async (answer: PlacedAnswer | Failure) => {
    answerWith(answer);
    place(room.app, tapOf());
    useSession.of(room.app).setState({ phase: "visitor", account: undefined });
    await settled();
    expect(told()).toBeUndefined();
    expect(vi.mocked(reconcile)).not.toHaveBeenCalled();
  };

  test("that takes the bet closes its line, with its id, and counts for their own limit of the day", async () => {
    dropEntry({ name: "care", version: 1 });
    await late(TAKEN);
    expect(line()).toMatchObject([{ outcome: "accepted", betIds: ["b1"] }]);
    expect(spentToday(careOf(ownerOf("jason88")), NOW)).toBe(100);
  });

  test("that leaves a doubt keeps the line open for the next sign-in", async () => {
    await late({ ...TAKEN, result: 13, betIds: [] });
    expect(line()).toMatchObject([{ outcome: "open" }]);
    expect(line()[0]?.saw?.untold).toBeUndefined();
  });

  test("that is lost keeps the line open for the next sign-in", async () => {
    await late(new Failure("network", "bet/Bet", -2));
    expect(line()).toMatchObject([{ outcome: "open" }]);
  });

  test("that refuses the call as a whole closes its line, and is kept with its words for the next sign-in", async () => {
    await late(new Failure("envelope", "bet/Bet", 4, "their words"));
    const saw = { said: "their words", untold: { code: 4, isResult: false } };
    expect(line()).toMatchObject([{ outcome: "refused", saw }]);
  });

  test("that refuses the bet closes its line, and is kept for the next sign-in", async () => {
    await late({ ...TAKEN, result: 4, betIds: [] });
    expect(line()).toMatchObject([{ outcome: "refused", saw: { untold: { code: 4, isResult: true } } }]);
  });
});
