import { type App } from "#app/application/app.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fetchSettledBets } from "#app/api/bet/getSettleBetLists.ts";
import { fetchOpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { attemptOf, forgetAttempts, dispatchAttempt } from "#app/stores/attempt.ts";
import { closeDialog, showDialog } from "#app/stores/dialog.ts";
import { explainedOf, openEntries, openLine } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { betRoom } from "#app/flows/testing/betRoom.ts";
import { betOf, entryOf, openList } from "#app/flows/testing/lostBet.ts";
import { receiptOfRecord } from "./receipts.ts";
import { answerAsked, lookAgain, reconcile, resumeAttempts } from "./reconcile.ts";
import { noteDoubt } from "./tellBet.ts";

vi.mock("#app/api/bet/getUnSettleBetList.ts", async (original) => ({
  ...(await original<object>()),
  fetchOpenBets: vi.fn<typeof fetchOpenBets>(),
}));
vi.mock("#app/api/bet/getSettleBetLists.ts", async (original) => ({
  ...(await original<object>()),
  fetchSettledBets: vi.fn<typeof fetchSettledBets>(),
}));

const room = betRoom(Date.parse("2026-11-21T15:00:00Z"));
const { told } = room;
const owner = ownerOf("jason88");
let app: App;

type List = readonly [second: number, bets: readonly BetRecord[]];

/** The lists that the bookmaker returns, by seconds from now. */
function listsFrom(...lists: readonly List[]): void {
  const at = Date.now();
  vi.mocked(fetchOpenBets).mockImplementation(async () => {
    const shown = lists.filter(([second]) => Date.now() - at >= second * 1_000).at(-1);
    return openList(shown?.[1] ?? []);
  });
}

const settledBet = (bet: BetRecord) =>
  vi
    .mocked(fetchSettledBets)
    .mockResolvedValue([{ day: "2026-11-21", bets: [bet], count: 1, amount: 100, winLose: 0 }]);

/** A bet whose response is still to come. */
function send(more: Partial<JournalEntry> = {}): JournalEntry {
  const entry = entryOf("ref", owner, { at: Date.now(), ...more });
  openLine(entry);
  dispatchAttempt(app, { type: "confirm", entry, press: { at: 1_000, paintedAt: 0 } });
  return entry;
}

/** An attempt whose response was just lost. */
function lose(more: Partial<JournalEntry> = {}): JournalEntry {
  const entry = send(more);
  dispatchAttempt(app, { type: "lost", ref: entry.ref, at: performance.now() });
  return entry;
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

/** Looks for a bet for this many seconds, in these lists if any are given. */
async function lookFor(entry: JournalEntry, seconds: number, ...lists: readonly List[]): Promise<void> {
  if (lists.length > 0) listsFrom(...lists);
  void reconcile(app, entry);
  await pass(seconds);
}

beforeEach(() => {
  ({ app } = room);
  vi.mocked(fetchOpenBets).mockReset().mockResolvedValue(openList([]));
  vi.mocked(fetchSettledBets).mockReset().mockResolvedValue([]);
});

test("one who leaves while the list is read is told nothing, and the line stays open", async () => {
  const lost = lose();
  const looked = lookFor(lost, 1, [0, [betOf("b1", lost.ref)]]);
  useSession.of(app).setState({ phase: "visitor", account: undefined });
  await looked;
  expect(told()).toBeUndefined();
  expect(openEntries(owner)).toHaveLength(1);
  expect(vi.mocked(fetchOpenBets)).toHaveBeenCalledTimes(1);
});

describe("with refs", () => {
  test("the bet is found at the look after it was booked, and told once", async () => {
    const entry = lose();
    void reconcile(app, entry);
    await lookFor(entry, 7, [5, [betOf("other", "r-other"), betOf("b1", entry.ref)]]);
    expect(told()).toBeUndefined();
    expect(vi.mocked(fetchOpenBets)).toHaveBeenCalledTimes(3);
    await pass(1);
    expect(told()).toMatchObject({ kind: "betPlaced", receipt: { betIds: ["b1"], proof: "found" } });
    expect(openEntries(owner)).toEqual([]);
    expect(explainedOf(entry).answered).toEqual(["b1"]);
    await pass(200);
    // the read that follows is for the list on the screen, not another look
    expect(vi.mocked(fetchOpenBets)).toHaveBeenCalledTimes(4);
  });

  test("the schedule is kept where the device's clock is set back by a day meanwhile", async () => {
    const entry = lose();
    await lookFor(entry, 3);
    vi.setSystemTime(Date.now() - 26 * 3_600_000);
    vi.mocked(fetchOpenBets).mockResolvedValue(openList([betOf("b1", entry.ref)]));
    await pass(1);
    expect(told()).toMatchObject({ kind: "betPlaced", receipt: { betIds: ["b1"] } });
    expect(vi.mocked(fetchOpenBets)).toHaveBeenCalledTimes(3);
  });

  test("two with the same ref are said", async () => {
    const entry = lose();
    await lookFor(entry, 1, [0, [betOf("b1", entry.ref), betOf("b2", entry.ref)]]);
    expect(told()).toMatchObject({ kind: "betTwice", betIds: ["b1", "b2"], alike: false });
  });

  test("after two minutes it is called missing, in the slip or in a dialog, once the settled bets do not show it either", async () => {
    const entry = lose();
    await lookFor(entry, 119);
    expect(attemptOf(app, entry.ref)?.state).toBe("unknown");
    expect(vi.mocked(fetchSettledBets)).not.toHaveBeenCalled();
    await pass(1);
    expect(attemptOf(app, entry.ref)?.state).toBe("notFound");
    expect(vi.mocked(fetchSettledBets)).toHaveBeenCalledExactlyOnceWith(
      app.client,
      expect.objectContaining({ from: "2026-11-19", to: "2026-11-23" }),
    );
    expect(told()).toMatchObject({ kind: "betDoubt", found: "notFound" });
    expect(openEntries(owner)).toEqual([]);
  });

  test("a settled one is found", async () => {
    const entry = lose();
    settledBet(betOf("b1", entry.ref));
    await lookFor(entry, 120);
    expect(told()).toMatchObject({ kind: "betPlaced", receipt: { betIds: ["b1"] } });
  });

  test("where the settled bets cannot be read it is not called missing", async () => {
    const entry = lose();
    vi.mocked(fetchSettledBets).mockRejectedValue(new TypeError("no line"));
    await lookFor(entry, 121);
    expect(told()).toMatchObject({ kind: "betDoubt", found: "stillUnknown" });
    expect(openEntries(owner)).toHaveLength(1);
    vi.mocked(fetchSettledBets).mockResolvedValue([]);
    await lookAgain(app, entry);
    expect(told()).toMatchObject({ kind: "betDoubt", found: "notFound" });
  });

  test("a line of half a year ago asks for no more days than can be asked", async () => {
    const entry = lose({ at: Date.parse("2026-05-01T12:00:00Z") });
    await lookFor(entry, 120);
    expect(vi.mocked(fetchSettledBets)).toHaveBeenCalledWith(
      app.client,
      expect.objectContaining({ from: "2026-04-29", to: "2026-06-28" }),
    );
  });

  test("a doubtful refusal is believed two seconds after it, with the server's words", async () => {
    await pass(5);
    const entry = lose();
    noteDoubt(app, entry.ref, 13, "Deduction failed");
    await lookFor(entry, 1);
    expect(openEntries(owner)).toHaveLength(1);
    await pass(1);
    expect(openEntries(owner)).toEqual([]);
    expect(told()).toMatchObject({ kind: "deposit", said: "Deduction failed" });
  });
});

describe("without refs", () => {
  test("one bet that stands alone is told, and the line stays open until the member has seen it", async () => {
    const entry = lose();
    await lookFor(entry, 1, [0, [betOf("b1")]]);
    expect(told()).toMatchObject({ kind: "betAsked", alone: true, bets: [{ id: "b1" }] });
    expect(openEntries(owner)).toHaveLength(1);
    closeDialog(app);
    await pass(60);
    // closed without an answer: it does not reopen by itself, and nothing else is shown
    expect(told()).toBeUndefined();
    answerAsked(app, entry, [betOf("b1")]);
    expect(told()).toBeUndefined();
    expect(openEntries(owner)).toEqual([]);
    expect(explainedOf(entry).answered).toEqual(["b1"]);
    expect(attemptOf(app, entry.ref)).toMatchObject({ state: "accepted", proof: "found" });
  });

  test("one that is listed with its ref while the question stands is told as placed", async () => {
    const entry = lose();
    await lookFor(entry, 4, [0, [betOf("b1")]], [3, [betOf("b1", entry.ref)]]);
    expect(told()).toMatchObject({ kind: "betPlaced", receipt: { betIds: ["b1"] } });
  });

  test("one that comes beside it while the question stands is shown as well", async () => {
    const entry = lose();
    await lookFor(entry, 4, [0, [betOf("b1")]], [3, [betOf("b1"), betOf("b2")]]);
    expect(told()).toMatchObject({ kind: "betAsked", alone: false, bets: [{ id: "b1" }, { id: "b2" }] });
    answerAsked(app, entry, [betOf("b2")]);
    expect(told()).toMatchObject({ kind: "betPlaced", receipt: { betIds: ["b2"] } });
  });

  test("a reading that was due when the member said which is theirs is not made", async () => {
    const entry = lose();
    const [ours, theirs] = [betOf("b1"), betOf("b2")];
    await lookFor(entry, 1, [0, [ours, theirs]]);
    answerAsked(app, entry, [ours]);
    await pass(1);
    expect(told()).toMatchObject({ kind: "betPlaced", receipt: { betIds: ["b1"] } });
  });

  test("all of them are two bets for one tap", async () => {
    const entry = lose();
    const both = [betOf("b1"), betOf("b2")];
    await lookFor(entry, 1, [0, both]);
    answerAsked(app, entry, both);
    expect(told()).toMatchObject({ kind: "betTwice", betIds: ["b1", "b2"] });
  });

  test("one that is not the member's is set aside, and the next is told", async () => {
    const entry = lose();
    await lookFor(entry, 1, [0, [betOf("b1")]], [50, [betOf("b1"), betOf("b2")]]);
    answerAsked(app, entry, []);
    closeDialog(app);
    await pass(57);
    expect(told()).toBeUndefined();
    expect(attemptOf(app, entry.ref)?.state).toBe("unknown");
    await pass(2);
    expect(told()).toMatchObject({ kind: "betAsked", alone: true, bets: [{ id: "b2" }] });
  });

  test("refused after the two minutes, it ends the search", async () => {
    const entry = lose();
    await lookFor(entry, 180, [0, [betOf("b1")]]);
    expect(attemptOf(app, entry.ref)?.state).toBe("asked");
    answerAsked(app, entry, []);
    await pass(0);
    expect(attemptOf(app, entry.ref)?.state).toBe("notFound");
    expect(told()).toMatchObject({ kind: "betDoubt", found: "notFound" });
    answerAsked(app, entry, []);
    expect(attemptOf(app, entry.ref)?.state).toBe("notFound");
  });

  test("a settled one is asked about: whether it was there before the tap is not known", async () => {
    const entry = lose();
    settledBet(betOf("b1"));
    await lookFor(entry, 120);
    expect(told()).toMatchObject({ kind: "betAsked", alone: false, bets: [{ id: "b1" }] });
  });
});

describe("a taken bet", () => {
  /** The server said yes, with this id or none. */
  function take(betIds: readonly string[]): JournalEntry {
    const entry = send();
    dispatchAttempt(app, { type: "accepted", ref: entry.ref, betIds, at: performance.now() });
    return entry;
  }

  test("is looked for at once, and its proof says nothing where its dialog is closed", async () => {
    const entry = take(["b1"]);
    await lookFor(entry, 0, [0, [betOf("b1", entry.ref)]]);
    expect(attemptOf(app, entry.ref)).toMatchObject({ state: "accepted", proof: "found" });
    expect(told()).toBeUndefined();
    expect(openEntries(owner)).toEqual([]);
  });

  test("without an id and a ref, which one it is is asked, and refusing goes on looking", async () => {
    const entry = take([]);
    await lookFor(entry, 0, [0, [betOf("b1")]]);
    expect(told()).toMatchObject({ kind: "betAsked", alone: true });
    answerAsked(app, entry, []);
    await pass(0);
    expect(attemptOf(app, entry.ref)).toMatchObject({ state: "accepted", proof: "confirming" });
  });

  test.each([
    ["found by the second look", 1, "looking", "found"],
    ["in no list for two minutes", 200, "looking", "missing"],
    ["found at once", 0, "found", "found"],
  ])("%s says so in its open dialog", async (_, second, first, last) => {
    const entry = take(["b1"]);
    const bet = betOf("b1", entry.ref);
    const receipt = receiptOfRecord(bet, entry, { currency: "THB", balance: 900 });
    showDialog(app, { kind: "betPlaced", receipt: { ...receipt, proof: "looking" } });
    await lookFor(entry, 0, [second, [bet]]);
    expect(told()).toMatchObject({ receipt: { proof: first } });
    expect(openEntries(owner)).toHaveLength(first === "looking" ? 1 : 0);
    await pass(130);
    expect(told()).toMatchObject({ receipt: { proof: last } });
  });

  test("that was asked about, and is then listed with its ref, is not told again", async () => {
    const entry = take([]);
    await lookFor(entry, 0, [0, [betOf("b1")]], [1, [betOf("b1", entry.ref)]]);
    closeDialog(app);
    await pass(10);
    expect(attemptOf(app, entry.ref)).toMatchObject({ state: "accepted", proof: "found", betIds: ["b1"] });
    expect(told()).toBeUndefined();
  });

  test("that no list has shown in two minutes is written down as the server said it, and shuts out nothing", async () => {
    const entry = take([]);
    vi.mocked(fetchOpenBets).mockRejectedValue(new TypeError("no list"));
    await lookFor(entry, 130);
    expect(openEntries(owner)).toEqual([]);
  });
});

test("attempts that an earlier page left open are looked for, each once, and of this member only", async () => {
  openLine(entryOf("left", owner));
  openLine(entryOf("others", ownerOf("another")));
  listsFrom([0, [betOf("b1", "left"), betOf("b2", "others")]]);
  resumeAttempts(app, owner);
  resumeAttempts(app, owner);
  expect(attemptOf(app, "left")?.state).toBe("unknown");
  expect(attemptOf(app, "others")).toBeUndefined();
  await pass(1);
  expect(told()).toMatchObject({ kind: "betPlaced", receipt: { ref: "left", betIds: ["b1"] } });
  expect(vi.mocked(fetchOpenBets)).toHaveBeenCalledTimes(1);
});

test("who signs in again is looked for at once, though the search before the sign-out still waits for its next look", async () => {
  const lost = lose();
  await lookFor(lost, 16);
  useSession.of(app).setState({ phase: "visitor", account: undefined });
  forgetAttempts(app);
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  vi.mocked(fetchOpenBets).mockResolvedValue(openList([betOf("b1", lost.ref)]));
  resumeAttempts(app, owner);
  await pass(1);
  expect(told()).toMatchObject({ kind: "betPlaced", receipt: { betIds: ["b1"] } });
});
