import { testApp } from "#app/application/testing/testApp.ts";
import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, test, vi } from "vitest";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { closeLine, missingEntries, openLine } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { betOf, entryOf, openList } from "#app/flows/testing/lostBet.ts";
import { countSpent, spentToday } from "#app/flows/slip/ownLimits.ts";
import { careOf } from "#app/stores/care.ts";
import { type BetsKnown, hearBets } from "./betWatch.ts";

const app = testApp();

const owner = ownerOf("watcher");
const how = { language: "en-US", wanted: false };

test("a late bet that was held back by another one is told by the next reading, though the list is the same", () => {
  useSession.of(app).setState({ phase: "member", account: "watcher" });
  openLine(entryOf("late", owner));
  closeLine("late", "notFound");
  openLine(entryOf("underWay", owner));
  // a server without refs: it may belong to either
  const open = openList([betOf("b1")]);
  const first = { statuses: {}, open, readAt: 1 };
  hearBets(app, { statuses: {}, open: undefined, readAt: 0 }, first, how);
  expect(missingEntries(owner)).toHaveLength(1);
  closeLine("underWay", "refused");
  hearBets(app, first, { ...first, readAt: 2 }, how);
  expect(missingEntries(owner)).toEqual([]);
});

describe("the first list that is read", () => {
  const first = (bets: readonly BetRecord[]): boolean | undefined => {
    useSession.of(app).setState({ phase: "member", account: "watcher" });
    const { client } = app;
    client.setQueryData<unknown>(userInfo().queryKey, { member: { account: "watcher", balance: 500 } });
    const statuses = Object.fromEntries(bets.map(({ id }) => [id, "accepted" as const]));
    hearBets(app, { statuses, open: undefined, readAt: 0 }, { statuses, open: openList(bets), readAt: 1 }, how);
    return client.getQueryState(userInfo().queryKey)?.isInvalidated;
  };

  test("asks for the balance anew: one of its bets may have come after it", () =>
    expect(first([betOf("b1", "r1")])).toBe(true));

  test("leaves it alone where there is no bet", () => expect(first([])).toBe(false));
});

describe("a bet that came and went between two readings of the list", () => {
  /** Whether the balance is refetched, when two lists without a bet were read this long after each other. */
  const asks = (wait: number, balanceAt = 0): boolean | undefined => {
    useSession.of(app).setState({ phase: "member", account: "watcher" });
    const { client } = app;
    client.setQueryData<unknown>(userInfo().queryKey, { member: { account: "watcher", balance: 500 }, balanceAt });
    const before = { statuses: {}, open: openList([]), readAt: 9_000_000 };
    hearBets(app, before, { ...before, open: openList([]), readAt: 9_000_000 + wait }, how);
    return client.getQueryState(userInfo().queryKey)?.isInvalidated;
  };

  test("may have taken money while no list could be read", () => expect(asks(130_000)).toBe(true));

  test("may have taken money where the clock was set back by hours meanwhile", () =>
    expect(asks(-21_400_000)).toBe(true));

  test("is in a balance that was requested just before the list", () =>
    expect(asks(3_000_000, app.now() - 1_000)).toBe(false));

  test("may not be in a balance that is as old as the list before", () =>
    expect(asks(3_000_000, app.now() - 3_000_000)).toBe(true));

  test("is not looked for where the list is read in time", () => expect(asks(60_000)).toBe(false));

  test("took money where another tab wrote down that it was taken", () => {
    openLine({ ...entryOf("gone", owner), at: 9_010_000 });
    closeLine("gone", "accepted", ["ended"]);
    expect(asks(60_000)).toBe(true);
  });
});

test("a page that comes back after 50 minutes requests the balance once, whether it arrives before the list or after", async () => {
  for (const isListFirst of [false, true]) {
    const page = testApp();
    const { client } = page;
    useSession.of(page).setState({ phase: "member", account: "watcher" });
    const { queryKey } = userInfo();
    const member = { account: "watcher", balance: 500 };
    client.setQueryData<unknown>(queryKey, { member, balanceAt: page.now() - 3_000_000 });
    let answer = () => {};
    const queryFn = vi.fn<() => Promise<unknown>>(async () => {
      const balanceAt = page.now();
      await new Promise<void>((done) => {
        answer = done;
      });
      return { member, balanceAt };
    });
    const observer = new QueryObserver<unknown>(client, { queryKey, queryFn, staleTime: Infinity });
    const stop = observer.subscribe(() => {});
    const asked = observer.refetch();
    const before = { statuses: {}, open: openList([]), readAt: 90_000_000 };
    const hear = () => hearBets(page, before, { ...before, readAt: 93_000_000 }, how);
    if (isListFirst) hear();
    answer();
    await asked;
    if (!isListFirst) hear();
    await new Promise((done) => setTimeout(done));
    expect(queryFn).toHaveBeenCalledTimes(1);
    stop();
  }
});

test("a balance that moved while the list stayed the same is asked for anew, once", () => {
  const page = testApp();
  const { client } = page;
  useSession.of(page).setState({ phase: "member", account: "watcher" });
  let known: BetsKnown = { statuses: {}, open: openList([]), readAt: 90_000_000 };
  /** Whether the balance is refetched at the next reading of the list, without a bet in it. */
  const asks = (balance: number | null, account = "watcher"): boolean | undefined => {
    client.setQueryData<unknown>(userInfo().queryKey, { member: { account, balance } });
    const next = { ...known, open: openList([]), readAt: known.readAt + 60_000 };
    hearBets(page, known, next, how);
    known = next;
    return client.getQueryState(userInfo().queryKey)?.isInvalidated;
  };
  expect(asks(500)).toBe(false);
  // a bet on another device took 20, and has been settled by the next reading
  expect(asks(480)).toBe(true);
  expect(asks(480)).toBe(false);
  expect(asks(null)).toBe(false);
  expect(asks(480)).toBe(false);
  expect(asks(700, "anna")).toBe(false);
});

describe("a bet that was taken and counts for the member's own limit", () => {
  const spent = (): number => spentToday(careOf(owner), Date.now());

  /** How the day's sum changes on a page that receives the status twice. */
  const changeBy = (status: "accepted" | "refused" | "cancelled", page = app): number => {
    for (const one of [app, page]) useSession.of(one).setState({ phase: "member", account: "watcher" });
    const ref = `counted ${status}`;
    const entry = entryOf(ref, owner);
    openLine(entry);
    closeLine(ref, "accepted", [ref]);
    countSpent(app, entry, 100);
    const before = { statuses: { [ref]: "waiting" as const }, open: undefined, readAt: 0 };
    const start = spent();
    hearBets(page, before, { ...before, statuses: { [ref]: status } }, how);
    hearBets(page, before, { ...before, statuses: { [ref]: status } }, how);
    return spent() - start;
  };

  test.each([
    ["accepted", 0],
    ["refused", -100],
    ["cancelled", -100],
  ] as const)("and is then %s changes the day's sum by %d", (status, change) => expect(changeBy(status)).toBe(change));

  test("is counted once, also by the page that comes after a reload", () => {
    useSession.of(app).setState({ phase: "member", account: "watcher" });
    const entry = entryOf("counted twice", owner);
    openLine(entry);
    countSpent(app, entry, 100);
    const next = testApp();
    useSession.of(next).setState({ phase: "member", account: "watcher" });
    const start = spent();
    // the list says what was deducted in the end
    countSpent(next, entry, 98);
    expect(spent() - start).toBe(-2);
  });

  test("is taken off by the page alone that has counted it", () => expect(changeBy("refused", testApp())).toBe(0));
});
