import { testApp } from "#app/application/testing/testApp.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type QueryObserverOptions } from "@tanstack/react-query";
import { setTestAddresses } from "#app/api/testing/server.ts";
import { stubbedFetch } from "#app/api/testing/stubbedFetch.ts";
import { setBalance, type UserInfo, userInfo } from "./getUserInfo.ts";

const HOUR = 3_600_000;
const infoOf = (Balance: number) => ({
  Code: 0,
  Data: { Account: "jason88", Balance, Paused: false, AllowTheme: [1] },
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T12:00:00Z") });
  setTestAddresses();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The cached balance after a bet's response said 400 and the server was asked again `meanwhile`. */
async function balanceAfter(meanwhile: () => void) {
  const answers = stubbedFetch();
  const app = testApp();
  const { client } = app;
  answers(infoOf(500));
  await client.fetchQuery(userInfo());
  vi.advanceTimersByTime(1_000);
  setBalance(client, 400, app.now());
  meanwhile();
  answers(infoOf(350));
  await client.refetchQueries(userInfo());
  return client.getQueryData(userInfo().queryKey)?.member.balance;
}

test("a balance that is to be asked anew is asked for every 5 s until it has come, and no longer", async () => {
  const answers = stubbedFetch();
  const app = testApp();
  const { client } = app;
  answers(infoOf(500));
  await client.fetchQuery(userInfo());
  const { refetchInterval } = userInfo() as unknown as QueryObserverOptions<UserInfo>;
  const query = client.getQueryCache().find<UserInfo>(userInfo());
  const wait = () => typeof refetchInterval === "function" && query && refetchInterval(query);
  expect(wait()).toBe(false);
  await client.invalidateQueries({ ...userInfo(), refetchType: "none" });
  expect(wait()).toBe(5_000);
  await client.refetchQueries(userInfo());
  expect(wait()).toBe(false);
});

test("a balance that was asked for after a bet's answer takes its place", async () => {
  expect(await balanceAfter(() => void vi.advanceTimersByTime(1_000))).toBe(350);
});

test("also where the device's clock was set back meanwhile", async () => {
  const setBack = () => {
    vi.setSystemTime(Date.now() - 26 * HOUR);
    vi.advanceTimersByTime(1_000);
  };
  expect(await balanceAfter(setBack)).toBe(350);
});
