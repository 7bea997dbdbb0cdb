import { testApp } from "#app/application/testing/testApp.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePriceAge } from "#app/components/board/price/usePriceAge.ts";
import { useFeedAge } from "./useFeedAge.ts";

const NOON = Date.parse("2026-11-21T12:00:00Z");
const HOUR = 3_600_000;
const INTERVAL = 15_000;

let root: Root;
let updatedAt = NOON;

/** A list whose last good answer came at `updatedAt` by the device's clock. */
const feed = {
  updatedAt: () => updatedAt,
  failing: () => true,
  subscribe: () => () => undefined,
} as unknown as Parameters<typeof useFeedAge>[0];

const Ages = ({ at }: { readonly at: number }) => {
  const list = useFeedAge(feed, INTERVAL);
  const page = usePriceAge({ updatedAt: at, interval: INTERVAL, failing: true });
  return `${list?.age ?? "young"} ${page?.age ?? "young"}`;
};

const app = testApp();
const aged = (at: number) => (
  <QueryClientProvider client={app.client}>
    <Ages at={at} />
  </QueryClientProvider>
);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  updatedAt = NOON;
  root = createRoot(document.body);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test("prices that are not read anew grow old though the device's clock is set back", () => {
  act(() => root.render(aged(updatedAt)));
  pass(10_000);
  expect(document.body.textContent).toBe("young young");
  vi.setSystemTime(NOON - HOUR);
  pass(21_000);
  expect(document.body.textContent).toBe("30001 30001");
});

test("prices that are read after the clock was set back are young", () => {
  act(() => root.render(aged(updatedAt)));
  pass(31_000);
  expect(document.body.textContent).toBe("30001 30001");
  vi.setSystemTime(NOON - HOUR);
  updatedAt = NOON - HOUR;
  act(() => root.render(aged(updatedAt)));
  pass(6_000);
  expect(document.body.textContent).toBe("young young");
});
