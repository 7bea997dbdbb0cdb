import { expect, test } from "vitest";
import { createQueryClient } from "#app/api/queryClient.ts";
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
