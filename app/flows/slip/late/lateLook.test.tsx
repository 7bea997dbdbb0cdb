import { testApp } from "#app/application/testing/testApp.ts";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { fetchSettledBets } from "#app/api/bet/getSettleBetLists.ts";
import { fetchOpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import { Failure } from "#app/api/failure.ts";
import { onFailure } from "#app/api/failures.ts";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { dispatchAttempt, forgetAttempts } from "#app/stores/attempt.ts";
import { closeDialog, useDialog } from "#app/stores/dialog.ts";
import { closeLine, missingEntries, openLine } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { betOf, emptyJournal, entryOf, openList } from "#app/flows/testing/lostBet.ts";
import { reconcile, resumeAttempts } from "#app/flows/slip/reconcile.ts";
import { noteDoubt } from "#app/flows/slip/tellBet.ts";

vi.mock("#app/api/bet/getUnSettleBetList.ts", async (original) => ({
  ...(await original<object>()),
  fetchOpenBets: vi.fn<typeof fetchOpenBets>(),
}));
vi.mock("#app/api/bet/getSettleBetLists.ts", async (original) => ({
  ...(await original<object>()),
  fetchSettledBets: vi.fn<typeof fetchSettledBets>(),
}));

const app = testApp();
const owner = ownerOf("jason88");

const told = () => useDialog.of(app).getState().content;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

/** From now on the settled bets include this one. */
const settles = (id: string, ref?: string) =>
  vi
    .mocked(fetchSettledBets)
    .mockResolvedValue([
      { day: "2026-11-21", count: 1, amount: 100, winLose: 90, bets: [{ ...betOf(id, ref), status: 2 }] },
    ] as unknown as Awaited<ReturnType<typeof fetchSettledBets>>);

/** A bet that the server said it could not charge for (13), and that is in no list two seconds later. */
async function refuseCharge(ref: string): Promise<JournalEntry> {
  const at = Date.now();
  const entry = entryOf(ref, owner, { at });
  openLine(entry);
  dispatchAttempt(app, { type: "confirm", entry, press: { at: 1_000, paintedAt: 0 } });
  dispatchAttempt(app, { type: "lost", ref, at: performance.now() });
  noteDoubt(app, ref, 13, "Deduction failed");
  void reconcile(app, entry);
  await pass(2);
  expect(missingEntries(owner)).toMatchObject([{ ref }]);
  closeDialog(app);
  await pass(0);
  return entry;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T15:00:00Z") });
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  forgetAttempts(app);
  vi.mocked(fetchOpenBets).mockReset().mockResolvedValue(openList([]));
  vi.mocked(fetchSettledBets).mockReset().mockResolvedValue([]);
});

afterEach(async () => {
  useSession.of(app).setState({ phase: "visitor", account: undefined });
  await pass(300);
  while (told() !== undefined) {
    closeDialog(app);
    vi.runOnlyPendingTimers();
  }
  forgetAttempts(app);
  vi.useRealTimers();
  emptyJournal();
});

test("a bet that was booked after a refused charge, and settled before the open bets were read again, is told", async () => {
  await refuseCharge("r1");
  settles("b1", "r1");
  await pass(119);
  expect(told()).toBeUndefined();
  await pass(1);
  expect(told()).toMatchObject({ kind: "betPlaced", receipt: { ref: "r1", betIds: ["b1"] } });
  expect(missingEntries(owner)).toEqual([]);
});

test("on a server without refs the member is asked whether it is theirs", async () => {
  await refuseCharge("r2");
  settles("b2");
  await pass(120);
  expect(told()).toMatchObject({ kind: "betAsked", alone: false, entry: { ref: "r2" }, bets: [{ id: "b2" }] });
});

test("a reading that fails is made again two minutes later, and one that shows nothing is the last", async () => {
  await refuseCharge("r3");
  vi.mocked(fetchSettledBets).mockRejectedValueOnce(new Failure("network", "bet/GetSettleBetLists", -2));
  vi.mocked(fetchSettledBets).mockClear();
  await pass(120);
  expect(vi.mocked(fetchSettledBets)).toHaveBeenCalledTimes(1);
  await pass(120);
  expect(vi.mocked(fetchSettledBets)).toHaveBeenCalledTimes(2);
  await pass(600);
  expect(vi.mocked(fetchSettledBets)).toHaveBeenCalledTimes(2);
  expect(told()).toBeUndefined();
});

test.each([
  [259_199_999, 1],
  [259_200_000, 0],
])(
  "a bet that an earlier page called missing is looked for up to three days after: %d ms, %d times",
  async (age, times) => {
    openLine(entryOf("r7", owner, { at: Date.now() - age }));
    closeLine("r7", "notFound");
    resumeAttempts(app, owner);
    resumeAttempts(app, owner);
    await pass(120);
    expect(vi.mocked(fetchSettledBets)).toHaveBeenCalledTimes(times);
  },
);

test("a bet that was looked for in vain is looked for again at the next sign-in", async () => {
  openLine(entryOf("r8", owner, { at: Date.now() }));
  closeLine("r8", "notFound");
  resumeAttempts(app, owner);
  await pass(120);
  expect(vi.mocked(fetchSettledBets)).toHaveBeenCalledTimes(1);
  resumeAttempts(app, owner);
  await pass(120);
  expect(vi.mocked(fetchSettledBets)).toHaveBeenCalledTimes(2);
});

test("nobody else hears of it", async () => {
  await refuseCharge("r4");
  settles("b4", "r4");
  useSession.of(app).setState({ phase: "member", account: "somchai" });
  vi.mocked(fetchSettledBets).mockClear();
  await pass(120);
  expect(vi.mocked(fetchSettledBets)).not.toHaveBeenCalled();
  expect(told()).toBeUndefined();
});

test.each([
  ["has left", () => useSession.of(app).setState({ phase: "visitor", account: undefined })],
  ["has it from another tab", () => closeLine("r5", "accepted", ["b5"])],
])("a member who %s while the lists are read is told nothing", async (_, meanwhile) => {
  await refuseCharge("r5");
  vi.mocked(fetchOpenBets).mockImplementation(async () => {
    meanwhile();
    return openList([betOf("b5", "r5")]);
  });
  await pass(120);
  expect(told()).toBeUndefined();
});

test("a reading that ends the session says so", async () => {
  await refuseCharge("r6");
  vi.mocked(fetchOpenBets).mockRejectedValue(new Failure("envelope", "bet/GetUnSettleBetList", 3));
  const heard = vi.fn<() => void>();
  onTestFinished(onFailure(app, heard));
  await pass(120);
  expect(heard).toHaveBeenCalledOnce();
});
