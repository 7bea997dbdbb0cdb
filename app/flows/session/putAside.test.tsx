import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { entryOf, quoteOf } from "#app/flows/testing/lostBet.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { isMember, useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";
import { openSingle, setParlay } from "#app/stores/slipChanges.ts";
import { dropUndo, persistUndo, shownOf, useUndo } from "#app/stores/undo.ts";
import { leaveSlip } from "#app/flows/slip/leaveSlip.ts";
import { pickSingle } from "#app/flows/slip/pickPrice.ts";
import { watchSlip } from "#app/flows/slip/slipSession.ts";
import { beforeChange, undo } from "#app/flows/slip/undo.ts";

const NOON = Date.parse("2026-11-21T12:00:00Z");
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

let app: App;
let stops: (() => void)[];

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

const enters = (account: string) => useSession.of(app).setState({ phase: "member", account });
const dies = () => useSession.of(app).setState({ phase: "visitor", account: undefined });

/** A page of this device, which restores what is stored. */
function visit(): void {
  for (const stop of stops) stop();
  app = testApp();
  dies();
  stops = [persistUndo(app), watchSlip(app)];
}

const matches = (picks: readonly Selection[]) => picks.map(({ matchId }) => matchId);

/** The matches that would be brought back now. */
function kept(): { readonly single: number | undefined; readonly parlay: readonly number[] } | undefined {
  const shown = shownOf(useUndo.of(app).getState(), isMember(app));
  return shown && { single: shown.single?.matchId, parlay: matches(shown.parlay) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  stops = [];
  visit();
});

afterEach(() => {
  for (const stop of stops) stop();
  localStorage.clear();
  vi.useRealTimers();
});

test("after a reload all lists still collect for what was put aside", () => {
  enters("anna");
  setParlay(app, [pickOf(1), pickOf(2)], true);
  dies();
  visit();
  enters("anna");
  undo(app);
  expect(useSlip.of(app).getState()).toMatchObject({ collecting: true, parlay: [{ matchId: 1 }, { matchId: 2 }] });
});

/** Anna's session ends without a log-out while she collects a parlay. */
function annaDies(...picked: readonly number[]): void {
  enters("anna");
  setParlay(app, picked.map(pickOf), true);
  dies();
}

test("what a dead session put aside outlives what a visitor picks, collects and removes", async () => {
  annaDies(1, 2, 3);
  expect(kept()).toBeUndefined();
  pickSingle(app, pickOf(9));
  setParlay(app, [pickOf(7)]);
  beforeChange(app, "removed");
  setParlay(app, []);
  expect(kept()).toEqual({ single: undefined, parlay: [7] });
  dropUndo(app);
  pickSingle(app, pickOf(9));
  enters("anna");
  expect(kept()).toEqual({ single: undefined, parlay: [1, 2, 3] });
  // the visitor's pick opens as it would without it
  await vi.waitFor(() => expect(useSlip.of(app).getState().single?.matchId).toBe(9));
  undo(app);
  expect(matches(useSlip.of(app).getState().parlay)).toEqual([1, 2, 3]);
  expect(kept()).toBeUndefined();
});

test("both are there after a reload, each for as long as it was kept: half an hour and a day", async () => {
  annaDies(1, 2);
  vi.setSystemTime(NOON + DAY - 20 * MINUTE);
  pickSingle(app, pickOf(9));
  visit();
  expect(useUndo.of(app).getState()).toMatchObject({
    offer: { single: { matchId: 9 } },
    aside: { owner: ownerOf("anna") },
  });
  vi.setSystemTime(NOON + DAY + 1);
  visit();
  expect(useUndo.of(app).getState()).toMatchObject({ offer: { single: { matchId: 9 } }, aside: undefined });
  vi.setSystemTime(NOON + DAY + 10 * MINUTE + 1);
  visit();
  await vi.advanceTimersByTimeAsync(0);
  expect(useUndo.of(app).getState()).toMatchObject({ offer: undefined, aside: undefined });
});

test("a pick waits no longer than half an hour after a reload, though the device's clock was set back meanwhile", async () => {
  pickSingle(app, pickOf(9));
  vi.setSystemTime(NOON - DAY);
  visit();
  expect(useUndo.of(app).getState().offer).toBeDefined();
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(useUndo.of(app).getState().offer).toBeUndefined();
});

test("a change of the member's own can be undone first, and what was put aside is still offered after it", async () => {
  annaDies(1, 2);
  enters("anna");
  setParlay(app, [pickOf(5)]);
  beforeChange(app, "cleared");
  setParlay(app, []);
  expect(kept()).toEqual({ single: undefined, parlay: [5] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kept()).toEqual({ single: undefined, parlay: [1, 2] });
});

test("a second dead session adds to what the first one put aside", () => {
  annaDies(1, 2);
  annaDies(2, 3);
  enters("anna");
  expect(kept()).toEqual({ single: undefined, parlay: [2, 3, 1] });
});

test("another member is offered nothing of it, and afterwards it is gone", () => {
  annaDies(1, 2);
  enters("bob");
  expect(kept()).toBeUndefined();
  dies();
  enters("anna");
  expect(kept()).toBeUndefined();
});

test("what was just bet on is not brought back, and the rest is", () => {
  enters("anna");
  openSingle(app, pickOf(1));
  setParlay(app, [pickOf(1), pickOf(2)]);
  dies();
  enters("anna");
  leaveSlip(app, { ...entryOf("r1", ownerOf("anna")), quotes: [{ ...quoteOf(0), matchId: 1 }] });
  expect(kept()).toEqual({ single: undefined, parlay: [2] });
  leaveSlip(app, { ...entryOf("r2", ownerOf("anna")), quotes: [{ ...quoteOf(0), matchId: 2 }] });
  expect(kept()).toBeUndefined();
});
