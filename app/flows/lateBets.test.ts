import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { type JournalEntry } from "#app/domain/attempt.ts";
import { type BetRecord } from "#app/domain/bet.ts";
import { attemptOf } from "#app/stores/attempt.ts";
import { closeDialog, useDialog } from "#app/stores/dialog.ts";
import { closeLine, missingEntries, noteNotMine, openEntries, openLine } from "#app/stores/journal.ts";
import { tellLate } from "./lateBets.ts";

const AT = Date.parse("2026-11-21T10:00:00Z");
const client = new QueryClient();

const entryOf = (ref: string, account: string, more: Partial<JournalEntry> = {}): JournalEntry => ({
  ref,
  account,
  kind: "single",
  quotes: [
    {
      sportId: 1,
      matchId: 5,
      marketId: 3,
      couId: 30,
      betPos: 1,
      stage: 2,
      hdp: "2.5",
      outLevel: 0,
      odds: 1.9,
      oddsStyle: 2,
      gameId: 1,
      ticketId: "t",
      bonus: false,
      at: AT,
    },
  ],
  stake: 100,
  payment: 100,
  combCount: 1,
  at: AT,
  knownIds: [],
  listRead: true,
  ...more,
});

const betOf = (id: string, clientRef?: string): BetRecord => ({
  id,
  ...(clientRef !== undefined && { clientRef }),
  placedAt: "2026-11-21T10:00:30Z",
  kind: "single",
  oddsStyle: 2,
  odds: 1.9,
  stake: 100,
  payment: 100,
  status: 1,
  bonusBet: false,
  canSell: false,
  sales: [],
  legs: [
    {
      sportId: 1,
      matchId: 5,
      marketId: 3,
      couId: 30,
      betPos: 1,
      leagueName: "L",
      home: "H",
      away: "A",
      startsAt: "2026-11-21T15:00:00Z",
      hdp: "2.5",
      odds: 1.9,
      stage: 2,
    },
  ],
});

const told = () => useDialog.getState().content;

/** An attempt that was looked for in vain. */
function miss(ref: string, account: string): void {
  openLine(entryOf(ref, account));
  closeLine(ref, "notFound");
}

beforeEach(() => closeDialog());

test("a bet that was called missing is told once, by its ref", () => {
  miss("r1", "anna");
  tellLate(client, "anna", [betOf("b0", "other")]);
  expect(told()).toBeUndefined();
  tellLate(client, "anna", [betOf("b1", "r1")]);
  expect(told()).toMatchObject({ kind: "betPlaced", receipt: { ref: "r1", betIds: ["b1"], proof: "found" } });
  closeDialog();
  tellLate(client, "anna", [betOf("b1", "r1")]);
  expect(told()).toBeUndefined();
});

test("two of it are said as two", () => {
  miss("r2", "bela");
  tellLate(client, "bela", [betOf("b1", "r2"), betOf("b2", "r2")]);
  expect(told()).toMatchObject({ kind: "betTwice", betIds: ["b1", "b2"] });
});

test("on a server without refs the bet of a later tap is not taken for the missing one", () => {
  miss("r3", "carl");
  openLine(entryOf("r4", "carl"));
  // the later tap is still under way
  tellLate(client, "carl", [betOf("b4")]);
  expect(told()).toBeUndefined();
  closeLine("r4", "accepted", ["b4"]);
  tellLate(client, "carl", [betOf("b4")]);
  expect(told()).toBeUndefined();
  tellLate(client, "carl", [betOf("b4"), betOf("b3")]);
  expect(told()).toMatchObject({ kind: "betAsked", alone: true, entry: { ref: "r3" }, bets: [{ id: "b3" }] });
  // until the member has said whose it is, the attempt is open again, on every tab and over a reload
  expect(openEntries("carl")).toMatchObject([{ ref: "r3" }]);
  expect(attemptOf("r3")?.state).toBe("asked");
  closeDialog();
  tellLate(client, "carl", [betOf("b4"), betOf("b3")]);
  expect(told()).toBeUndefined();
});

test("a late bet that the member says is not theirs is not asked about again", () => {
  miss("r6", "fred");
  noteNotMine("r6", ["b6"]);
  tellLate(client, "fred", [betOf("b6")]);
  expect(told()).toBeUndefined();
  tellLate(client, "fred", [betOf("b6"), betOf("b7")]);
  expect(told()).toMatchObject({ kind: "betAsked", bets: [{ id: "b7" }] });
});

test("what another member is missing is nobody else's", () => {
  miss("r5", "dora");
  tellLate(client, "emil", [betOf("b5", "r5")]);
  expect(told()).toBeUndefined();
  expect(missingEntries("dora")).toHaveLength(1);
});
