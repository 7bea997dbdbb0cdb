import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { useDialog } from "#app/stores/dialog.ts";
import { reloadOnce } from "./reload.ts";

const NOON = Date.parse("2026-11-21T12:00:00Z");
const MINUTE = 60_000;

const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal("location", { reload });
  reload.mockClear();
  reloadOnce(testApp());
});

afterEach(() => {
  history.replaceState(null, "");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether a page reloads itself for a code 5 that comes at this time by the device's clock, or only says so. */
function reloads(at: number): boolean {
  vi.setSystemTime(at);
  const app = testApp();
  const before = reload.mock.calls.length;
  reloadOnce(app);
  const did = reload.mock.calls.length > before;
  expect(useDialog.of(app).getState().content?.kind).toBe(did ? undefined : "message");
  return did;
}

test("SES-09: code 5 reloads the page once in five minutes, also where the device's clock was set back meanwhile", () => {
  expect(reloads(NOON + 5 * MINUTE - 1)).toBe(false);
  expect(reloads(NOON - 5 * MINUTE + 1)).toBe(false);
  expect(reloads(NOON + 5 * MINUTE)).toBe(true);
  expect(reloads(NOON - 300 * MINUTE)).toBe(true);
  expect(reloads(NOON - 299 * MINUTE)).toBe(false);
});

test("SES-09: a later time that storage still holds does not hide that this page has just been reloaded", () => {
  expect(reloads(NOON - 300 * MINUTE)).toBe(true);
  // full storage kept the earlier entry
  vi.stubGlobal("history", { state: { reloadedAt: NOON - 600 * MINUTE }, replaceState: () => undefined });
  expect(reloads(NOON - 599 * MINUTE)).toBe(false);
});
