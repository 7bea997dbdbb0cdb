import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { pressMatch } from "./pressMatch.ts";

const PRESS = { matchId: 502, oddsStyle: 2, mixParlay: false } as const;

let app: App;
let asked: ReturnType<typeof vi.fn<() => Promise<never>>>;

beforeEach(() => {
  vi.useFakeTimers();
  asked = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
  vi.stubGlobal("fetch", asked);
  app = testApp();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const states = () =>
  app.client
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey[0], state.fetchStatus]);

test("a finger that stays on a match for 40 ms asks for its prices", async () => {
  pressMatch(app, PRESS);
  await vi.advanceTimersByTimeAsync(39);
  expect(states()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(states()).toEqual([["odds/GetSingleMatchOdds", "fetching"]]);
  dispatchEvent(new Event("pointerup"));
  expect(states()).toEqual([["odds/GetSingleMatchOdds", "fetching"]]);
});

test("a touch that becomes a scroll asks for nothing, or takes back what it has asked", async () => {
  pressMatch(app, PRESS);
  dispatchEvent(new Event("pointercancel"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(states()).toEqual([]);
  pressMatch(app, PRESS);
  await vi.advanceTimersByTimeAsync(100);
  dispatchEvent(new Event("pointercancel"));
  await vi.advanceTimersByTimeAsync(0);
  expect(states()).toEqual([["odds/GetSingleMatchOdds", "idle"]]);
});

test("prices that are fresh are not asked for again", async () => {
  pressMatch(app, PRESS);
  await vi.advanceTimersByTimeAsync(40);
  const [query] = app.client.getQueryCache().getAll();
  await app.client.cancelQueries();
  app.client.setQueryData(query?.queryKey ?? [], { T: 1, markets: {} });
  pressMatch(app, PRESS);
  await vi.advanceTimersByTimeAsync(40);
  expect(states()).toEqual([["odds/GetSingleMatchOdds", "idle"]]);
});
