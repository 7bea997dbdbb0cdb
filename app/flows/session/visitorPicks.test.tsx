import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setTestAddresses } from "#app/api/testing/server.ts";
import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { leave, signIn, signOut } from "./session.ts";
import { watchSession } from "./sessionWatch.ts";
import { answerCalls, credentialsOf, infoOf } from "#app/flows/testing/answered.ts";
import { quoteOf } from "#app/flows/testing/lostBet.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";
import { openSingle, setParlay } from "#app/stores/slipChanges.ts";
import { persistUndo, useUndo } from "#app/stores/undo.ts";
import { pickSingle } from "#app/flows/slip/pickPrice.ts";
import { watchSlip } from "#app/flows/slip/slipSession.ts";

let app: App;
let stops: readonly (() => void)[];

const pickOf = (matchId: number): Selection => ({
  ...quoteOf(0),
  matchId,
  mainId: matchId,
  leagueId: 1,
  leagueName: "L",
  home: "H",
  away: "A",
  startsAt: "2026-11-22T15:00:00Z",
  minParlay: 2,
});

const enters = (account: string): Promise<void> => signIn(app, credentialsOf(account));
const parlay = () =>
  useSlip
    .of(app)
    .getState()
    .parlay.map(({ matchId }) => matchId);

beforeEach(async () => {
  setTestAddresses();
  answerCalls(({ name, account }) => (name === "GetUserInfo" ? infoOf(account) : undefined));
  app = testApp();
  stops = [persistUndo(app), watchSession(app), watchSlip(app)];
  await enters("anna");
  openSingle(app, pickOf(1));
  setParlay(app, [pickOf(1), pickOf(2)]);
});

afterEach(async () => {
  await signOut(app);
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});

/** Anna's session ends as it may, and she is gone. */
const ENDS: readonly (readonly [string, () => unknown])[] = [
  ["logged out", () => signOut(app)],
  ["lost her session", () => leave(app)],
];

test.each(ENDS)("after the one before has %s, a visitor's pick opens for whoever signs in", async (_, end) => {
  await end();
  pickSingle(app, pickOf(9));
  await enters("bob");
  await vi.waitFor(() => expect(useSlip.of(app).getState().single?.matchId).toBe(9));
  expect(parlay()).toEqual([]);
});

test.each(ENDS)("after the one before has %s, what a visitor collects is theirs when they sign in", async (_, end) => {
  await end();
  expect(parlay()).toEqual([]);
  setParlay(app, [pickOf(7), pickOf(8)]);
  await enters("bob");
  expect(parlay()).toEqual([7, 8]);
  expect(useSlip.of(app).getState().owner).toBe(ownerOf("bob"));
});

/** Another tab removes these entries, and this one hears of the last. */
async function otherTabDrops(...names: readonly string[]): Promise<void> {
  for (const name of names) localStorage.removeItem(`sportsbook:${name}`);
  dispatchEvent(new StorageEvent("storage", { key: `sportsbook:${names.at(-1)}` }));
  await vi.waitFor(() => expect(useSession.of(app).getState().phase).toBe("visitor"));
}

test("SES-10: a log-out in another tab leaves nothing of the member's here, in memory or in storage", async () => {
  await otherTabDrops("owner", "session");
  expect(parlay()).toEqual([]);
  expect(useUndo.of(app).getState()).toEqual({ offer: undefined, aside: undefined });
  expect(localStorage.getItem("sportsbook:putAside") ?? "").not.toContain("matchId");
});

test("a session that ended in another tab is put aside here too", async () => {
  await otherTabDrops("session");
  expect(parlay()).toEqual([]);
  expect(
    useUndo
      .of(app)
      .getState()
      .aside?.parlay.map(({ matchId }) => matchId),
  ).toEqual([1, 2]);
});
