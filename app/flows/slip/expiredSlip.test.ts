import { testApp } from "#app/application/testing/testApp.ts";
import { beforeEach, expect, test } from "vitest";
import { SLIP_ENTRY, useSlip } from "#app/stores/slip.ts";
import { readEntry, writeEntry } from "#app/stores/storage/storage.ts";
import { useUndo } from "#app/stores/undo.ts";
import { announceExpiredSlip } from "./expiredSlip.ts";

const app = testApp();

const PICK = {
  sportId: 1,
  leagueId: 1,
  leagueName: "Premier League",
  matchId: 502,
  mainId: 502,
  home: "Arsenal",
  away: "Chelsea",
  startsAt: "2026-11-20T12:00:00Z",
  stage: "early",
  marketId: 3,
  couId: 0,
  betPos: 1,
  hdp: "2.5",
  outLevel: 0,
  odds: 1.95,
  oddsStyle: 2,
  gameId: 1,
  bonus: false,
  minParlay: 2,
} as const;

const reason = () => useUndo.of(app).getState().offer?.reason;

beforeEach(() => {
  useUndo.of(app).setState({ offer: undefined });
  useSlip.of(app).setState({ single: undefined, parlay: [] });
});

test("selections that have outlived their day are told of once, and then gone", () => {
  writeEntry(SLIP_ENTRY, { single: PICK, parlay: [PICK], owner: undefined }, Date.now() - 1);
  announceExpiredSlip(app);
  expect(reason()).toBe("expired");
  useUndo.of(app).setState({ offer: undefined });
  announceExpiredSlip(app);
  expect(reason()).toBeUndefined();
  expect(readEntry(SLIP_ENTRY, 0).parlay).toEqual([]);
});

test("an empty slip, and one that is in use again, say nothing", () => {
  writeEntry(SLIP_ENTRY, { single: undefined, parlay: [], owner: undefined }, Date.now() - 1);
  announceExpiredSlip(app);
  writeEntry(SLIP_ENTRY, { single: PICK, parlay: [], owner: undefined }, Date.now() - 1);
  useSlip.of(app).setState({ single: PICK });
  announceExpiredSlip(app);
  expect(reason()).toBeUndefined();
});
