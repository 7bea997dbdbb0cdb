import { afterEach, describe, expect, test, vi } from "vitest";
import { createQueryClient } from "#app/api/queryClient.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { pageNow } from "#app/stores/clock.ts";
import { closeLine, missingEntries, openLine } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { betOf, entryOf, openList } from "#app/flows/testing/lostBet.ts";
import { hearBets } from "./betWatch.ts";

const owner = ownerOf("jason88");
const how = { language: "en-US", wanted: false };

test("a late bet that was held back by another one is told by the next reading, though the list is the same", () => {
  useSession.setState({ phase: "member", account: "jason88" });
  openLine(entryOf("late", owner));
  closeLine("late", "notFound");
  openLine(entryOf("underWay", owner, { stake: 20 }));
  const open = openList([betOf("b1", "late")]);
  const first = { statuses: {}, open, readAt: 1 };
  hearBets(createQueryClient(), { statuses: {}, open: undefined, readAt: 0 }, first, how);
  expect(missingEntries(owner)).toHaveLength(1);
  closeLine("underWay", "refused");
  hearBets(createQueryClient(), first, { ...first, readAt: 2 }, how);
  expect(missingEntries(owner)).toEqual([]);
});

describe("the first list that is read", () => {
  afterEach(() => void vi.useRealTimers());

  /** Whether the balance is asked for anew by a first list that came so many ms after it. */
  function isAsked(late: number): boolean | undefined {
    vi.useFakeTimers({ now: Date.parse("2026-11-21T10:00:00Z") });
    useSession.setState({ phase: "member", account: "jason88" });
    const client = createQueryClient();
    const member = {
      account: "jason88",
      name: "Jason",
      balance: 500,
      cashBalance: null,
      currency: "USD",
      paused: false,
      allowedThemes: [1],
    };
    client.setQueryData(userInfo().queryKey, { member, token: "", bcs: "", balanceAt: pageNow() });
    vi.advanceTimersByTime(late);
    const open = openList([betOf("b1", "r1")]);
    const statuses = { b1: "accepted" } as const;
    hearBets(client, { statuses, open: undefined, readAt: 0 }, { statuses, open, readAt: 1 }, how);
    return client.getQueryState(userInfo().queryKey)?.isInvalidated;
  }

  test("asks for a balance that is from long before it", () => expect(isAsked(5_001)).toBe(true));

  test("leaves one alone that came with it", () => expect(isAsked(5_000)).toBe(false));
});
