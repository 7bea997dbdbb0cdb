import { expect, test } from "vitest";
import { slipState } from "#app/domain/slip/slipState.ts";
import { SINGLE } from "#app/domain/slip/testing/slips.ts";
import { isStoredAlive } from "./expiry.ts";
import { mayRefreshBalance, noticeTimes } from "./timing.ts";
import vectors from "#app/domain/vectors/time-windows.json" with { type: "json" };

const of = (rule: string) => vectors.rows.filter((row) => row.rule === rule);

test.each(of("TIME-BALANCE-THROTTLE"))("$id after $sinceLastMs ms the balance is refreshed: $refresh", (row) => {
  expect(mayRefreshBalance(row.sinceLastMs!)).toBe(row.refresh);
});

test.each(of("TIME-SLIP-WAIT"))("$id after $sinceOpenMs ms betting is allowed: $betAllowed", (row) => {
  const { button } = slipState({ ...SINGLE, openedAt: 0, now: row.sinceOpenMs! });
  expect(button.does).toBe(row.betAllowed ? "place" : "wait");
});

test.each(of("TIME-STORED-EXPIRY"))("$id a value until $expires lives: $valid", ({ now, expires, valid }) => {
  expect(isStoredAlive(now as unknown as number, (expires as number | null) ?? null)).toBe(valid);
});

test.each(of("TIME-NOTICE-QUEUE"))(
  "$id $queuedAtOnce notices follow each other",
  ({ queuedAtOnce, showAtMs, hideAtMs }) => {
    const times = Array.from({ length: queuedAtOnce! }, (_, place) => noticeTimes(place));
    expect(times.map(({ showAt }) => showAt)).toEqual(showAtMs);
    expect(times.map(({ hideAt }) => hideAt)).toEqual(hideAtMs);
  },
);

// those about counts are checked where they are cached, by api/cadence.test.ts
test("every rule of the time file is read by a test", () => {
  const read = /^TIME-(?:REPORT|DISPLAY|RANGE|TAB|AUTO-DARK|MANUAL|TOKEN|BALANCE|SLIP|COUNT|STORED|NOTICE)/;
  expect(vectors.rows.filter(({ rule }) => !read.test(rule))).toEqual([]);
});
