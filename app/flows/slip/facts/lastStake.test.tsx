import { beforeEach, expect, test } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { emptyJournal, entryOf } from "#app/flows/testing/lostBet.ts";
import { closeLine, openLine } from "#app/stores/journal.ts";
import { useSession } from "#app/stores/session.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { lastStake } from "./lastStake.ts";

const ANNA = ownerOf("anna");

beforeEach(emptyJournal);

/** An app in which this member is signed in. */
function appOf(account: string | undefined) {
  const app = testApp();
  useSession.of(app).setState({ account });
  return app;
}

test("the last stake is that of the last bet that was taken, of the same kind and member", () => {
  const app = appOf("anna");
  expect(lastStake(app, "single")).toBeUndefined();
  openLine(entryOf("r1", ANNA, { stake: 50 }));
  closeLine("r1", "accepted", ["1"]);
  openLine(entryOf("r2", ANNA, { stake: 20, kind: "parlay" }));
  closeLine("r2", "accepted", ["2"]);
  openLine(entryOf("r3", ANNA, { stake: 700 }));
  closeLine("r3", "refused");
  openLine(entryOf("r4", ANNA, { stake: 900 }));
  openLine(entryOf("r5", ownerOf("berta"), { stake: 5 }));
  closeLine("r5", "accepted", ["5"]);
  expect(lastStake(app, "single")).toBe("50");
  expect(lastStake(app, "outright")).toBe("50");
  expect(lastStake(app, "parlay")).toBe("20");
});

test("a visitor has none, and no member that of another", () => {
  openLine(entryOf("r1", ANNA, { stake: 50 }));
  closeLine("r1", "accepted", ["1"]);
  expect(lastStake(appOf(undefined), "single")).toBeUndefined();
  expect(lastStake(appOf("berta"), "single")).toBeUndefined();
});
