import { beforeEach, describe, expect, test, vi } from "vitest";
import { type fetchOpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import { unSettleBetStatus } from "#app/api/bet/getUnSettleBetStatus.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { pickOf } from "#app/domain/slip/testing/slips.ts";
import { betRoom } from "#app/flows/testing/betRoom.ts";
import { holdMember } from "#app/flows/testing/heldMember.ts";
import { betOf, entryOf, openList } from "#app/flows/testing/lostBet.ts";
import { dispatchAttempt } from "#app/stores/attempt.ts";
import { careOf } from "#app/stores/care.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { journalOf, openLine } from "#app/stores/journal.ts";
import { useSlip } from "#app/stores/slip.ts";
import { openSingle } from "#app/stores/slipChanges.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { dropEntry } from "#app/stores/storage/storage.ts";
import { type checkLateBet } from "./late/lateLook.ts";
import { spentToday } from "./ownLimits.ts";
import { receiptOfRecord } from "./receipts.ts";
import { type Found, isServersDoubt, noteDoubt, settle, showDoubt, showFound, showMissing } from "./tellBet.ts";

const late = vi.hoisted(() => ({ check: vi.fn<typeof checkLateBet>(async () => {}) }));
vi.mock("./late/lateLook.ts", () => ({ checkLateBet: late.check }));
vi.mock("#app/api/bet/getUnSettleBetList.ts", async (original) => ({
  ...(await original<object>()),
  fetchOpenBets: vi.fn<typeof fetchOpenBets>(async () => openList([])),
}));

const NOW = Date.parse("2026-11-21T15:00:00Z");
const room = betRoom(NOW);
const { told } = room;
const owner = ownerOf("jason88");

beforeEach(() => {
  dropEntry({ name: "care", version: 1 });
  late.check.mockClear();
  holdMember(room.app);
});

/** What a tap on the over of match 5 left in the journal, with the selection still on the slip. */
function left(more: Partial<JournalEntry> = {}): JournalEntry {
  const entry = entryOf("ref", owner, { at: NOW, ...more });
  openLine(entry);
  openSingle(room.app, pickOf(5, { couId: 30 }));
  return entry;
}

/** A bet of the list that deducted this. */
const paid = (id: string, payment: number) => ({ ...betOf(id), payment });

/** What a look proved, by default one bet whose response was lost. */
const foundOf = (
  entry: JournalEntry,
  more: Partial<Omit<Found, "attempt">> & Partial<Found["attempt"]> = {},
): Found => {
  const { match = { found: "one", betId: "b1" }, listed = [paid("b1", 100)], wasTaken = false } = more;
  const { betIds = ["b1"], proof = "found" } = more;
  return { attempt: { state: "accepted", entry, betIds, proof, since: 0, lookedAt: 0 }, match, listed, wasTaken };
};

const line = () => journalOf(owner);
const spent = () => spentToday(careOf(owner), NOW);
const onSlip = () => useSlip.of(room.app).getState().single?.matchId;
const statuses = () => room.app.client.getQueryData(unSettleBetStatus().queryKey);
const isBalanceAsked = () => room.app.client.getQueryState(userInfo().queryKey)?.isInvalidated;

describe("a bet that stands", () => {
  test("closes its line, leaves the slip, counts for the member's day, is watched, and its balance is read", () => {
    const entry = left();
    noteDoubt(room.app, "ref", 13, "their words");
    settle(room.app, entry, [{ ...paid("b1", 60), status: "accepted" }, paid("b2", 7)], ["b1"]);
    expect(line()).toMatchObject([{ outcome: "accepted", betIds: ["b1"] }]);
    expect(isServersDoubt(room.app, "ref")).toBe(false);
    expect(onSlip()).toBeUndefined();
    expect(spent()).toBe(60);
    expect(statuses()).toMatchObject({ b1: "accepted" });
    expect(isBalanceAsked()).toBe(true);
  });
});

describe("a bet that was found", () => {
  test("after its response was lost is told with its payment, and with no balance: the known one is older", () => {
    showFound(room.app, foundOf(left(), { listed: [paid("b0", 7), paid("b1", 60)] }));
    expect(told()).toMatchObject({
      kind: "betPlaced",
      receipt: { ref: "ref", betIds: ["b1"], payment: 60, proof: "found", currency: "THB", balance: null },
    });
    expect(line()).toMatchObject([{ outcome: "accepted", betIds: ["b1"] }]);
    expect(onSlip()).toBeUndefined();
    expect(spent()).toBe(60);
    expect(statuses()).toEqual({ b1: 1 });
  });

  test("after it was taken closes its line and counts as listed; the slip, which may be another bet's by now, stays", () => {
    showFound(room.app, foundOf(left(), { wasTaken: true, listed: [paid("b1", 60)] }));
    expect(line()).toMatchObject([{ outcome: "accepted", betIds: ["b1"] }]);
    expect(spent()).toBe(60);
    expect(onSlip()).toBe(5);
    expect(statuses()).toBeUndefined();
    expect(told()).toBeUndefined();
  });

  test("after it was taken gives its open receipt the proof, with the balance of the answer", () => {
    const entry = left();
    const looking = receiptOfRecord(paid("b1", 100), entry, { currency: "THB", balance: 900 });
    showDialog(room.app, { kind: "betPlaced", receipt: { ...looking, proof: "looking" } });
    showFound(room.app, foundOf(entry, { wasTaken: true, listed: [paid("b1", 60)] }));
    expect(told()).toMatchObject({ receipt: { proof: "found", payment: 60, balance: 900 } });
  });

  test("among several that look like it counts alone; that there are more is said", () => {
    const match = { found: "oneOfSeveral", betId: "b1", alike: ["b2"] } as const;
    const listed = [paid("b1", 60), paid("b2", 7)];
    showFound(room.app, foundOf(left(), { match, listed, betIds: ["b1", "b2"], proof: "duplicate" }));
    expect(told()).toEqual({ kind: "betTwice", ref: "ref", betIds: ["b1", "b2"], alike: true });
    expect(line()).toMatchObject([{ outcome: "accepted", betIds: ["b1"] }]);
    expect(spent()).toBe(60);
    expect(statuses()).toEqual({ b1: 1 });
  });

  test("twice counts twice, and is said as two", () => {
    const match = { found: "duplicate", betIds: ["b1", "b2"] } as const;
    const listed = [paid("b1", 60), paid("b2", 7)];
    showFound(room.app, foundOf(left(), { match, listed, betIds: ["b1", "b2"], proof: "duplicate" }));
    expect(told()).toEqual({ kind: "betTwice", ref: "ref", betIds: ["b1", "b2"], alike: false });
    expect(line()).toMatchObject([{ outcome: "accepted", betIds: ["b1", "b2"] }]);
    expect(spent()).toBe(67);
  });

  test("whose record did not come along is closed without a receipt", () => {
    showFound(room.app, foundOf(left(), { listed: [] }));
    expect(line()).toMatchObject([{ outcome: "accepted", betIds: ["b1"] }]);
    expect(told()).toBeUndefined();
  });

  test("without a known member is told without a currency and a balance", () => {
    room.app.client.removeQueries({ queryKey: userInfo().queryKey });
    showFound(room.app, foundOf(left()));
    expect(told()).toMatchObject({ receipt: { currency: "", balance: null } });
  });
});

describe("a bet that no list shows", () => {
  test("is called missing in a dialog where its slip has gone, and its line is closed", () => {
    const entry = left();
    useSlip.of(room.app).setState({ single: undefined });
    showDoubt(room.app, entry, "notFound");
    expect(told()).toEqual({ kind: "betDoubt", found: "notFound", entry });
    expect(line()).toMatchObject([{ outcome: "notFound" }]);
    expect(late.check).not.toHaveBeenCalled();
  });

  test("is said by its slip where that is open", () => {
    showDoubt(room.app, left(), "notFound");
    expect(told()).toBeUndefined();
    expect(line()).toMatchObject([{ outcome: "notFound" }]);
  });

  test("stays open where the lists could not be read, though the server had a reason", () => {
    const entry = left();
    useSlip.of(room.app).setState({ single: undefined });
    noteDoubt(room.app, "ref", 13, "their words");
    showDoubt(room.app, entry, "stillUnknown");
    expect(told()).toEqual({ kind: "betDoubt", found: "stillUnknown", entry });
    expect(line()).toMatchObject([{ outcome: "open" }]);
    expect(isServersDoubt(room.app, "ref")).toBe(true);
    expect(late.check).not.toHaveBeenCalled();
  });

  test("and that the server refused with a reason shuts its slip with it, and is looked for once more", () => {
    const entry = left();
    noteDoubt(room.app, "ref", 13, "their words");
    dispatchAttempt(room.app, { type: "confirm", entry, press: { at: 1_000, paintedAt: 0 } });
    dispatchAttempt(room.app, { type: "lost", ref: "ref", at: 1_000 });
    dispatchAttempt(room.app, { type: "lookUp", ref: "ref", at: 3_000 });
    const look = { match: { found: "none" }, at: 3_000, readAt: NOW, final: true } as const;
    dispatchAttempt(room.app, { type: "looked", ref: "ref", ...look });
    expect(room.current().state).toBe("notFound");
    showDoubt(room.app, entry, "notFound");
    expect(room.current().state).toBe("ready");
    expect(useSlip.of(room.app).getState().block).toMatchObject({ code: 13, said: "their words" });
    expect(line()).toMatchObject([{ outcome: "notFound" }]);
    expect(isServersDoubt(room.app, "ref")).toBe(false);
    expect(late.check.mock.calls).toEqual([[room.app, entry]]);
    expect(told()).toBeUndefined();
  });
});

describe("a taken bet that no list has shown in its time", () => {
  test("is written down as the server said it, and its open receipt says that it is missing", () => {
    const entry = left();
    const receipt = receiptOfRecord(paid("b1", 100), entry, { currency: "THB", balance: 900 });
    showDialog(room.app, { kind: "betPlaced", receipt: { ...receipt, proof: "looking" } });
    showMissing(room.app, entry, ["b1"]);
    expect(told()).toEqual({ kind: "betPlaced", receipt: { ...receipt, proof: "missing" } });
    expect(line()).toMatchObject([{ outcome: "accepted", betIds: ["b1"] }]);
  });

  test("opens no dialog where its receipt was closed", () => {
    showMissing(room.app, left(), ["b1"]);
    expect(told()).toBeUndefined();
  });
});
