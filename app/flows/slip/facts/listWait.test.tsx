import { testApp } from "#app/application/testing/testApp.ts";
import { type App } from "#app/application/app.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { unSettleBetList } from "#app/api/bet/getUnSettleBetList.ts";
import { useSession } from "#app/stores/session.ts";
import { isStorageKept } from "#app/stores/storage/storage.ts";
import { useListWait } from "./listWait.ts";
import { openList } from "#app/flows/testing/lostBet.ts";

vi.mock("#app/stores/storage/storage.ts", async (original) => ({
  ...(await original<object>()),
  isStorageKept: vi.fn<typeof isStorageKept>(),
}));

let root: Root;
let app: App;
let client: App["client"];
let waits: boolean[];
let fails: boolean;
let read: number;

/** A slip that only waits. */
function Slip() {
  waits.push(useListWait());
  return null;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openSlip(): Promise<void> {
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Slip />
      </QueryClientProvider>,
    ),
  );
  await pass(1);
}

// calls load it late: read from a busy machine's disk it would arrive after the test has moved its clock
beforeAll(() => import("ky"));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ now: 1_000_000 });
  vi.mocked(isStorageKept).mockReturnValue(false);
  vi.spyOn(performance, "now").mockImplementation(() => Date.now() - 1_000_000);
  app = testApp();
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  ({ client } = app);
  client.setQueryData(unSettleBetList({ language: "en-US" }).queryKey, openList([]));
  waits = [];
  fails = false;
  read = 0;
  vi.stubGlobal("fetch", async () => {
    read += 1;
    if (fails) return new Response("", { status: 503 });
    return new Response(JSON.stringify({ Code: 0, Data: { Bets: [], Count: 0, Amount: 0, WillWin: 0 } }));
  });
  root = createRoot(document.createElement("div"));
});

afterEach(() => {
  act(() => root.unmount());
  client.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("where nothing is kept, a slip reads the list that was read before once more, and waits for it", async () => {
  await openSlip();
  expect(waits[0]).toBe(true);
  expect(waits.at(-1)).toBe(false);
  expect(read).toBe(1);
});

test("while the list cannot be read it waits and asks again, and no longer than the first three minutes of the page", async () => {
  fails = true;
  await openSlip();
  await pass(6_100);
  expect(waits.at(-1)).toBe(true);
  expect(read).toBe(4);
  fails = false;
  await pass(2_000);
  expect(waits.at(-1)).toBe(false);
  expect(read).toBe(5);
});

test("a list that never comes shuts the button for three minutes", async () => {
  fails = true;
  await openSlip();
  await pass(177_000);
  expect(waits.at(-1)).toBe(true);
  await pass(6_000);
  expect(waits.at(-1)).toBe(false);
});

test("after three minutes, where storage works, and for a visitor nothing waits", async () => {
  vi.mocked(isStorageKept).mockReturnValue(true);
  await openSlip();
  expect(waits).not.toContain(true);
  act(() => root.unmount());
  root = createRoot(document.createElement("div"));
  vi.mocked(isStorageKept).mockReturnValue(false);
  useSession.of(app).setState({ phase: "visitor", account: undefined });
  await openSlip();
  expect(waits).not.toContain(true);
  act(() => root.unmount());
  root = createRoot(document.createElement("div"));
  useSession.of(app).setState({ phase: "member", account: "jason88" });
  vi.setSystemTime(1_180_000);
  await openSlip();
  expect(waits).not.toContain(true);
  expect(read).toBe(0);
});
