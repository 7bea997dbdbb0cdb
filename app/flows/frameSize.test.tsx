import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#app/api/queryClient.ts";
import { watchFrameSize } from "./frameSize.ts";

let stops: (() => void)[];
const poll = vi.fn<() => Promise<number>>(async () => 1);

/** The host gives the frame this height; a frame that is not rendered hears of nothing. */
const resize = (height: number): void => void vi.stubGlobal("innerHeight", height);

/** How many polls of 15 s there are in one minute. */
async function pollsInAMinute(): Promise<number> {
  poll.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  return poll.mock.calls.length;
}

/** Opens the page in a frame, or at top level. */
function open(isFramed: boolean): void {
  vi.stubGlobal("parent", isFramed ? {} : window);
  const board = { queryKey: ["board"], queryFn: poll, refetchInterval: 15_000 };
  const client = createQueryClient();
  client.mount();
  const unmount = () => client.unmount();
  stops = [watchFrameSize(), new QueryObserver(client, board).subscribe(() => undefined), unmount];
}

beforeEach(() => {
  vi.useFakeTimers();
  resize(600);
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("EMB-12: a frame whose host leaves it no room polls no more, and refreshes within a second of having some again", async () => {
  open(true);
  expect(await pollsInAMinute()).toBe(4);
  resize(0);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await pollsInAMinute()).toBe(0);
  poll.mockClear();
  resize(600);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(poll).toHaveBeenCalledTimes(1);
  expect(await pollsInAMinute()).toBe(4);
});

test("a page that is not framed polls whatever size it reports", async () => {
  open(false);
  resize(0);
  expect(await pollsInAMinute()).toBe(4);
});

test("once it is stopped, the size counts no more", async () => {
  open(true);
  resize(0);
  stops[0]?.();
  expect(await pollsInAMinute()).toBe(4);
});
