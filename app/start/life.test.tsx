import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { Failure } from "#app/api/failure.ts";
import { type App } from "#app/application/app.ts";
import { stopAll } from "#app/flows/stops.ts";
import { TIMING } from "#app/flows/timing.ts";
import { useDialog } from "#app/stores/dialog.ts";
import { becomeVisitor } from "#app/stores/signIn.ts";
import { setAmount, useStake } from "#app/stores/stake.ts";
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
import { queueNotices, useNotices } from "#app/stores/bets/notices.ts";
import { useSession } from "#app/stores/session.ts";
import { persistSettings } from "#app/stores/settings.ts";
import { persistSlip, useSlip } from "#app/stores/slip.ts";
import { openSingle, leaveSingle } from "#app/stores/slipChanges.ts";
import { persistTheme } from "#app/stores/theme.ts";
import { offerUndo, useUndo } from "#app/stores/undo.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { watchLargeText } from "#app/ui/largeText.ts";
import { watchTaps } from "#app/ui/touch/steadyTap.ts";
import { EMPTY_BOOK } from "#app/domain/watches/watchBook.ts";
import { watch } from "#app/domain/watches/testing/watched.ts";
import { startWatches } from "#app/flows/watches/start.ts";
import { keepBook } from "#app/stores/watches/watches.ts";
import { startLife } from "./life.ts";

/** What is listened to or watched and not yet released, by a name that says where. */
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
  /** Counts the calls of a subscribing function until the stop function it returns is called. */
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
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("ResizeObserver", CountedObserver);
  vi.stubGlobal("MutationObserver", CountedObserver);
  // nothing is served here
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
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

/** Starts what main.tsx and life.ts start for one app; returns the function that stops it all. */
function start(app: App): () => void {
  const column = document.body.appendChild(document.createElement("div"));
  return stopAll([
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
  ]);
}

const TOKEN = "h.eyJleHAiOjQxMDI0NDQ4MDAsIkFjY291bnQiOiJhbm5hIn0.s";

/** A member is signed in, with a slip that is closing and an undo offer: each waits for a timer. */
function useUp(app: App, account: string): void {
  useSession.of(app).setState({ phase: "member", account, credentials: { token: TOKEN, bcs: "" } });
  openSingle(app, { matchId: 5 } as Selection);
  leaveSingle(app);
  queueNotices(app, [{ betId: account, status: "settled", at: 0 }]);
  offerUndo(app, { reason: "closed", single: undefined, parlay: [], owner: undefined });
}

test("whatever runs for the life of a page can be stopped, and leaves no listener, timer or subscription", async () => {
  const app = testApp(createQueryClient());
  const { client, history } = app;
  const cache = client.getQueryCache();
  keepBook(app, { ...EMPTY_BOOK, watches: [watch("goal", { createdAt: Date.now() })] });
  const stop = start(app);
  await vi.waitFor(() => expect(useSession.of(app).getState().phase).toBe("visitor"));
  await vi.dynamicImportSettled();
  useUp(app, "anna");
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
      "window popstate",
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

  stop();
  expect(standing.names).toEqual([]);
  expect(cache.hasListeners()).toBe(false);
  expect(history.subscribers.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

/** What a component of an app reads. */
function Seen(): string {
  const account = useSession((session) => session.account);
  const single = useSlip((slip) => slip.single?.matchId);
  const amount = useStake((stake) => stake.amount);
  return `${account} ${single} ${amount}`;
}

test("two apps in one document share its storage and nothing else, and each is stopped alone", async () => {
  // the device library accesses the document in its own time
  setConfig(parseConfig({ parentOrigins: ["https://host.example"], deviceUid: false }), {});
  const [anna, berta] = [testApp(createQueryClient()), testApp(createQueryClient())];
  const stops = [start(anna), start(berta)];
  const roots = [anna, berta].map(({ client }) => {
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    act(() =>
      root.render(
        <QueryClientProvider client={client}>
          <Seen />
        </QueryClientProvider>,
      ),
    );
    return { root, place };
  });
  const seen = () => roots.map(({ place }) => place.textContent);
  for (const app of [anna, berta]) await vi.waitFor(() => expect(useSession.of(app).getState().phase).toBe("visitor"));
  await vi.dynamicImportSettled();

  act(() => useUp(anna, "anna"));
  act(() => useUp(berta, "berta"));
  act(() => {
    openSingle(anna, { matchId: 7 } as Selection);
    setAmount(anna, "120");
  });
  expect(seen()).toEqual(["anna 7 120", "berta 5 "]);
  await vi.waitFor(() => expect(useNotices.of(berta).getState().shown).toMatchObject({ betId: "berta" }));
  expect(useNotices.of(anna).getState().shown).toMatchObject({ betId: "anna" });

  // what is stored belongs to the device: the slip that changed last is the one of the next visit
  expect(localStorage.getItem("sportsbook:slip")).toContain('"matchId":7');

  // only the app whose login was rejected hears of it
  const refused = {
    queryKey: ["odds/GetMenu"],
    queryFn: () => Promise.reject(new Failure("envelope", "odds/GetMenu", 11)),
  };
  act(() => becomeVisitor(anna, true));
  await act(() => anna.client.fetchQuery(refused).catch(() => undefined));
  expect(useDialog.of(anna).getState().content).toEqual({ kind: "login" });
  expect(useDialog.of(berta).getState().content).toBeUndefined();
  expect(seen()[1]).toBe("berta 5 ");

  for (const { root } of roots) act(() => root.unmount());
  stops[0]?.();
  expect(anna.client.getQueryCache().hasListeners()).toBe(false);
  expect(anna.history.subscribers.size).toBe(0);
  expect(berta.client.getQueryCache().hasListeners()).toBe(true);
  expect(standing.names).toContain("store");
  // what ends for one continues for the other
  setAmount(anna, "");
  expect(useStake.of(berta).getState().amount).toBe("");
  offerUndo(berta, { reason: "removed", single: undefined, parlay: [], owner: undefined });
  offerUndo(anna, { reason: "removed", single: undefined, parlay: [], owner: undefined });
  await vi.advanceTimersByTimeAsync(TIMING.undoShown);
  expect(useUndo.of(berta).getState().offer).toBeUndefined();
  expect(useUndo.of(anna).getState().offer).toBeDefined();

  stops[1]?.();
  // React's own, once per document
  expect(standing.names).toEqual(["document selectionchange"]);
  expect(berta.client.getQueryCache().hasListeners()).toBe(false);
  expect(berta.history.subscribers.size).toBe(0);
  // a cached response waits for its end
  anna.client.clear();
  expect(vi.getTimerCount()).toBe(0);
});
