import { testApp } from "#app/application/testing/testApp.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as Zustand from "zustand";
import type * as Dropped from "#app/api/dropped.ts";
import type * as Calls from "#app/api/failures.ts";
import { createQueryClient } from "#app/api/queryClient.ts";
import { parseConfig, setConfig } from "#app/config.ts";
import { watchConnection } from "#app/flows/online.ts";
import { type Launch } from "#app/host/launch.ts";
import { persistFilters } from "#app/stores/filter.ts";
import { persistList } from "#app/stores/list.ts";
import { queueNotices } from "#app/stores/notices.ts";
import { useSession } from "#app/stores/session.ts";
import { persistSettings } from "#app/stores/settings.ts";
import { persistSlip } from "#app/stores/slip.ts";
import { openSingle, leaveSingle } from "#app/stores/slipChanges.ts";
import { persistTheme } from "#app/stores/theme.ts";
import { offerUndo } from "#app/stores/undo.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { watchLargeText } from "#app/ui/largeText.ts";
import { watchTaps } from "#app/ui/touch/steadyTap.ts";
import { EMPTY_BOOK } from "#app/domain/watches/watchBook.ts";
import { watch } from "#app/domain/watches/testing/watched.ts";
import { startWatches } from "#app/flows/watches/start.ts";
import { keepBook } from "#app/stores/watches.ts";
import { startLife } from "./life.ts";

/** What is listened to and watched, and not given up yet, by a name that says where. */
const standing = vi.hoisted(() => {
  const names: string[] = [];
  const stand = (name: string): (() => void) => {
    names.push(name);
    let stands = true;
    return () => {
      if (stands) names.splice(names.indexOf(name), 1);
      stands = false;
    };
  };
  /** Counts what a subscribing function is asked for until the way to stop, which it returns, is gone. */
  const counted =
    <A extends unknown[]>(name: string, subscribe: (...asked: A) => () => void) =>
    (...asked: A): (() => void) => {
      const stop = subscribe(...asked);
      const gone = stand(name);
      return () => {
        stop();
        gone();
      };
    };
  return { names, stand, counted };
});

vi.mock("zustand", async (load) => {
  const real = await load<typeof Zustand>();
  const createStore = () => (initial: never) => {
    const store = real.createStore()(initial);
    store.subscribe = standing.counted("store", store.subscribe);
    return store;
  };
  return { ...real, createStore };
});
vi.mock("#app/api/failures.ts", async (load) => {
  const real = await load<typeof Calls>();
  return { ...real, onFailure: standing.counted("failures", real.onFailure) };
});
vi.mock("#app/api/dropped.ts", async (load) => {
  const real = await load<typeof Dropped>();
  return { ...real, onDropped: standing.counted("dropped rows", real.onDropped) };
});

/** Counts the listeners of a target. */
function countListeners(target: EventTarget, name: string): void {
  const gone = new Map<unknown, () => void>();
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  vi.spyOn(target, "addEventListener").mockImplementation((type, listener, options) => {
    const stop = standing.stand(`${name} ${type}`);
    gone.set(listener, stop);
    if (typeof options === "object") options.signal?.addEventListener("abort", stop);
    add(type, listener, options);
  });
  vi.spyOn(target, "removeEventListener").mockImplementation((type, listener, options) => {
    gone.get(listener)?.();
    remove(type, listener, options);
  });
}

class CountedObserver {
  private readonly gone = standing.stand("observer");
  readonly observe = (): void => undefined;
  readonly disconnect = (): void => this.gone();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("ResizeObserver", CountedObserver);
  vi.stubGlobal("MutationObserver", CountedObserver);
  vi.stubGlobal("parent", { postMessage: () => undefined });
  countListeners(globalThis as unknown as EventTarget, "window");
  countListeners(document, "document");
  setConfig(parseConfig({ parentOrigins: ["https://host.example"] }), {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("whatever runs for the life of a page can be stopped, and leaves no listener, timer or subscription", async () => {
  const app = testApp(createQueryClient());
  const { client, history } = app;
  const cache = client.getQueryCache();
  const column = document.body.appendChild(document.createElement("div"));
  keepBook(app, { ...EMPTY_BOOK, watches: [watch("goal", { createdAt: Date.now() })] });
  const stops = [
    persistTheme(app),
    persistSettings(app, {}),
    persistList(app),
    persistFilters(app),
    persistSlip(app),
    watchTaps(),
    watchConnection(app),
    watchLargeText(column),
    startWatches(app),
    startLife(app, { token: undefined, bcs: "" } as Launch),
  ];
  await vi.waitFor(() => expect(useSession.of(app).getState().phase).toBe("visitor"));
  await vi.dynamicImportSettled();
  // somebody is there, with a slip on its way out and an offer to bring one back: each of these waits for a timer
  const token = "h.eyJleHAiOjQxMDI0NDQ4MDAsIkFjY291bnQiOiJhbm5hIn0.s";
  useSession.of(app).setState({ phase: "member", account: "anna", credentials: { token, bcs: "" } });
  openSingle(app, { matchId: 5 } as Selection);
  leaveSingle(app);
  queueNotices(app, [{ betId: "b1", status: "settled", at: 0 }]);
  offerUndo(app, { reason: "closed", single: undefined, parlay: [], owner: undefined });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThanOrEqual(8));

  expect(standing.names.filter((name) => name === "store").length).toBeGreaterThanOrEqual(19);
  expect(new Set(standing.names)).toEqual(
    new Set([
      "store",
      "failures",
      "dropped rows",
      "observer",
      "window pointerdown",
      "window click",
      "window keydown",
      "window offline",
      "window securitypolicyviolation",
      "window hashchange",
      "window storage",
      "window pagehide",
      "window pageshow",
      "window message",
      "window resize",
      "document visibilitychange",
    ]),
  );
  expect(cache.hasListeners()).toBe(true);
  expect(history.subscribers.size).toBe(2);

  for (const stop of stops) stop();
  expect(standing.names).toEqual([]);
  expect(cache.hasListeners()).toBe(false);
  expect(history.subscribers.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
