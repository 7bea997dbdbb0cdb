import { testApp } from "#app/application/testing/testApp.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type fetchSettledBets } from "#app/api/bet/getSettleBetLists.ts";
import { fetchOpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { betOf, emptyJournal, entryOf, openList } from "#app/flows/testing/lostBet.ts";
import { attemptOf, dispatchAttempt, forgetAttempts } from "#app/stores/attempt.ts";
import { closeDialog, useDialog } from "#app/stores/dialog.ts";
import { openEntries, openLine } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { answerAsked, lookAgain } from "./reconcile.ts";

vi.mock("#app/api/bet/getUnSettleBetList.ts", async (original) => ({
  ...(await original<object>()),
  fetchOpenBets: vi.fn<typeof fetchOpenBets>(),
}));
vi.mock("#app/api/bet/getSettleBetLists.ts", async (original) => ({
  ...(await original<object>()),
  fetchSettledBets: vi.fn<typeof fetchSettledBets>(async () => []),
}));

const app = testApp();
const owner = ownerOf("jason88");

const told = () => useDialog.of(app).getState().content;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

/** An attempt whose response was just lost, on a server without refs. */
function lose(): JournalEntry {
  const at = Date.now();
  const entry = entryOf("ref", owner, { at });
  openLine(entry);
  dispatchAttempt(app, { type: "confirm", entry, press: { at: 1_000, paintedAt: 0 } });
  dispatchAttempt(app, { type: "lost", ref: entry.ref, at: performance.now() });
  return entry;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T15:00:00Z") });
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  vi.mocked(fetchOpenBets).mockReset().mockResolvedValue(openList([]));
});

afterEach(() => {
  while (told() !== undefined) {
    closeDialog(app);
    vi.runOnlyPendingTimers();
  }
  forgetAttempts(app);
  vi.useRealTimers();
  emptyJournal();
});

test("a reading that was under way when the member said which is theirs asks nothing more", async () => {
  const entry = lose();
  const [ours, theirs] = [betOf("b1"), betOf("b2")];
  vi.mocked(fetchOpenBets).mockResolvedValue(openList([ours, theirs]));
  await lookAgain(app, entry);
  expect(told()).toMatchObject({ kind: "betAsked" });
  let arrive = (_list: Awaited<ReturnType<typeof fetchOpenBets>>): void => undefined;
  vi.mocked(fetchOpenBets).mockReturnValue(
    new Promise((done) => {
      arrive = done;
    }),
  );
  const reading = lookAgain(app, entry);
  answerAsked(app, entry, [ours]);
  arrive(openList([ours, theirs]));
  await reading;
  expect(told()).toMatchObject({ kind: "betPlaced", receipt: { betIds: ["b1"] } });
});

test("one that a slow reading shows after a quick one has called it missing is in doubt again, in every tab", async () => {
  const entry = lose();
  await pass(61);
  await lookAgain(app, entry);
  await pass(60);
  let arrive = (_list: Awaited<ReturnType<typeof fetchOpenBets>>): void => undefined;
  vi.mocked(fetchOpenBets).mockReturnValueOnce(
    new Promise((done) => {
      arrive = done;
    }),
  );
  const slow = lookAgain(app, entry);
  await lookAgain(app, entry);
  expect(attemptOf(app, entry.ref)?.state).toBe("notFound");
  expect(openEntries(owner)).toEqual([]);
  arrive(openList([betOf("b1")]));
  await slow;
  expect(attemptOf(app, entry.ref)?.state).toBe("asked");
  expect(openEntries(owner)).toHaveLength(1);
});
