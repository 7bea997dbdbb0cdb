import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { parseConfig, setConfig } from "#app/config.ts";
import { useRelease } from "#app/stores/operator/release.ts";
import { useQuickBet } from "#app/stores/quick/quickBet.ts";
import { useSlip } from "#app/stores/slip.ts";
import { watchRelease } from "./releaseWatch.ts";

const MINUTE = 60_000;

/** The files beside index.html. */
const files: Record<string, unknown> = {};
const reload = vi.fn<() => void>();

let app: App;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  files["./version.json"] = { release: "1.5.1", commit: "a1" };
  files["./config.json"] = {};
  setConfig(parseConfig({}), {});
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(async (address) => {
      const file = files[address as string];
      return file === undefined ? new Response("", { status: 404 }) : Response.json(file);
    }),
  );
  vi.stubGlobal("location", { reload });
  reload.mockClear();
  app = testApp();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = async () => {
  stop = watchRelease(app, "1.5.1");
  await vi.advanceTimersByTimeAsync(0);
};
const offered = () => useRelease.of(app).getState().isOffered;

test("its own release is no other", async () => {
  await begin();
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(offered()).toBe(false);
});

test.each([
  ["another release", { release: "1.5.2", commit: "b2" }],
  ["the same release of another commit", { release: "1.5.1", commit: "b2" }],
])("%s is offered within ten minutes", async (_, there) => {
  await begin();
  files["./version.json"] = there;
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1);
  expect(offered()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(offered()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test("a page that is seen again looks at once, though not twice in a minute", async () => {
  await begin();
  files["./version.json"] = { release: "1.6.0" };
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(offered()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(offered()).toBe(true);
});

test.each([
  ["no file", undefined],
  ["a page in place of the file", "<!doctype html>"],
  ["something else", { release: 7 }],
])("%s offers nothing", async (_, there) => {
  files["./version.json"] = there;
  await begin();
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(offered()).toBe(false);
});

test("a release that the operator no longer wants reloads once in five minutes", async () => {
  await begin();
  files["./config.json"] = { minVersion: "1.6.0" };
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(useRelease.of(app).getState()).toMatchObject({ isOffered: true, isTooOld: true });
  stop();
  // the page itself came from a cache: it is just as old
  setConfig(parseConfig({}), { minVersion: "1.6.0" });
  await begin();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("it waits for a slip to be closed", async () => {
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  useSlip.of(app).setState({ betPage: true });
  await begin();
  files["./config.json"] = { minVersion: "1.6.0" };
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(reload).not.toHaveBeenCalled();
  useSlip.of(app).setState({ betPage: false });
  expect(reload).toHaveBeenCalledTimes(1);
});

test("it cuts off no armed quick bet", async () => {
  vi.setSystemTime(Date.now() + 120 * MINUTE);
  useQuickBet.of(app).setState({ ring: { pick: {} as never, amount: 50, phase: "armed" } });
  await begin();
  files["./config.json"] = { minVersion: "1.6.0" };
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(reload).not.toHaveBeenCalled();
  useQuickBet.of(app).setState({ ring: undefined });
  expect(reload).toHaveBeenCalledTimes(1);
});
