import { testApp } from "#app/application/testing/testApp.ts";
import { beforeEach, expect, test } from "vitest";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { allAttempts, attemptOf, resumeAside } from "#app/stores/attempt.ts";
import { closeDialog, useDialog } from "#app/stores/dialog.ts";
import { closeLine, journalOf, missingEntries, noteNotMine, openEntries, openLine } from "#app/stores/journal.ts";
import { useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";
import { openSingle } from "#app/stores/slipChanges.ts";
import { setAmount } from "#app/stores/stake.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { isWithinOwnLimits, setOwnLimit } from "#app/flows/slip/ownLimits.ts";
import { tapOf } from "#app/flows/testing/betTap.ts";
import { holdMember } from "#app/flows/testing/heldMember.ts";
import { betOf, entryOf } from "#app/flows/testing/lostBet.ts";
import { announceLateBets } from "./lateBets.ts";

const app = testApp();

const told = () => useDialog.of(app).getState().content;

/** An attempt whose search found nothing. */
function miss(ref: string, account: string): void {
  openLine(entryOf(ref, account));
  closeLine(ref, "notFound");
}

beforeEach(() => closeDialog(app));

test("a bet that was called missing is told once, by its ref", () => {
  miss("r1", "anna");
  announceLateBets(app, "anna", [betOf("b0", "other")]);
  expect(told()).toBeUndefined();
  announceLateBets(app, "anna", [betOf("b1", "r1")]);
  expect(told()).toMatchObject({ kind: "betPlaced", receipt: { ref: "r1", betIds: ["b1"], proof: "found" } });
  closeDialog(app);
  announceLateBets(app, "anna", [betOf("b1", "r1")]);
  expect(told()).toBeUndefined();
});

test("two of it are said as two", () => {
  miss("r2", "bela");
  announceLateBets(app, "bela", [betOf("b1", "r2"), betOf("b2", "r2")]);
  expect(told()).toMatchObject({ kind: "betTwice", ref: "r2", betIds: ["b1", "b2"], alike: false });
  expect(journalOf("bela")).toMatchObject([{ outcome: "accepted", betIds: ["b1", "b2"] }]);
});

test("a bet that was called missing is corrected in all that the page holds of it", () => {
  holdMember(app);
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  setOwnLimit(app, "spend", 150, Date.now());
  const owner = ownerOf("jason88");
  miss("r11", owner);
  const entry = entryOf("r11", owner);
  resumeAside(app, { state: "notFound", entry, at: 0 });
  openSingle(app, tapOf().selections[0] as Selection);
  setAmount(app, "100");
  announceLateBets(app, owner, [betOf("b11", "r11")]);
  expect(attemptOf(app, "r11")).toMatchObject({ state: "accepted", betIds: ["b11"] });
  expect(journalOf(owner)).toMatchObject([{ outcome: "accepted", betIds: ["b11"] }]);
  expect(useSlip.of(app).getState().single).toBeUndefined();
  expect([50, 51].map((payment) => isWithinOwnLimits(app, payment, Date.now()))).toEqual([true, false]);
  expect(app.client.getQueryState(userInfo().queryKey)?.isInvalidated).toBe(true);
  useSession.of(app).setState({ phase: "visitor", account: undefined });
});

test("the receipt of a late bet names the member's currency, and no balance of before it", () => {
  holdMember(app);
  miss("r12", "ida");
  announceLateBets(app, "ida", [betOf("b12", "r12")]);
  expect(told()).toMatchObject({ receipt: { currency: "THB", balance: null } });
});

test("an attempt that the page still holds is asked about once", () => {
  miss("r13", "jan");
  resumeAside(app, { state: "notFound", entry: entryOf("r13", "jan"), at: 0 });
  announceLateBets(app, "jan", [betOf("b13")]);
  expect(allAttempts(app).filter((one) => one.state !== "ready" && one.entry.ref === "r13")).toMatchObject([
    { state: "asked", alone: true },
  ]);
});

test("on a server without refs the bet of a later tap is not taken for the missing one", () => {
  miss("r3", "carl");
  openLine(entryOf("r4", "carl"));
  // the later tap is still pending
  announceLateBets(app, "carl", [betOf("b4")]);
  expect(told()).toBeUndefined();
  closeLine("r4", "accepted", ["b4"]);
  announceLateBets(app, "carl", [betOf("b4")]);
  expect(told()).toBeUndefined();
  announceLateBets(app, "carl", [betOf("b4"), betOf("b3")]);
  expect(told()).toMatchObject({ kind: "betAsked", alone: true, entry: { ref: "r3" }, bets: [{ id: "b3" }] });
  // until the member has said whose it is, the attempt is open again, in every tab and after a reload
  expect(openEntries("carl")).toMatchObject([{ ref: "r3" }]);
  expect(attemptOf(app, "r3")?.state).toBe("asked");
  closeDialog(app);
  announceLateBets(app, "carl", [betOf("b4"), betOf("b3")]);
  expect(told()).toBeUndefined();
});

test("a late bet is told by its ref while another attempt is under way", () => {
  miss("r7", "gina");
  // from another tab whose storage no longer accepts the outcome: its line stays open for ever
  openLine(entryOf("r8", "gina"));
  announceLateBets(app, "gina", [betOf("b8", "r7")]);
  expect(told()).toMatchObject({ kind: "betPlaced", receipt: { ref: "r7", betIds: ["b8"], proof: "found" } });
});

test("on a server without refs another bet under way does not hold back the question", () => {
  miss("r9", "hugo");
  openLine({ ...entryOf("r10", "hugo"), stake: 70 });
  announceLateBets(app, "hugo", [betOf("b9")]);
  expect(told()).toMatchObject({ kind: "betAsked", entry: { ref: "r9" }, bets: [{ id: "b9" }] });
});

test("a late bet that the member says is not theirs is not asked about again", () => {
  miss("r6", "fred");
  noteNotMine("r6", ["b6"]);
  announceLateBets(app, "fred", [betOf("b6")]);
  expect(told()).toBeUndefined();
  announceLateBets(app, "fred", [betOf("b6"), betOf("b7")]);
  expect(told()).toMatchObject({ kind: "betAsked", bets: [{ id: "b7" }] });
});

test("what another member is missing is nobody else's", () => {
  miss("r5", "dora");
  announceLateBets(app, "emil", [betOf("b5", "r5")]);
  expect(told()).toBeUndefined();
  expect(missingEntries("dora")).toHaveLength(1);
});
