import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readCode } from "#app/domain/share/slipCode.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { noteServerTime } from "#app/stores/serverClock.ts";
import { keepSharedCode, keptSharedCode } from "#app/stores/sharedLink.ts";
import { shareAddress } from "./shareLink.ts";

const app = testApp();

const NOON = Date.parse("2026-11-22T12:00:00Z");
const DAY = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => {
  noteServerTime(0, 0);
  vi.useRealTimers();
});

const codeOf = (address: string): string => address.split("picks=")[1] ?? "";
const PICK = { matchId: 501, marketId: 1, couId: 11, betPos: 1, price: 2_040, hdp: "0.5" };

test("a link says when it was made, after the device's clock was set right by two days", () => {
  vi.setSystemTime(NOON + 2 * DAY);
  app.now();
  vi.setSystemTime(NOON);
  expect(readCode(codeOf(shareAddress([PICK])), NOON / 60_000)).toMatchObject({ ok: true, ageMinutes: 0 });
});

test("a link says when it was made by the server's clock, where the device's is two days ahead", () => {
  vi.setSystemTime(NOON + 2 * DAY);
  noteServerTime(NOON, Date.now());
  expect(readCode(codeOf(shareAddress([PICK])), NOON / 60_000)).toMatchObject({ ok: true, ageMinutes: 0 });
});

test("what a visitor looked at before a login is kept for half an hour of the clock by which it is read", () => {
  vi.setSystemTime(NOON + 2 * DAY);
  app.now();
  vi.setSystemTime(NOON);
  keepSharedCode("1-29000000-x-abcdefg");
  vi.setSystemTime(NOON + 1_799_000);
  expect(keptSharedCode()).toBe("1-29000000-x-abcdefg");
  vi.setSystemTime(NOON + 1_801_000);
  expect(keptSharedCode()).toBe("");
});
